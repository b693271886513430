import { type Prize, type PrizeFund, type PrizeSharing, readPrizes } from '@escala/core';
import type { Speech } from '@escala/messages';
import { awardPrizes, type CompetitionRuleBook, prizeFaults, prizesBeforeTheEnd } from '@escala/regulations';
import type { ExitCode } from '../exit-codes.ts';
import { refuseFindings, refuseInput, warnOfFindings } from '../faults/competition-printing.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { prizesLines } from '../output/competitions/prizes-table.ts';
import { UsageError } from '../usage-error.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { withTournament } from './with-tournament.ts';

interface PrizesOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  /** For everybody, instead of the prizes of the document: amounts by place. */
  readonly prizes?: string;
  readonly currency?: string;
  readonly sharing?: PrizeSharing;
  readonly why?: boolean;
}

/** `escala prizes`: a tournament in, who takes which prize out, with the reasons. */
export async function prizes(file: string, options: PrizesOptions, speech: Speech): Promise<ExitCode> {
  const told = options.prizes === undefined ? undefined : prizesByPlace(options.prizes, options.currency);
  return withTournament(file, options, speech, ({ tournament, book, printing }) => {
    const fund = told === undefined ? tournament.prizes : fundOf(told, options, book, speech);
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

/** They are parted by commas, so that only the point parts decimals. */
function prizesByPlace(wanted: string, currency = 'EUR'): readonly Prize[] {
  const { prizes: read, faults } = readPrizes(wanted.replaceAll(',', ';'), currency);
  const [fault] = faults;
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
