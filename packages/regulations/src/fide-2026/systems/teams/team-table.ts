import {
  lastPairedRound,
  type Result,
  type TeamTournament,
  type Tournament,
  type TournamentMatch,
  turned,
} from '@escala/core';
import type { EventMatch, TeamsOfSystem, TeamTable } from '../../../contracts/event-teams.ts';
import { systemKind, TEAM_ORDERS } from '../../standings/tie-breaks-offered.ts';
import { isCode, readCode } from '../../tie-breaks/codes.ts';
import { rank } from '../../tie-breaks/rank.ts';
import { totalsOf } from '../../tie-breaks/record.ts';
import { fieldOfTeams } from '../../tie-breaks/teams.ts';
import { teamsOf } from './teams-of-players.ts';

/**
 * C.07 leaves the choice to the event: after match points the points of the boards, the match between those level, then the upper boards
 * (D-RR-6). Where the points of the boards rank, two that are level are level (D-RR-9).
 */
const ORDERS = { match: ['GP', 'DE', 'TBR'], game: [] } as const;

interface Ranking {
  readonly teams: TeamsOfSystem['of'];
  readonly score: TeamTable['score'];
  /** A round robin where nothing is said; the order of a Swiss is that of its table (D-TB-17). */
  readonly system?: Extract<TeamTournament['system'], 'team-swiss'>;
  readonly byes?: TeamTournament['byes'];
}

/** Two points for a match, one if it is drawn (C.07 4.2), after the last round of which all results are in. */
export function teamTable(
  tournament: Tournament,
  matches: readonly EventMatch[],
  { teams: of, score, system, byes }: Ranking = { teams: teamsOf, score: 'match' },
): TeamTable {
  const teams = of(tournament.players);
  const last = lastPairedRound(tournament);
  const round = Math.min(last, ...matches.filter(({ isOpen }) => isOpen).map((match) => match.round - 1));
  const boards = Math.max(1, ...matches.map((match) => match.boards.length + match.unopposed.length));
  const field = fieldOfTeams(
    {
      system: system ?? 'team-round-robin',
      rounds: round,
      primary: score,
      boards,
      teams: teams.map(({ name }, i) => ({ id: name, number: i + 1 })),
      matches: matches.filter((match) => match.round <= round).map((match) => told(match, teams)),
      byes,
    },
    round,
  );
  const order = system === undefined ? ORDERS[score] : TEAM_ORDERS[system];
  const use = { isTeam: true, system: systemKind(system ?? 'team-round-robin') };
  const codes = order.map((code) => readCode(code, use)).filter(isCode);
  const [matchPoints, gamePoints] = [totalsOf(field, 0), totalsOf(field, 1)];
  return {
    round,
    score,
    tiebreaks: codes.map(({ written }) => written),
    rows: rank(field, codes).rows.map(({ index, rank: place, tiebreaks }) => ({
      team: field.ids[index]!,
      rank: place,
      matchPoints: matchPoints[index]!,
      gamePoints: gamePoints[index]!,
      tiebreaks,
    })),
  };
}

/** As the first team sees it; a board without an opponent is won. */
function told(
  { round, first, second, boards, unopposed }: EventMatch,
  teams: ReturnType<typeof teamsOf>,
): TournamentMatch {
  const own = new Set(teams.find(({ name }) => name === first)?.players);
  const results: Result[] = [
    ...boards.map(({ white, result = '0-0' }) => (own.has(white) ? result : turned(result))),
    ...unopposed.map((player): Result => (own.has(player) ? '1-0' : '0-1')),
  ];
  const [result] = results;
  const isForfeited = boards.every(({ kind }) => kind === 'forfeit') && results.every((each) => each === result);
  if (isForfeited && (result === '1-0' || result === '0-1' || result === '0-0'))
    return { round, first, second, kind: 'forfeit', result };
  return { round, first, second, boards: results.map((each, i) => ({ board: i + 1, result: each })) };
}
