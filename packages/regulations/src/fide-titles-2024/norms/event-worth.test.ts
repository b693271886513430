import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { FideEvent } from '../../fide-2026/facts.ts';
import { GOOD_EVENT } from '../testing/arbitrary-field.ts';
import { judgeNorms } from './judge-norms.ts';

/** Everybody plays a neighbour in both rounds, all games drawn. */
function swiss(players: number, rating: number, event: FideEvent = {}): Tournament {
  const ids = Array.from({ length: players }, (_, i) => `p${i}`);
  const games = [1, 2].flatMap((round) =>
    Array.from({ length: Math.floor(players / 2) }, (_, i) => ({
      round,
      white: `p${2 * i}`,
      black: `p${2 * i + 1}`,
      result: '1/2' as const,
    })),
  );
  return {
    format: 'escala/tournament@1',
    system: 'fide-dutch',
    rounds: 2,
    players: ids.map((id) => ({ id, rating, federation: 'ESP', sex: 'm' })),
    games,
    event: { ...GOOD_EVENT, ...event },
  };
}

const worth = (tournament: Tournament) => judgeNorms(tournament, 'p0').event;

describe('what an application looks at in an event', () => {
  it('[1.5.6] 40 players in every round, 2000 on average (D-FT-5)', () => {
    expect([38, 40, 42].map((players) => worth(swiss(players, 2000)).qualifying)).toEqual(['', '1.5.6', '1.5.6']);
    expect([1999, 2000, 2001].map((rating) => worth(swiss(40, rating)).qualifying)).toEqual(['', '1.5.6', '1.5.6']);
    const strong = swiss(42, 2000);
    // Two more weak players do not matter: the best 40 count.
    const weak = { ...strong, players: strong.players.map((each, i) => (i < 2 ? { ...each, rating: 1000 } : each)) };
    expect(worth(weak).qualifying).toBe('1.5.6');
    const left = {
      ...swiss(40, 2000),
      games: swiss(40, 2000).games.filter(({ round, white }) => round === 1 || white !== 'p0'),
    };
    expect(worth(left).qualifying).toBe('');
  });

  it('[1.5.6] championships that count as one', () => {
    const kinds = [
      'olympiad',
      'world-qualifier',
      'eve-individual',
      'national-championship',
      'zonal',
      'world-team',
    ] as const;
    expect(kinds.map((kind) => worth(swiss(4, 2000, { kind })).qualifying !== '')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[1.1.3a] days with one round', () => {
    expect(worth(swiss(4, 2000)).singleRoundDays).toBeNull();
    expect(worth(swiss(4, 2000, { roundDates: ['2025-07-01', '2025-07-02'] })).singleRoundDays).toBe(2);
    expect(worth(swiss(4, 2000, { roundDates: ['2025-07-01', '2025-07-01'] })).singleRoundDays).toBe(0);
  });
});

describe('[1.4.3d] foreigners in every round of a Swiss', () => {
  const field = (foreigners: number, federations: number, titled: number, facts: FideEvent = {}): Tournament => {
    const tournament = swiss(2 * foreigners, 2400, facts);
    const players = tournament.players.map((each, i) =>
      i % 2 === 0
        ? {
            ...each,
            federation: ['FRA', 'GER', 'ITA', 'POR'][(i / 2) % federations]!,
            ...(i / 2 < titled && { title: 'IM' }),
          }
        : each,
    );
    return { ...tournament, players };
  };
  const isExempt = (tournament: Tournament): boolean =>
    judgeNorms(tournament, 'p1').norms[0]!.reasons.some(({ article }) => article === '1.4.3d');

  it('20 of them, of three federations, ten with a title', () => {
    expect([19, 20, 21].map((count) => isExempt(field(count, 3, 10)))).toEqual([false, true, true]);
    expect([2, 3, 4].map((federations) => isExempt(field(20, federations, 10)))).toEqual([false, true, true]);
    expect([9, 10, 11].map((titled) => isExempt(field(20, 3, titled)))).toEqual([false, true, true]);
  });

  it('not without the federation of the event', () => {
    const tournament = field(20, 3, 10);
    expect(isExempt({ ...tournament, event: { ...GOOD_EVENT, federation: undefined } as FideEvent })).toBe(false);
  });
});
