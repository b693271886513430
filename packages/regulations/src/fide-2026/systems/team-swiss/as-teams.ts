import type { Tournament, TournamentPlayer } from '@escala/core';
import { teamsOf } from '../teams/teams-of-players.ts';
import { matchesOfGames } from './matches-of-games.ts';
import { teamByes } from './state-of-tournament.ts';

/** The same tournament with teams as players and matches as games: who met whom, with which colour, and who rested. */
export function asTeams(tournament: Tournament): Tournament {
  return {
    ...tournament,
    players: teamsOf(tournament.players).map(({ name }, i) => ({ id: name, number: i + 1 })),
    games: matchesOfGames(tournament).map(({ round, first, second }) => ({ round, white: first, black: second })),
    byes: teamByes(tournament).map(({ round, team, kind }) => ({ round, player: team, points: 0, kind })),
  };
}

/** Boards of an invented team. */
const BOARDS = 4;

/** Teams of four, as even as possible: the strongest of each first, then the next ones in reverse order. */
export function inTeams(players: readonly TournamentPlayer[]): TournamentPlayer[] {
  const count = Math.max(1, Math.floor(players.length / BOARDS));
  const seated = players.map((player, i) => {
    const [row, column] = [Math.floor(i / count), i % count];
    return { player, team: row % 2 === 0 ? column : count - 1 - column };
  });
  return seated
    .toSorted((a, b) => a.team - b.team)
    .map(({ player, team }, i) => ({ ...player, number: i + 1, team: `Team ${team + 1}` }));
}
