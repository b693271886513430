import {
  type Prize,
  type PrizeAward,
  type PrizeFund,
  type PrizeSharing,
  type Prizes,
  readPrizes,
  type Tournament,
} from '@escala/core';
import { categoryText, limitText, prizeText, type Speech, totalTexts } from '@escala/messages';
import { awardPrizes, type CompetitionRuleBook, prizeFaults, prizesBeforeTheEnd } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseDocument, refuseFindings, warnOfFindings } from '../faults/refuse.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { warnOfUnusedSettings } from '../input/unused-settings.ts';
import { titleLines } from '../output/competitions/round-table.ts';
import { People } from '../output/people.ts';
import { reasonLines } from '../output/reason-lines.ts';
import { type Cell, type Column, tableLines } from '../output/table.ts';
import type { Layout } from '../output/terminal-layout.ts';
import { UsageError } from '../usage-error.ts';
import { deliverResult, type TournamentOptions, withTournament } from './deliver-result.ts';

/** The prizes by category, and on request why each goes to its winner. */
function prizesLines(
  tournament: Tournament,
  prizes: Prizes,
  speech: Speech,
  isWhyAsked: boolean,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  const title = translate('cli.prizes-title', { round: prizes.round, rounds: tournament.rounds });
  const columns: Column[] = [
    { title: translate('web.word.place'), align: 'right' },
    { title: translate('web.word.name'), align: 'left', elastic: true },
    { title: translate('web.prizes.prize'), align: 'right' },
  ];
  const nameOf = ({ category, taker }: PrizeAward): string =>
    prizes.categories[category]!.teamOf === undefined ? people.name(taker) : taker;
  return (layout) => {
    const { paint, width } = layout;
    const cellsOf = (award: PrizeAward): Cell[] => [
      { text: String(award.place) },
      { text: nameOf(award) },
      { text: prizeText(speech, award.prize, prizes.currency), paint: paint.strong },
    ];
    const ofCategory = (at: number): string[] => {
      const category = prizes.categories[at]!;
      const awards = prizes.awards.filter((award) => award.category === at);
      const why = (award: PrizeAward): string[] => [
        paint.strong(nameOf(award)),
        ...reasonLines(award.steps, speech, layout),
      ];
      return [
        '',
        `${paint.strong(category.name)}  ${paint.faint(categoryText(speech, category))}`,
        ...tableLines(columns, awards.map(cellsOf), { width, titlePaint: paint.faint }),
        ...(isWhyAsked ? awards.flatMap(why) : []),
      ];
    };
    return [
      ...titleLines(tournament, title, layout),
      limitText(speech, prizes),
      ...prizes.categories.flatMap((_, at) => ofCategory(at)),
      '',
      ...totalTexts(speech, prizes),
    ];
  };
}

interface PrizesOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  /** Amounts by place for all players, instead of the document's prizes. */
  readonly prizes?: string;
  readonly currency?: string;
  readonly sharing?: PrizeSharing;
  readonly why?: boolean;
}

/** `escala prizes`: reads a tournament, and writes who wins which prize, with reasons. */
export async function prizes(file: string, options: PrizesOptions, speech: Speech): Promise<ExitCode> {
  const told = options.prizes === undefined ? undefined : prizesByPlace(options.prizes, options.currency);
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const fund = told === undefined ? tournament.prizes : fundOf(told, options, book, speech);
    if (fund === undefined) return refuseDocument({ fault: { code: 'input.no-prizes', values: {} } }, printing, speech);
    const { round, tiebreaks } = options;
    checkTieBreaks(book.standings, Object.keys(book.standings.tieBreaks), tiebreaks);
    const ranked = book.standings.rank(tournament, { round, tiebreaks });
    if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
    const faults = prizeFaults(fund, book.prizes);
    if (faults.length > 0) return refuseFindings(faults, printing, speech);
    const { standings, findings } = ranked;
    warnOfUnusedSettings('standings', tournament, book, printing, speech);
    warnOfFindings([...findings, ...prizesBeforeTheEnd(book.prizes, tournament, standings.round)], printing, speech);
    const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
    const document = awardPrizes({
      rules: book.prizes,
      fund,
      players: tournament.players,
      rows: standings.rows,
      round: standings.round,
      year: Number((tournament.event?.start ?? book.inForceFrom).slice(0, 4)),
      nameOf: (id) => names.get(id) ?? id,
      isKnockout: book.standings.byRoundReached?.includes(tournament.system),
    });
    const lines = prizesLines(tournament, document, speech, options.why === true);
    return deliverResult({ document, lines }, options, printing, speech);
  });
}

/** Amounts are separated by commas, so only the point is a decimal sign. */
function prizesByPlace(wanted: string, currency = 'EUR'): readonly Prize[] {
  const { prizes: read, faults } = readPrizes(wanted.replaceAll(',', ';'), currency);
  const [fault = read.length === 0 ? { text: '' } : undefined] = faults;
  if (fault !== undefined) throw new UsageError('cli.usage.no-amount', { name: '--prizes', wanted: fault.text });
  return read;
}

function fundOf(
  told: readonly Prize[],
  { currency = 'EUR', sharing }: PrizesOptions,
  book: CompetitionRuleBook,
  { translate }: Speech,
): PrizeFund {
  const name = translate('web.word.general');
  return { currency, limit: 'one', categories: [{ name, sharing: sharing ?? book.prizes.sharing[0], prizes: told }] };
}
