import type { KnockoutPlace, KnockoutRound, LeagueRound, Schedule } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import { competitionPrinting, refuseDocument, refuseFindings } from '../faults/refuse.ts';
import { bookOfReport, notInRules, type RulesOption, systemOf } from '../input/competition-book.ts';
import { displayWidth } from '../output/display-width.ts';
import type { Layout } from '../output/terminal-layout.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

const NARROWEST = 80;
const GAP = '   ';

/** Round by round, with as many pairs side by side as fit the terminal. */
function scheduleLines(schedule: Schedule, speech: Speech): (layout: Layout) => string[] {
  const { system, players } = schedule;
  return (layout) => [
    layout.paint.strong(speech.translate(`cli.schedule.${system}`, { players, rounds: schedule.rounds.length })),
    ...schedule.rounds.flatMap((round) => roundLines(round, speech, layout)),
  ];
}

function roundLines(round: LeagueRound | KnockoutRound, { translate }: Speech, { paint, width }: Layout): string[] {
  const place = (who: KnockoutPlace): string =>
    typeof who === 'string' ? who : translate('cli.schedule.winner', { board: who.winner });
  const pairs = round.pairs.map(({ white, black }) => `${place(white)} - ${place(black)}`);
  const byes = 'byes' in round ? round.byes : round.bye === null ? [] : [round.bye];
  return [
    '',
    paint.strong(translate('web.round.title', { round: round.round })),
    ...inColumns(pairs, width ?? NARROWEST),
    ...(byes.length === 0
      ? []
      : [`  ${paint.faint(translate('cli.schedule.byes', { count: byes.length, players: byes.join(', ') }))}`]),
  ];
}

function inColumns(texts: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...texts.map(displayWidth));
  const each = Math.max(1, Math.floor((width - 2 + GAP.length) / (widest + GAP.length)));
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += each) {
    const padded = texts.slice(at, at + each).map((text) => text + ' '.repeat(widest - displayWidth(text)));
    lines.push(`  ${padded.join(GAP).trimEnd()}`);
  }
  return lines;
}

interface ScheduleOptions extends ResultOptions, RulesOption {
  /** A system, of any book, that has a schedule. */
  readonly system: string;
  readonly players: number;
}

/** `escala schedule`: all rounds of a league or a knockout, by number. */
export async function schedule(options: ScheduleOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting('--players', options);
  const book = bookOfReport(options, options);
  const found = systemOf(book, options);
  if (!found.ok) return refuseDocument(found, printing, speech);
  if (found.system.schedule === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
  const drawnUp = found.system.schedule(options.players);
  if (drawnUp.kind === 'refused') return refuseFindings(drawnUp.findings, printing, speech);
  const { schedule: document } = drawnUp;
  return deliverResult({ document, lines: scheduleLines(document, speech) }, options, printing, speech);
}
