import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { pairingRefusals, pairingRemarks } from './refusals.ts';
import { gamesOf, tournamentOf } from './testing/tournament.ts';

const codes = (tournament: Tournament, round = 1): string[] =>
  pairingRefusals(tournament, round).map(({ code, article }) => `${code.replace('fce-1990.swiss.', '')} ${article}`);

describe('a round that cannot be paired as the document stands', () => {
  it('[Suis 1] rounds up to the number announced: 8, 9 and not 10', () => {
    expect([8, 9, 10].map((round) => codes(tournamentOf(4), round))).toEqual([[], [], ['round-beyond Suis 1']]);
  });
  it('[Suis 14.2] the colour drawn is needed', () => {
    const { initialColour: _, ...without } = tournamentOf(4);
    expect(codes(without)).toEqual(['initial-colour Suis 14.2']);
  });
  it('[Suis 6] every earlier game has a result; one that both lost over the board has', () => {
    const games = [...gamesOf(1, '1-2 0-0, 3-4 0-0 forfeit'), { round: 2, white: '1', black: '3' }];
    const tournament = tournamentOf(4, { games });
    expect(codes(tournament, 2)).toEqual([]);
    expect(codes(tournament, 3)).toEqual(['result-missing Suis 6']);
  });
  it('[Suis 7] numbers for all or none, all different; no rating of 0, no unknown title; everything at once', () => {
    const players = [
      { id: 'a', number: 1, rating: 0 },
      { id: 'b', number: 1, title: 'XX' },
      { id: 'c', title: 'GM' },
    ];
    expect(codes(tournamentOf(0, { players }))).toEqual([
      'numbers-partial Suis 7',
      'number-twice Suis 7',
      'rating-zero Suis 7',
      'title-unknown Suis 7',
    ]);
  });
  it('[Suis 2] rounds near the number of players are pointed out before the first', () => {
    const rounds = (n: number, round = 1): number => pairingRemarks(tournamentOf(8, { rounds: n }), round).length;
    expect([rounds(5), rounds(6), rounds(7), rounds(7, 2)]).toEqual([0, 1, 1, 0]);
  });
});
