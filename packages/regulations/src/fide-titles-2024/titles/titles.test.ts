import { describe, expect, it } from 'vitest';
import type { AppliedNorm } from '../../contracts/titles.ts';
import { judgeApplication } from './application.ts';
import { titleByPlace } from './by-place.ts';
import { titlesByRating } from './by-rating.ts';
import { directTitle } from './direct-title.ts';

const DAY = '2025-09-01';

const norm = (facts: Partial<AppliedNorm> = {}): AppliedNorm => ({
  credited: 9,
  end: '2025-07-09',
  exemption: null,
  as9: false,
  singleRoundDays: 9,
  qualifying: '1.5.6',
  ...facts,
});
const three = (...facts: Partial<AppliedNorm>[]): AppliedNorm[] => [0, 1, 2].map((i) => norm(facts[i]));

const failures = (norms: readonly AppliedNorm[], title = 'GM', rating: number | null = 2600): string[] =>
  judgeApplication({ title, norms, rating }, DAY)
    .reasons.filter(({ holds }) => holds === 'no')
    .map(({ article }) => article);

describe('an application', () => {
  it('[1.5.1] 27 games in all norms together', () => {
    expect([8, 9, 10].map((credited) => failures(three({ credited })))).toEqual([['1.5.1'], [], []]);
    expect(failures([norm({ credited: 13 }), norm({ credited: 14 })])).toEqual([]);
  });

  it.each([
    ['GM', 2500],
    ['IM', 2400],
    ['WGM', 2300],
    ['WIM', 2200],
  ])('[1.5.3] %s: %i at any time, on a list or between two (D-FT-1)', (title, rating) => {
    expect([rating - 1, rating, rating + 1].map((each) => failures(three(), title, each))).toEqual([['1.5.3'], [], []]);
    expect(judgeApplication({ title, norms: three(), rating: null }, DAY).verdict).toBe('unknown');
    const { reasons } = judgeApplication({ title, norms: three(), rating, interim: true }, DAY);
    expect(reasons.flatMap(({ decisions = [] }) => decisions)).toEqual(['D-FT-1']);
  });

  it('[1.4.3e] one norm without an exemption', () => {
    const exempt = { exemption: '1.4.3d' };
    expect([three(exempt, exempt), three(exempt, exempt, exempt)].map((norms) => failures(norms))).toEqual([
      [],
      ['1.4.3e'],
    ]);
  });

  it('[1.4.1c] eight games for nine in one norm at most', () => {
    const nine = { as9: true };
    expect([three(nine), three(nine, nine)].map((norms) => failures(norms))).toEqual([[], ['1.4.1c']]);
  });

  it('[1.1.3a] GM and WGM: one round a day on three days', () => {
    const days = (count: number | null) => three(...Array.from({ length: 3 }, () => ({ singleRoundDays: count })));
    expect([2, 3, 4].map((count) => failures(days(count)))).toEqual([['1.1.3a'], [], []]);
    expect(failures(days(0), 'WGM')).toEqual(['1.1.3a']);
    expect(failures(days(0), 'IM')).toEqual([]);
    expect(judgeApplication({ title: 'GM', norms: days(null), rating: 2600 }, DAY).verdict).toBe('unknown');
  });

  it('[1.5.6] an event of the list, if a norm is later than June 2022', () => {
    const of = (end: string) => failures(three(...Array.from({ length: 3 }, () => ({ end, qualifying: '' }))));
    expect(['2022-06-29', '2022-06-30', '2022-07-01'].map(of)).toEqual([[], [], ['1.5.6']]);
    expect(failures(three({ qualifying: '' }, { qualifying: '' }))).toEqual([]);
  });
});

describe('titles by rating', () => {
  const of = (rating: number, facts: { sex?: 'f' | 'm'; titles?: string[]; on?: string; games?: number } = {}) => {
    const { sex, titles = [], on = '2025-01-01', games = 30 } = facts;
    return titlesByRating({ sex, titles }, [{ rating, on, games }], DAY).map(({ title }) => title);
  };

  it('[1.3] FM 2300, CM 2200, women also WFM 2100, WCM 2000', () => {
    expect([2199, 2200, 2299, 2300].map((rating) => of(rating))).toEqual([[], ['CM'], ['CM'], ['FM']]);
    expect([1999, 2000, 2099, 2100, 2300].map((rating) => of(rating, { sex: 'f' }))).toEqual([
      [],
      ['WCM'],
      ['WCM'],
      ['WFM'],
      ['FM', 'WFM'],
    ]);
  });

  it('[1.3] 30 games for ratings after July 2017', () => {
    expect([29, 30, 31].map((games) => of(2300, { games }))).toEqual([[], ['FM'], ['FM']]);
    expect(['2017-07-01', '2017-07-02'].map((on) => of(2300, { on, games: 3 }))).toEqual([['FM'], []]);
  });

  it('[1.3] who holds it or a higher one is left out (D-FT-9)', () => {
    expect([['FM'], ['IM'], ['CM'], ['MF']].map((titles) => of(2300, { titles }))).toEqual([[], [], ['FM'], []]);
    expect([['WIM'], ['FM'], ['WCM']].map((titles) => of(2100, { sex: 'f', titles }))).toEqual([[], [], ['WFM']]);
  });
});

describe('titles by a place', () => {
  const size = { players: 10, rounds: 9 };
  const of = (rating: number | undefined, games: number | undefined = 30) =>
    directTitle({ title: 'IM', rating, games, on: '2025-01-01', ...size }, DAY).verdict;

  it('[0.6.2] a rating at any time; conditional until then (D-FT-6)', () => {
    expect([2199, 2200, 2201, undefined].map((rating) => of(rating))).toEqual(['no', 'yes', 'yes', 'unknown']);
    const needed = (['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const).map(
      (title) => directTitle({ title, rating: 1 }, DAY).reasons[0]!.values.needed,
    );
    expect(needed).toEqual([2300, 2200, 2100, 2000, 2100, 2000, 1900, 1800]);
  });

  it('[0.6.2] 30 games for ratings after January 2024, but not for CM and WCM of an Olympiad', () => {
    expect([29, 30, 31].map((games) => of(2300, games))).toEqual(['no', 'yes', 'yes']);
    const at = (on: string, olympiad = false) =>
      directTitle({ title: 'CM', rating: 2100, games: 3, on, olympiad, ...size }, DAY).verdict;
    expect([at('2024-01-01'), at('2024-01-02'), at('2024-01-02', true)]).toEqual(['yes', 'no', 'yes']);
  });

  it('[1.2.2] ten players, nine rounds', () => {
    const sized = (players: number, rounds: number) =>
      directTitle({ title: 'CM', rating: 2100, games: 30, players, rounds }, DAY).verdict;
    expect([sized(9, 9), sized(10, 8), sized(10, 9), sized(11, 10)]).toEqual(['no', 'no', 'yes', 'yes']);
  });
});

describe('titles by a place, as an office keeps them', () => {
  const told = { title: 'IM', players: 10, rounds: 9 };
  const player = { sex: 'm', titles: [] } as const;
  const early = (rating: number) => ({ rating, on: '2023-12-01' });

  it('[0.6.2] of all ratings the best verdict counts: an old one that needs no games before a higher one with games unknown', () => {
    const ratings = [{ rating: 2300, on: '2025-01-01' }, early(2200)];
    expect(titleByPlace(told, player, ratings.slice(0, 1), DAY).verdict).toBe('unknown');
    expect(titleByPlace(told, player, ratings, DAY)).toMatchObject({ verdict: 'yes', meanwhile: null, against: [] });
    expect(titleByPlace(told, player, [], DAY).verdict).toBe('unknown');
  });

  it('[0.6.2] meanwhile the highest lower title of the column that is not held (D-FT-17)', () => {
    const meanwhile = (rating: number, titles: string[] = []) =>
      titleByPlace(told, { ...player, titles }, [early(rating)], DAY).meanwhile;
    expect([2199, 2100, 2099, 2000, 1999].map((rating) => meanwhile(rating))).toEqual(['FM', 'FM', 'CM', 'CM', null]);
    expect([meanwhile(2150, ['CM']), meanwhile(2150, ['MF']), meanwhile(2050, ['CM'])]).toEqual(['FM', null, null]);
    const woman = titleByPlace({ ...told, title: 'WGM' }, { sex: 'f', titles: [] }, [early(1950)], DAY);
    expect(woman).toMatchObject({ verdict: 'no', meanwhile: 'WFM', against: [] });
  });

  it('[1.2.2] too few players or rounds, and [0.6.2] titles of women, stand against it for good', () => {
    const against = (parts: object) =>
      titleByPlace({ ...told, ...parts }, player, [early(2500)], DAY).against.map(({ article }) => article);
    expect([against({ players: 9 }), against({ rounds: 8 }), against({ title: 'WIM' }), against({})]).toEqual([
      ...[['1.2.2'], ['1.2.2'], ['0.6.2'], []],
    ]);
  });
});
