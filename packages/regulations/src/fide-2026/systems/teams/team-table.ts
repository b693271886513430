import {
  lastPairedRound,
  type Result,
  type TeamTournament,
  type Tournament,
  type TournamentMatch,
  turned,
} from '@escala/core';
import type { EventMatch, TeamsOfSystem, TeamTable } from '../../../contracts/event-teams.ts';
import { codesOf, rankedRows } from '../../standings/ranked-rows.ts';
import { systemKind } from '../../standings/tie-breaks-offered.ts';
import { totalsOf } from '../../tie-breaks/record.ts';
import { fieldOfTeams } from '../../tie-breaks/teams.ts';
import type { teamsOf } from './teams-of-players.ts';

interface Ranking {
  readonly teams: TeamsOfSystem['of'];
  readonly score: TeamTable['score'];
  readonly system: TeamTournament['system'];
  readonly byes?: TeamTournament['byes'];
}

/** The matches of an event as a team tournament; two points for a won match, one for a drawn one (C.07 4.2). */
export function teamTournament(
  { name, rules, rounds, players, tiebreakRules, assignedPoints }: Tournament,
  matches: readonly EventMatch[],
  { teams: of, score, system, byes }: Ranking,
): TeamTournament {
  const teams = of(players);
  const assigned = assignedPoints?.flatMap(({ round, player, points: gamePoints, matchPoints: points }) => {
    const team = teams.find((each) => each.players.includes(player))?.name;
    return team === undefined ? [] : [{ round, team, ...(points && { points }), ...(gamePoints && { gamePoints }) }];
  });
  return {
    format: 'escala/tournament@1',
    name,
    rules,
    system,
    rounds,
    primary: score,
    tiebreakRules,
    boards: Math.max(1, ...matches.map((match) => match.boards.length + match.unopposed.length)),
    teams: teams.map((team, i) => ({ id: team.name, number: i + 1 })),
    matches: matches.map((match) => told(match, teams)),
    byes,
    ...(assigned && { assignedPoints: assigned }),
  };
}

/** The table after the last round with all results, by codes of C.07 5. */
export function teamTable(
  tournament: Tournament,
  matches: readonly EventMatch[],
  ranking: Ranking,
  tiebreaks: readonly string[],
): TeamTable {
  const open = matches.filter(({ isOpen }) => isOpen).map((match) => match.round - 1);
  const round = Math.min(lastPairedRound(tournament), ...open);
  const { score, system } = ranking;
  const field = fieldOfTeams(teamTournament(tournament, matches, ranking), round);
  const { codes } = codesOf(tiebreaks, system, { isTeam: true, system: systemKind(system) });
  const [matchPoints, gamePoints] = [totalsOf(field, 0), totalsOf(field, 1)];
  return {
    round,
    score,
    tiebreaks: codes.map(({ written }) => written),
    rows: rankedRows(field, codes, false).rows.map(({ player: team, rank, tiebreaks: values }) => {
      const index = field.ids.indexOf(team);
      return { team, rank, matchPoints: matchPoints[index]!, gamePoints: gamePoints[index]!, tiebreaks: values };
    }),
  };
}

/** From the first team's side; a board without an opponent is won. */
function told(
  { round, first, second, boards, unopposed }: EventMatch,
  teams: ReturnType<typeof teamsOf>,
): TournamentMatch {
  const own = new Set(teams.find(({ name }) => name === first)?.players);
  const results: (Result | undefined)[] = [
    ...boards.map(({ white, result }) => (own.has(white) ? result : result && turned(result))),
    ...unopposed.map((player): Result => (own.has(player) ? '1-0' : '0-1')),
  ];
  const [result] = results;
  const isForfeited = boards.every(({ kind }) => kind === 'forfeit') && results.every((each) => each === result);
  if (isForfeited && (result === '1-0' || result === '0-1' || result === '0-0'))
    return { round, first, second, kind: 'forfeit', result };
  return { round, first, second, boards: results.map((each, i) => ({ board: i + 1, result: each })) };
}
