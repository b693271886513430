import type { ListRow, PlayerFacts, PoolEntry } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { documentOf, drawnRoundRobin, eventOf, field, gamesOf } from '../testing/document.ts';

/** The row of u, who has a pool and may play; a, b, c and d are rated 1500. */
function rowOf(facts: Partial<PlayerFacts>, scores = '', listDate = '2011-03-01'): ListRow | undefined {
  const players = field({ a: 1500, b: 1500, c: 1500, d: 1500, u: 0 }, { u: facts });
  const opponents = ['a', 'b', 'c', 'd'].slice(0, scores.length);
  const events = scores === '' ? [] : [eventOf({ games: gamesOf('u', opponents, scores) })];
  return fide2009.rate(documentOf({ ...players, listDate, events })).list.find(({ id }) => id === 'u');
}

function entry(games: number, points: number, rc: number, end = '2010-06-01'): PoolEntry {
  return { event: `x${rc}`, end, games, points, rc };
}

describe('the pool', () => {
  it('[8.34] 1 of 3, 3 of 5 and 2.5 of 4 are 6.5 of 12: Rc and 15 points', () => {
    // The printed averages contradict each other (2200 or 2000; 2150; 2200 or 220) and give no 2184: these are ours.
    const row = rowOf({ pool: [entry(3, 1, 2200), entry(5, 3, 2150), entry(4, 2.5, 2204)] });
    const rc = Math.floor((3 * 2200 + 5 * 2150 + 4 * 2204) / 12 + 0.5);
    expect(rc).toBe(2181);
    expect(row).toMatchObject({ status: 'new', rating: rc + 15, games: 0 });
  });

  it('[7.14e] [8.34] Rc is weighted by games and rounded before the score counts (D-FIDE-5)', () => {
    // 2000.5 is rounded to 2001; 4 of 10 is 72 points less.
    expect(rowOf({ pool: [entry(5, 2, 2000), entry(5, 2, 2001)] })?.rating).toBe(2001 - 72);
    // A single earlier performance goes through the same formula.
    expect(rowOf({ pool: [entry(9, 2.5, 1700)] })?.rating).toBe(1700 - 166);
  });

  it('[8.3] everything in one event of the period: Ru of that event', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'u'];
    const ratings = Object.fromEntries(names.map((id) => [id, id === 'u' ? 0 : 1700]));
    const games = drawnRoundRobin(names, ['a u', 'b u', 'c u']);
    const document = documentOf({ ...field(ratings), events: [eventOf({ type: 'round-robin', games })] });
    const { list, performances } = fide2009.rate(document);
    const ru = performances[0]!.ru!;
    expect(list.find(({ id }) => id === 'u')).toEqual({
      id: 'u',
      rating: ru,
      previous: null,
      k: 30,
      games: 9,
      status: 'new',
    });
    // The pool's formula would take the whole difference, not 9/10 of it.
    expect(ru).not.toBe(performances[0]!.rc! - 125);
  });

  it.each([
    [8, 'pending'],
    [9, 'new'],
    [10, 'new'],
  ])('[7.14] [7.14a] [7.14b] %d games: %s', (games, status) => {
    expect(rowOf({ pool: [entry(games, 3, 1700)] })?.status).toBe(status);
  });

  it.each([
    [6, 'pending'],
    [7, 'new'],
    [8, 'new'],
  ])('[7.14e] with seven needed, %d games: %s', (games, status) => {
    expect(rowOf({ pool: [entry(games, 3, 1700)], minGames: 7 })?.status).toBe(status);
  });

  it.each([
    [6, 'pending'],
    [7, 'new'],
    [8, 'new'],
  ])('[7.14f] %d games of a team championship: %s', (games, status) => {
    expect(rowOf({ pool: [{ ...entry(games, 3, 1700), teamChampionship: true }] })?.status).toBe(status);
  });

  it('[7.14f] D-FIDE-18: seven games of one such event; others are added up to nine', () => {
    const teams = (games: number) => ({ ...entry(games, 3, 1700), teamChampionship: true });
    expect(rowOf({ pool: [teams(4), teams(4)] })?.status).toBe('pending');
    expect(rowOf({ pool: [teams(4), entry(4, 2, 1700)] })?.status).toBe('pending');
    expect(rowOf({ pool: [teams(7), entry(3, 2, 1500)] })).toMatchObject({ status: 'new' });
  });

  it('[7.14f] a property of the event: its players need seven games, and the pool keeps it', () => {
    const opponents = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const ratings = Object.fromEntries([...opponents, 'u'].map((id) => [id, id === 'u' ? 0 : 1500]));
    const rate = (teamChampionship: boolean) =>
      fide2009.rate(
        documentOf({
          ...field(ratings),
          events: [eventOf({ type: 'team', teamChampionship, games: gamesOf('u', opponents, '1010101') })],
        }),
        { workings: true },
      );
    expect(rate(false).list.at(-1)).toMatchObject({ id: 'u', status: 'pending', poolGames: 7 });
    expect(rate(true).list.find(({ id }) => id === 'u')).toMatchObject({ status: 'new', games: 7 });
    const steps = rate(true).workings!.find(({ player }) => player === 'u')!.steps;
    expect(steps.find(({ quantity }) => quantity === 'fide-2009.first-rating-needs')).toMatchObject({
      articles: ['7.14a', '7.14b', '7.14f', '7.14d'],
      values: { needed: 7 },
    });
  });

  it.each([
    [1199, 'pending'],
    [1200, 'new'],
    [1201, 'new'],
  ])('[7.14d] [8.33] a pool worth %d: %s', (rc, status) => {
    expect(rowOf({ pool: [entry(10, 5, rc)] })?.status).toBe(status);
  });

  it.each([
    ['2009-02-28', undefined],
    ['2009-03-01', 4],
    ['2009-03-02', 4],
  ])('[7.14c] a performance that ended on %s gives the pool of 2011-03-01 %s games', (end, games) => {
    expect(rowOf({ pool: [entry(4, 2, 1700, end)] })?.poolGames).toBe(games);
  });

  it('[7.14c] what was played in this period joins what was there', () => {
    expect(rowOf({ pool: [entry(6, 3, 1620)] }, '1==0')).toEqual({
      id: 'u',
      rating: 1572,
      previous: null,
      k: 30,
      games: 4,
      status: 'new',
    });
  });

  it('[8.31] a performance under the floor does not enter', () => {
    const players = field({ a: 1210, b: 1210, c: 1210, u: 0 });
    const document = documentOf({ ...players, events: [eventOf({ games: gamesOf('u', ['a', 'b', 'c'], '100') })] });
    const { list, performances } = fide2009.rate(document);
    expect(performances[0]).toMatchObject({ ru: 1085, counted: false });
    expect(list.map(({ id }) => id)).not.toContain('u');
  });

  it('[7.14] pending: the figures of the pool and no rating', () => {
    expect(rowOf({}, '1==0')).toEqual({
      id: 'u',
      rating: null,
      previous: null,
      status: 'pending',
      poolGames: 4,
      poolRating: 1500,
    });
  });

  it('[8.32] a first rating is a whole number', () => {
    expect(Number.isInteger(rowOf({ pool: [entry(5, 2, 2000), entry(6, 2, 2001)] })?.rating)).toBe(true);
  });

  it('[8.56] the pool is what a newcomer has of complete games', () => {
    expect(rowOf({ pool: [entry(30, 16, 2400)] })).toMatchObject({ status: 'new', rating: 2430, k: 20 });
    expect(rowOf({ pool: [entry(29, 15, 2400)] })).toMatchObject({ status: 'new', k: 30 });
  });

  it.each([
    [2399, 30],
    [2400, 20],
    [2401, 20],
  ])('[8.56] a first rating of %i with 30 games: K %i', (rating, k) => {
    expect(rowOf({ pool: [entry(30, 15, rating)] })).toMatchObject({ status: 'new', rating, k });
  });

  it.each([
    [19, 30],
    [20, 20],
    [21, 20],
  ])('[8.56] %d games before a pool of 10: K %d, both count (D-FIDE-21)', (careerGames, k) => {
    expect(rowOf({ careerGames, reached2400: true, pool: [entry(10, 5, 2000)] })).toMatchObject({ status: 'new', k });
  });

  it('[8.56] what has left the pool no longer counts for K (D-FIDE-21)', () => {
    const left = { ...entry(20, 10, 2000), end: '2005-01-01' };
    expect(rowOf({ reached2400: true, pool: [left, entry(10, 5, 2000)] })).toMatchObject({ k: 30, rating: 2000 });
    expect(rowOf({ reached2400: true, pool: [entry(20, 10, 2000), entry(10, 5, 2000)] })).toMatchObject({ k: 20 });
  });
});
