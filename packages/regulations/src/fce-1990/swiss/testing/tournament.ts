import type { Tournament, TournamentGame } from '@escala/core';

/** A tournament for tests: this many players rated 2000, numbered in order. */
export function tournamentOf(players: number, parts: Partial<Tournament> = {}): Tournament {
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: 9,
    initialColour: 'white',
    players: Array.from({ length: players }, (_, i) => ({ id: String(i + 1), number: i + 1, rating: 2000 })),
    games: [],
    ...parts,
  };
}

/** Games such as `1-5 1-0`, separated by commas: White, Black and result. */
export function gamesOf(round: number, text: string): TournamentGame[] {
  return text.split(', ').map((game) => {
    const [pair, result, kind] = game.split(' ') as [string, TournamentGame['result'], TournamentGame['kind']];
    const [white, black] = pair.split('-') as [string, string];
    return { round, white, black, result, ...(kind ? { kind } : {}) };
  });
}
