import type { Speech } from '@escala/messages';
import type { ExitCode } from '../exit-codes.ts';
import { competitionPrinting, refuseFindings, refuseInput } from '../faults/competition-printing.ts';
import { competitionBook, notInRules, type RulesOption, systemOf } from '../input/competition-book.ts';
import { scheduleLines } from '../output/competitions/schedule-text.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

interface ScheduleOptions extends ResultOptions, RulesOption {
  /** One of some book that has a schedule. */
  readonly system: string;
  readonly players: number;
}

/** `escala schedule`: all rounds of a league or a knockout, by numbers. */
export async function schedule(options: ScheduleOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting('--players', options);
  const book = competitionBook(options, options);
  const found = systemOf(book, options);
  if (!found.ok) return refuseInput(found.fault, printing, speech);
  if (found.system.schedule === undefined) return refuseInput(notInRules(book), printing, speech);
  const drawnUp = found.system.schedule(options.players);
  if (drawnUp.kind === 'refused') return refuseFindings(drawnUp.findings, printing, speech);
  const { schedule: document } = drawnUp;
  return deliverResult({ document, lines: scheduleLines(document, speech) }, options, printing, speech);
}
