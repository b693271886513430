import { DOUBLED, type TeamCompetition, type TeamMatch } from '@escala/core';
import type { TeamScoring } from '../../contracts/teams.ts';
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
import { leftBeforeHalf } from '../tie-breaks/parameters.ts';
import { countedMatch, doubledBoardPoints, matchResult } from './match-result.ts';

/** What happened to the teams up to a round; every match in it is finished. Points are those of the match (Sistemes 4.1) or of its boards (Sistemes 4.1.1). */
export function teamTable(competition: TeamCompetition, round: number, scoring: TeamScoring): Crosstable {
  const teams = competition.teams.toSorted((a, b) => a.number - b.number);
  const index = new Map(teams.map(({ id }, i) => [id, i]));
  const ids = teams.map(({ id }) => id);
  const table: Crosstable = {
    ...emptyTable(ids, round, scoring === 'match' ? 1 : competition.boards),
    doubledBoards: new Array(ids.length * round).fill(undefined),
  };
  // Retirats 14.3.1 speaks of teams as of players.
  for (const { team, afterRound } of competition.withdrawals ?? [])
    if (afterRound < round && leftBeforeHalf(afterRound, competition.rounds)) table.annulled[index.get(team)!] = 1;
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
  // D-COMP-5: a league takes the matches of who left early out for both sides.
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
