import { describe, expect, it } from 'vitest';
import { judgePromotions } from './judge-promotions.ts';
import { alike, HERO, heroTournament, type Opponent } from './testing/hero.ts';

const first = { category: 'primera' };

/** What the first opponent counts for `hero` over eight rounds; the others count 2000. */
function counted(opponent: Opponent, mark = '1', rounds = 8) {
  const opponents = [opponent, ...alike(rounds - 1, first)];
  const tournament = heroTournament(first, opponents, mark + '0'.repeat(rounds - 1));
  const verdict = judgePromotions(tournament).players.find(({ player }) => player === HERO)!;
  const { number, source } = verdict.opponents[0]!;
  return { number, source };
}

describe('what an opponent counts', () => {
  it.each(['+', '-', 'x', 'a'])('[Ascensos preferent 2] 2000 for a game that was not played (%s)', (mark) => {
    expect(counted({ category: 'preferent', rating: 2300 }, mark)).toEqual({ number: 2000, source: 'unplayed' });
  });

  it('[Ascensos preferent 3] 2000 for first category, with or without a rating', () => {
    expect(counted({ category: 'first', rating: 2210 })).toEqual({ number: 2000, source: 'first-category' });
    expect(counted({ category: '1a.' })).toEqual({ number: 2000, source: 'first-category' });
  });

  it('[Ascensos preferent 4] the Catalan rating, else the FIDE one, else the Spanish one', () => {
    const all = { catalan: 2101, fide: 2202, spanish: 2303 };
    const of = (ratings: Opponent['ratings']) => counted({ category: 'preferent', rating: 2400, ratings });
    expect(of(all)).toEqual({ number: 2101, source: 'catalan' });
    expect(of({ fide: 2202, spanish: 2303 })).toEqual({ number: 2202, source: 'fide' });
    expect(of({ spanish: 2303 })).toEqual({ number: 2303, source: 'spanish' });
  });

  it('[Ascensos preferent 4] one rating and no source is the Catalan one (D-COMP-21)', () => {
    expect(counted({ category: 'preferent', rating: 2150 })).toEqual({ number: 2150, source: 'catalan' });
  });

  it('[Ascensos preferent 5] without any rating: 2000 up to half of the points', () => {
    expect([0, 3.5, 4].map((elsewhere) => counted({ elsewhere }).number)).toEqual([2000, 2000, 2000]);
    expect(counted({ elsewhere: 4 }).source).toBe('score');
  });

  it('[Ascensos preferent 5] ratings that are there but empty are none', () => {
    expect(counted({ ratings: {}, rating: 2300, elsewhere: 1 })).toEqual({ number: 2000, source: 'score' });
  });

  it.each([
    [4.5, 8, 2050],
    [5, 8, 2100],
    [5.5, 8, 2150],
    [8, 8, 2400],
    [4.5, 9, 2000],
    [5, 9, 2050],
    [11, 11, 2550],
  ])('[Ascensos preferent 6] %s of %s counts %s', (points, rounds, number) => {
    // If the opponent has a full score, it includes a win over `hero`.
    const wins = points === rounds;
    expect(counted({ elsewhere: wins ? points - 1 : points }, wins ? '0' : '1', rounds).number).toBe(number);
  });
});
