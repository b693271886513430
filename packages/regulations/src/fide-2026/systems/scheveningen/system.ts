import type { Tournament, TournamentPlayer } from '@escala/core';
import type { CompetitionSystem, PairingResult } from '../../../contracts/competition.ts';
import type { EventTeam } from '../../../contracts/event-teams.ts';
import type { SeatPair } from '../../../shared/berger.ts';
import { checkRounds } from '../../../shared/check-rounds.ts';
import { leagueSystem, type ScheduleRule } from '../../../shared/scheduled-system.ts';
import { simulateTournament } from '../../../shared/simulate-tournament.ts';
import { teamMatches } from '../teams/team-matches.ts';
import { teamTable } from '../teams/team-table.ts';
import { numberedByTeam, teamsOf } from '../teams/teams-of-players.ts';

/** Two teams level on points stay level (D-RR-9). */
const RANKING = { teams: sidesOf, score: 'game', system: 'team-round-robin' } as const;

type Name = 'scheveningen' | 'double-scheveningen';

/**
 * Two teams, each player against every player of the other team, once or twice: the points of all boards are the score
 * (D-RR-8, D-RR-9).
 */
export function scheveningen(name: Name, rule: ScheduleRule): CompetitionSystem {
  const isDouble = name === 'double-scheveningen';
  const league = leagueSystem(isDouble ? 'double-round-robin' : 'round-robin', rule, {
    roundsNeeded: (players) => Math.ceil(players / 2) * (isDouble ? 2 : 1),
    rounds: isDouble ? doubleScheveningenRounds : scheveningenRounds,
    seated: (players) => seated(sidesOf(players)),
  });
  const pairTeams = ({ players }: Tournament, round: number): PairingResult => {
    const [first, second] = sidesOf(players).map((side) => side.name);
    const pairs = first === undefined || second === undefined ? [] : [{ board: 1, white: first, black: second }];
    return { kind: 'paired', round, pairs, byes: [], free: [] };
  };
  const matches = (tournament: Tournament) => teamMatches(tournament, pairTeams, sidesOf);
  const { article } = rule;
  return {
    ...league,
    word: name,
    eventType: 'team',
    numbered: numberedByTeam,
    check: (tournament) =>
      checkRounds(tournament, league.pair, { complete: article, pairs: article, colours: article, bye: article }),
    simulate: ({ absences: _absences, halfByes: _byes, ...terms }) =>
      simulateTournament(terms, name, league.pair, inTwoTeams),
    teams: {
      of: sidesOf,
      matches,
      // The tie-breaks of the event apply to the players.
      table: (tournament) => teamTable(tournament, matches(tournament), RANKING, []),
    },
  };
}

/** The two teams, the larger first; if no player has a team, the upper half by number plays the lower half (D-RR-9). */
function sidesOf(players: readonly TournamentPlayer[]): readonly EventTeam[] {
  if (players.some(({ team }) => team !== undefined))
    return teamsOf(players).toSorted((a, b) => b.players.length - a.players.length);
  const ids = numberedByTeam(players).map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  return [
    { name: 'A', players: ids.slice(0, half) },
    { name: 'B', players: ids.slice(half) },
  ];
}

/** A team may be one player short: those who would meet the missing player are free (D-RR-9). */
function seated(sides: readonly EventTeam[]) {
  const [first, second] = sides;
  if (sides.length === 2 && first!.players.length - second!.players.length <= 1)
    return [...first!.players, ...second!.players];
  const told = sides.map(({ name, players }) => `${name} (${players.length})`).join(', ');
  return [{ code: 'teams' as const, values: { count: sides.length, teams: told } }];
}

/** The strongest in one team, the next two in the other, and so on. */
const inTwoTeams = (players: readonly TournamentPlayer[]): TournamentPlayer[] =>
  players.map((player, i) => ({ ...player, team: i % 4 === 0 || i % 4 === 3 ? 'Team A' : 'Team B' }));

/**
 * Every player of one team meets every player of the other, by rotation (D-RR-8). Seats 1 to n are the first team, n +
 * 1 to 2n the second; each round the second team moves by half of the boards, so that a player who mostly had one
 * colour has the other in the next round. Counted from 0, seat i of the first team meets seat i + shift of the second,
 * and has White if 2i + shift, around the circle of n, falls in its first half. In an odd circle the middle belongs to
 * neither half: it is White for the first team in rounds 1, 3, 5 and so on.
 */
export function scheveningenRounds(players: number): SeatPair[][] {
  const boards = Math.ceil(players / 2);
  return Array.from({ length: boards }, (_, i) => {
    const shift = (Math.floor(i / 2) + (i % 2) * Math.ceil(boards / 2)) % boards;
    return Array.from({ length: boards }, (_seat, seat): SeatPair => {
      const twice = 2 * ((2 * seat + shift) % boards) + 1;
      const isWhite = twice < boards || (twice === boards && i % 2 === 0);
      const [own, other] = [seat + 1, boards + 1 + ((seat + shift) % boards)];
      return isWhite ? [own, other] : [other, own];
    });
  });
}

/**
 * Twice, the second time with colours reversed; with an odd number of boards the second cycle begins with round 2, so
 * that nobody has one colour three times running.
 */
export function doubleScheveningenRounds(players: number): SeatPair[][] {
  const first = scheveningenRounds(players);
  const turned = first.map((pairs) => pairs.map(([white, black]): SeatPair => [black, white]));
  const start = first.length % 2;
  return [...first, ...turned.slice(start), ...turned.slice(0, start)];
}
