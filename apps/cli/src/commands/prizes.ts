import type { Prize, PrizeFund, PrizeSharing, Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { awardPrizes, type CompetitionRuleBook, prizeFaults, prizesBeforeTheEnd } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseFindings, refuseInput, warnOfFindings } from '../faults/competition-printing.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { prizesLines } from '../output/competitions/prizes-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { withTournament } from './with-tournament.ts';

export interface PrizesOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  /** For everybody, instead of the prizes of the document. */
  readonly prizes?: readonly Prize[];
  readonly currency?: string;
  readonly sharing?: PrizeSharing;
  readonly why?: boolean;
}

/** `escala prizes`: a tournament in, who takes which prize out, with the reasons. */
export function prizes(file: string, options: PrizesOptions, speech: Speech): Promise<ExitCode> {
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const fund = fundOf(options, tournament, book, speech);
    if (fund === undefined) return refuseInput({ code: 'input.no-prizes', values: {} }, printing, speech);
    const { round, tiebreaks } = options;
    checkTieBreaks(book.standings, Object.keys(book.standings.tieBreaks), tiebreaks);
    const ranked = book.standings.rank(tournament, { round, tiebreaks });
    if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
    const faults = prizeFaults(fund, book.prizes);
    if (faults.length > 0) return refuseFindings(faults, printing, speech);
    const { standings, findings } = ranked;
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

function fundOf(
  { prizes: told, currency = 'EUR', sharing }: PrizesOptions,
  { prizes: fund }: Tournament,
  book: CompetitionRuleBook,
  { translate }: Speech,
): PrizeFund | undefined {
  if (told === undefined) return fund;
  const name = translate('web.word.general');
  return { currency, limit: 'one', categories: [{ name, sharing: sharing ?? book.prizes.sharing[0], prizes: told }] };
}
