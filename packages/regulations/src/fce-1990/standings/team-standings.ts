import { DOUBLED, type Finding, type TeamCompetition, type TeamMatch } from '@escala/core';
import type { StandingsResult } from '../../contracts/standings.ts';
import type { TeamScoring, TeamStandingsOptions } from '../../contracts/teams.ts';
import { refusal } from '../../shared/refusal.ts';
import { leftBeforeHalf } from '../parameters.ts';
import type { TieBreakName } from '../tie-breaks/all-tie-breaks.ts';
import {
  BYE,
  type Crosstable,
  cellOf,
  emptyTable,
  enter,
  markWithdrawn,
  outcomesOf,
  TAKEN_OUT,
} from '../tie-breaks/crosstable.ts';
import { COPA_CATALANA, TEAM_CHAMPIONSHIP, TEAM_FINALS } from '../tie-breaks/orders.ts';
import { eliminatedTeamsNotRecorded } from './eliminated.ts';
import { countedMatch, doubledBoardPoints, isFinished, matchResult } from './match-result.ts';
import { tieBreakRefusals } from './refusals.ts';
import { rankedTable } from './standings.ts';

/**
 * The team table up to a round; every match in it must be finished. Points are match points (Sistemes 4.1) or board
 * points (Sistemes 4.1.1).
 */
function teamTable(competition: TeamCompetition, round: number, scoring: TeamScoring): Crosstable {
  const teams = competition.teams.toSorted((a, b) => a.number - b.number);
  const index = new Map(teams.map(({ id }, i) => [id, i]));
  const ids = teams.map(({ id }) => id);
  const table: Crosstable = {
    ...emptyTable(ids, round, scoring === 'match' ? 1 : competition.boards),
    doubledBoards: new Array(ids.length * round).fill(undefined),
  };
  // Retirats 14.3.1 applies to teams as to players, at once (D-COMP-50).
  for (const { team, afterRound } of competition.withdrawals ?? [])
    if (afterRound <= round && leftBeforeHalf(afterRound, competition.rounds)) table.annulled[index.get(team)!] = 1;
  for (const match of competition.matches)
    if (match.round <= round) enterMatch(table, competition, match, index, scoring);
  for (const bye of competition.byes ?? [])
    if (bye.round <= round) enter(table, index.get(bye.team)!, bye.round, BYE, 2 * bye.points);
  for (const { team, afterRound } of competition.withdrawals ?? []) markWithdrawn(table, index.get(team)!, afterRound);
  return table;
}

function enterMatch(
  table: Crosstable,
  { system, boards }: TeamCompetition,
  told: TeamMatch,
  index: ReadonlyMap<string, number>,
  scoring: TeamScoring,
): void {
  const match = countedMatch(told, boards);
  const [home, away] = [index.get(match.home)!, index.get(match.away)!];
  // D-COMP-5: in a league the matches of a team that left early are removed for both sides.
  if (system === 'league' && (table.annulled[home] === 1 || table.annulled[away] === 1)) {
    enter(table, home, match.round, TAKEN_OUT, 0);
    enter(table, away, match.round, TAKEN_OUT, 0);
    return;
  }
  const result = matchResult(match)!;
  const kind = match.kind ?? 'played';
  const outcomes = outcomesOf(result, kind);
  (['home', 'away'] as const).forEach((side, i) => {
    const [team, opponent] = side === 'home' ? [home, away] : [away, home];
    const points = doubledBoardPoints(match, boards, side);
    const score = scoring === 'match' ? DOUBLED[result][i]! : points.reduce((sum, doubled) => sum + doubled, 0);
    enter(table, team, match.round, outcomes[i]!, score);
    const cell = cellOf(table, team, match.round);
    table.doubledBoards![cell] = points;
    if (kind === 'played') table.opponents[cell] = opponent;
  });
}

/**
 * The table of a team competition. Unless given, the tie-breaks are those of the championship (Desempats 1.1.1), in a
 * final those of the finals (Desempats 1.5.1), in a knockout those of the Copa Catalana (Desempats 1.2.1).
 */
export function teamStandings(competition: TeamCompetition, options: TeamStandingsOptions = {}): StandingsResult {
  const round = options.round ?? lastFinishedRound(competition);
  const names = options.tiebreaks ?? orderOf(competition);
  const faults = [
    ...roundRefusals(competition, round),
    ...unfinished(competition, round),
    ...tieBreakRefusals(names, 'teams'),
  ];
  if (faults.length > 0) return { kind: 'refused', findings: faults };
  const table = teamTable(competition, round, options.scoring ?? 'match');
  return {
    kind: 'ranked',
    standings: rankedTable(table, names as readonly TieBreakName[], options.workings),
    findings: eliminatedTeamsNotRecorded(competition, round),
  };
}

function orderOf({ final, system }: TeamCompetition): readonly TieBreakName[] {
  if (final) return TEAM_FINALS;
  return system === 'knockout' ? COPA_CATALANA : TEAM_CHAMPIONSHIP;
}

function lastRound({ matches, byes = [] }: TeamCompetition): number {
  return Math.max(0, ...matches.map(({ round }) => round), ...byes.map(({ round }) => round));
}

/** D-COMP-10: the last round, or the one before while it is in progress. */
function lastFinishedRound(competition: TeamCompetition): number {
  const last = lastRound(competition);
  return competition.matches.some((match) => match.round === last && !isFinished(match)) ? last - 1 : last;
}

function roundRefusals(competition: TeamCompetition, round: number): Finding[] {
  const last = lastRound(competition);
  if (Number.isInteger(round) && round >= 0 && round <= last) return [];
  return [refusal('fce-1990.standings-round', 'Desempats 1', { asked: round, last })];
}

function unfinished({ matches }: TeamCompetition, asked: number): Finding[] {
  return matches
    .filter((match) => match.round <= asked && !isFinished(match))
    .map(({ round, home, away }) =>
      refusal('fce-1990.standings-result', 'Sistemes 4.1', { round, white: home, black: away }, { round }),
    );
}
