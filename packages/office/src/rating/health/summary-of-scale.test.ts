import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { ListScores } from './list-scores.ts';
import { type Scale, ScoreSums } from './scale-of-series.ts';
import { summaryOf } from './summary-of-scale.ts';

const DATES = ['2016-01-01', '2016-07-01', '2017-01-01', '2017-07-01'];
const days = DATES.map((date) => ({ date, day: dayFrom(date) }));

/** Four lists; the higher-rated players have `games` games with these percentages. */
function scale({ means = [1500, 1500, 1500, 1500], games = 200, scored = 60, expected = 60 } = {}): Scale {
  const scores = DATES.map(() => new ListScores());
  for (let i = 0; i < games; i++) scores[i % 4]!.higher.add(0, scored, expected);
  return {
    lists: DATES.map((_, i) => ({
      players: 100 + i,
      newcomers: 40 - 10 * i,
      mean: 1500,
      quantiles: [1200, 1480, 2010],
    })),
    flows: [],
    cohorts: [{ from: 0, players: 80, means }],
    newcomers: [
      { listsLater: 1, players: 9, gain: 5 },
      { listsLater: 2, players: 7, gain: 12.4 },
    ],
    scores: new ScoreSums(scores),
  };
}

const said = (of: Scale, key: string) => summaryOf(of, days).find((sentence) => sentence.key === key)?.values;
const keys = (of: Scale) => summaryOf(of, days).map(({ key }) => key);

describe('a scale in a few sentences (D-OFF-466)', () => {
  it('tells who plays, the middle, newcomers of twelve months and what became of them', () => {
    expect(keys(scale())).toEqual(['size', 'middle', 'steady', 'newcomers', 'newcomers-later', 'promise-kept']);
    expect(said(scale(), 'size')).toMatchObject({ players: 103, date: '2017-07-01' });
    expect(said(scale(), 'middle')).toEqual({ low: 1200, median: 1480, high: 2010 });
    expect(said(scale(), 'newcomers')).toEqual({ players: 30 });
    expect(said(scale(), 'newcomers-later')).toEqual({ players: 7, points: 12 });
  });

  it.each([
    [-3, 'falling', 2],
    [-1, 'steady', 1],
    [1, 'steady', 1],
    [3, 'rising', 2],
  ])('the same players by %i in a year and a half: %s', (points, key, perYear) => {
    const moved = scale({ means: [1500, 1500, 1500, 1500 + points] });
    expect(said(moved, key)).toEqual({ players: 80, date: '2016-01-01', points: perYear });
  });

  it.each([
    [58.9, 'promise-less'],
    [59.1, 'promise-kept'],
    [60.9, 'promise-kept'],
    [61.1, 'promise-more'],
  ])('favourites score %d where 60 was expected: %s', (scored, key) => {
    expect(said(scale({ scored }), key)).toEqual({ games: 200, scored, expected: 60 });
  });

  it('says nothing of what is not known', () => {
    expect(keys(scale({ games: 199 }))).not.toContain('promise-kept');
    expect(summaryOf({ ...scale(), cohorts: [{ from: 3, players: 1, means: [1500] }] }, days)).toHaveLength(5);
    expect(summaryOf({ ...scale(), lists: [] }, [])).toEqual([]);
  });
});
