import { lastPairedRound, type Result, type Tournament, type TournamentMatch, turned } from '@escala/core';
import type { EventMatch, TeamsOfSystem, TeamTable } from '../../../contracts/event-teams.ts';
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
}

/** Two points for a match, one if it is drawn (C.07 4.2), after the last round of which all results are in. */
export function teamTable(
  tournament: Tournament,
  matches: readonly EventMatch[],
  { teams: of, score }: Ranking = { teams: teamsOf, score: 'match' },
): TeamTable {
  const teams = of(tournament.players);
  const last = lastPairedRound(tournament);
  const round = Math.min(last, ...matches.filter(({ isOpen }) => isOpen).map((match) => match.round - 1));
  const boards = Math.max(1, ...matches.map((match) => match.boards.length + match.unopposed.length));
  const field = fieldOfTeams(
    {
      system: 'team-round-robin',
      rounds: round,
      primary: score,
      boards,
      teams: teams.map(({ name }, i) => ({ id: name, number: i + 1 })),
      matches: matches.filter((match) => match.round <= round).map((match) => told(match, teams)),
    },
    round,
  );
  const codes = ORDERS[score].map((code) => readCode(code, { isTeam: true, system: 'round-robin' })).filter(isCode);
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
  return { round, first, second, boards: results.map((result, i) => ({ board: i + 1, result })) };
}
