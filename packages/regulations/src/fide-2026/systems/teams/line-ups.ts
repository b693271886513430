import { gamesPerMatchIn, type Tournament } from '@escala/core';
import type { DrawnRound } from '../../../contracts/competition.ts';
import type { EventTeam } from '../../../contracts/event-teams.ts';
import { teamsOf } from './teams-of-players.ts';

/** Boards of a match: as the event says, else the number of players of the smallest team (D-RR-5). */
export const boardsOfMatch = (tournament: Tournament, teams: readonly EventTeam[]): number =>
  tournament.gamesPerMatch === undefined
    ? Math.min(...teams.map(({ players }) => players.length))
    : gamesPerMatchIn(tournament, 1);

/**
 * The boards of all matches: the first-named team has White on odd boards. A player without an opponent wins the board
 * without play.
 */
export function boardsOf(
  tournament: Tournament,
  { round, pairs, byes, free }: DrawnRound,
): Pick<DrawnRound, 'pairs' | 'byes' | 'free'> {
  const teams = teamsOf(tournament.players);
  const boards = boardsOfMatch(tournament, teams);
  const lineUp = (name: string): string[] =>
    teams
      .find((team) => team.name === name)!
      .players.filter((player) => isHere(tournament, player, round))
      .slice(0, boards);
  const games: Omit<DrawnRound['pairs'][number], 'board'>[] = [];
  const unopposed: string[] = [];
  for (const { white: first, black: second, trace } of pairs) {
    const [own, others] = [lineUp(first), lineUp(second)];
    for (let i = 0; i < boards; i++) {
      const [a, b] = [own[i], others[i]];
      if (a !== undefined && b !== undefined)
        games.push({ ...(i % 2 === 0 ? { white: a, black: b } : { white: b, black: a }), ...(trace && { trace }) });
      else if ((a ?? b) !== undefined) unopposed.push((a ?? b)!);
    }
  }
  return {
    pairs: games.map((game, i) => ({ board: i + 1, ...game })),
    byes: [
      ...byes.flatMap(({ player, points }) => lineUp(player).map((each) => ({ player: each, points }))),
      ...unopposed.map((player) => ({ player, points: tournament.scoring?.win ?? 1 })),
    ],
    free: free.flatMap(lineUp),
  };
}

export const isHere = ({ absences = [], byes = [], withdrawals = [] }: Tournament, id: string, of: number): boolean =>
  !absences.some(({ round, player }) => player === id && round === of) &&
  !byes.some(({ round, player, kind = 'pairing' }) => player === id && round === of && kind !== 'pairing') &&
  !withdrawals.some(({ player, afterRound }) => player === id && afterRound < of);
