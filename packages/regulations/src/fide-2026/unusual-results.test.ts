import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2026 } from './book.ts';
import { stateOfTournament } from './systems/dutch/state-of-tournament.ts';

const tournament: Tournament = {
  format: 'escala/tournament@1',
  system: 'fide-dutch',
  rounds: 2,
  initialColour: 'white',
  players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1, rating: 2000 - i })),
  games: [
    { round: 1, white: 'a', black: 'c', result: '1/2-0' },
    { round: 1, white: 'd', black: 'b', result: '0-0', kind: 'played' },
  ],
};

describe('results that an arbiter decided', () => {
  it('[C.04.1] [D-DUTCH-32] are games: each has the own points, the colour, and has met the other', () => {
    const { state, ids } = stateOfTournament(tournament, 2);
    expect(ids).toEqual(['a', 'b', 'c', 'd']);
    expect(state.players.map(({ records }) => records[0])).toEqual([
      { kind: 'played', points: 5, opponent: 2, colour: 'white' },
      { kind: 'played', points: 0, opponent: 3, colour: 'black' },
      { kind: 'played', points: 0, opponent: 0, colour: 'black' },
      { kind: 'played', points: 0, opponent: 1, colour: 'white' },
    ]);
  });

  it('[7.7] [9.1] [D-TB-16] tie-breaks count them as games, each side with the own points', () => {
    const ranked = fide2026.standings.rank(tournament, { tiebreaks: ['STD', 'BPG', 'WON', 'BH', 'SB'], round: 1 });
    expect(ranked.kind).toBe('ranked');
    if (ranked.kind !== 'ranked') return;
    const rows = ranked.standings.rows.map(({ player, points, tiebreaks }) => [player, points, ...tiebreaks]);
    expect(rows.sort()).toEqual([
      ['a', 0.5, 1, 0, 0, 0, 0],
      ['b', 0, 0.5, 1, 0, 0, 0],
      ['c', 0, 0, 1, 0, 0.5, 0],
      ['d', 0, 0.5, 0, 0, 0, 0],
    ]);
  });
});
