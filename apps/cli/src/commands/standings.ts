import { entryOf, type TeamTournament, type Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionRuleBook } from '@escala/regulations';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { competitionPrinting, refuseDocument, refuseFindings, warnOfFindings } from '../faults/refuse.ts';
import { ALL_SYSTEMS, competitionBook, notInRules, teamBook } from '../input/competition-book.ts';
import { readAnyTournament } from '../input/competition-document.ts';
import { checkTieBreaks } from '../input/tie-break-names.ts';
import { warnOfUnusedSettings } from '../input/unused-settings.ts';
import { standingsLines } from '../output/competitions/standings-table.ts';
import { deliverResult, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface StandingsOptions extends TournamentOptions {
  readonly round?: number;
  readonly tiebreaks?: readonly string[];
  readonly workings?: boolean;
}

/**
 * `escala standings`: reads a tournament of players or teams, and writes
 * its standings; those of the teams if the event ranks them (D-TB-23).
 */
export async function standings(file: string, options: StandingsOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const read = await readAnyTournament(file, options, printing, speech);
  if (read === undefined) return REFUSED;
  const { tieBreaks: said } = read;
  const { book, tournament, rank, tieBreaks } = rankingOf(read.tournament, options);
  if (rank === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
  const { round, tiebreaks, workings } = options;
  const byOwn = rank({ round, workings, tiebreaks: tiebreaks ?? (said.length > 0 ? said : undefined) });
  // If other codes do not fit either, the book reports all of them at once.
  const isUnfit = byOwn.findings.some(({ code }) => /\.tie-break-(?!unknown)/.test(code));
  if (!isUnfit) checkTieBreaks(book.standings, tieBreaks, tiebreaks);
  const isOwnOrder = byOwn.kind === 'ranked' || tiebreaks !== undefined || said.length === 0;
  const ranked = isOwnOrder ? byOwn : rank({ round, workings });
  if (ranked.kind === 'refused') return refuseFindings(ranked.findings, printing, speech);
  // D-TB-21: codes of the report that do not fit it are reported, and the book's order applies.
  const unfit = isOwnOrder ? [] : byOwn.findings.map((each) => ({ ...each, severity: 'warning' as const }));
  warnOfUnusedSettings('standings', read.tournament, book, printing, speech);
  warnOfFindings([...unfit, ...ranked.findings], printing, speech);
  const document = ranked.standings;
  const lines = standingsLines(tournament, document, { book, event: read.tournament }, speech);
  return deliverResult({ document, lines }, options, printing, speech);
}

type Rank = (
  options: Parameters<CompetitionRuleBook['standings']['rank']>[1],
) => ReturnType<CompetitionRuleBook['standings']['rank']>;

interface Ranking {
  readonly book: CompetitionRuleBook;
  /** Of the teams, where they are ranked. */
  readonly tournament: Tournament | TeamTournament;
  readonly rank?: Rank;
  readonly tieBreaks: readonly string[];
}

function rankingOf(tournament: Tournament | TeamTournament, options: StandingsOptions): Ranking {
  if ('teams' in tournament) return rankingOfTeams(tournament, teamBook(options, tournament));
  const book = competitionBook(options, tournament);
  const own = entryOf(book.systems, tournament.system);
  // A system of teams that another book pairs is still one of teams.
  const ranked = (own ?? entryOf(ALL_SYSTEMS, tournament.system))?.teams?.ranked;
  if (ranked) return rankingOfTeams(ranked.tournament(tournament), book, own && ranked.order);
  const tieBreaks = Object.keys(book.standings.tieBreaks);
  return { book, tournament, rank: (wanted) => book.standings.rank(tournament, wanted), tieBreaks };
}

function rankingOfTeams(tournament: TeamTournament, book: CompetitionRuleBook, order?: readonly string[]): Ranking {
  const { teams } = book.standings;
  if (teams === undefined) return { book, tournament, tieBreaks: [] };
  const rank: Rank = (wanted) => teams.rank(tournament, { ...wanted, tiebreaks: wanted?.tiebreaks ?? order });
  return { book, tournament, rank, tieBreaks: teams.tieBreaks };
}
