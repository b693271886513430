import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf } from '../testing/document.ts';
import { ageInTenths, ratingByAge } from './first-rating.ts';

const rules = rulesInForce('5.3-repealed', 17_000);
const rowOf = (player: object, parts: object = {}) =>
  fce2016.rate(documentOf({ players: [{ id: 'a', ...player }], ...parts })).list[0];

describe('first rating by age', () => {
  it('[10.2a] [19.1] born 2000-08-23, federated 2013-09-30: 38 days and 13 years of 365, age 13.1', () => {
    const [birth, federated] = [dayFrom('2000-08-23'), dayFrom('2013-09-30')];
    // The print counts 38 days over thirteen years of 365; the calendar also has the leap days, within the same tenth.
    expect(federated - birth).toBe(365 * 13 + 38 + 3);
    expect(ageInTenths(rules, birth, federated)).toBe(131);
    expect(ageInTenths(rules, 0, 365 * 13 + 38)).toBe(131);
  });
  it('[10.2] [19.1] 13.1 years give 1544, K0 and K 30', () => {
    expect(ratingByAge(rules, 131)).toBe(1544);
    expect(rowOf({ birthDate: '2000-08-23', federatedOn: '2013-09-30' }, { listDate: '2013-10-01' })).toMatchObject({
      rating: 1544,
      k0: 30,
      k: 30,
      status: 'new',
      previous: null,
    });
  });
  it('[10.2b] the nearest tenth, half up: 18 days and a half are half a tenth', () => {
    expect([1843, 1844].map((days) => ageInTenths(rules, 0, days))).toEqual([50, 51]);
    expect([54, 55].map((days) => ageInTenths(rules, 0, days))).toEqual([1, 2]);
  });
  it('[10.2] [10.2c] limits in threes: 4.9, 5.0, 5.1 and 16.9, 17.0, 17.1', () => {
    expect([49, 50, 51].map((tenths) => ratingByAge(rules, tenths))).toEqual([1220, 1220, 1224]);
    expect([169, 170, 171].map((tenths) => ratingByAge(rules, tenths))).toEqual([1696, 1700, 1700]);
  });
});

describe('where a first rating comes from', () => {
  const dates = { birthDate: '2000-08-23', federatedOn: '2013-09-30' };
  it('[10.1] the FIDE rating goes before the age', () => {
    expect(rowOf({ ...dates, fideRating: 1893 })).toMatchObject({ rating: 1893, status: 'new' });
  });
  it('[10.1] the standard list does not take the standard rating of the player file', () => {
    expect(rowOf({ ...dates, standardRating: 1500 })).toMatchObject({ rating: 1544 });
  });
  it('[11.1] [11.2] [11.3] rapid: standard rating, else FIDE rating, else age', () => {
    const rapid = { rhythm: 'rapid' };
    expect(rowOf({ ...dates, fideRating: 1893, standardRating: 1712 }, rapid)).toMatchObject({ rating: 1712 });
    expect(rowOf({ ...dates, fideRating: 1893 }, rapid)).toMatchObject({ rating: 1893 });
    expect(rowOf(dates, rapid)).toMatchObject({ rating: 1544 });
  });
  it('[17.3] never under 1000: FIDE 999, 1000, 1001', () => {
    expect([999, 1000, 1001].map((fideRating) => rowOf({ fideRating })?.rating)).toEqual([1000, 1000, 1001]);
  });
  it('[10.2] D-FCE-4: without a rating and both dates the player stays unrated, with a finding', () => {
    for (const player of [{}, { birthDate: '2000-08-23' }, { federatedOn: '2013-09-30' }]) {
      const output = fce2016.rate(documentOf({ players: [{ id: 'a', ...player }] }));
      expect(output.list).toEqual([{ id: 'a', rating: null, status: 'unrated' }]);
      expect(output.findings).toMatchObject([
        { severity: 'error', article: '10.2', player: 'a', decisions: ['D-FCE-4'] },
      ]);
    }
  });
  it('[2.1] [8.2] who has no licence is not on the list', () => {
    expect(rowOf({ ...dates, federated: false })).toBeUndefined();
  });
});

describe('an age in place of a birth date', () => {
  const rate = (facts: object, parts: object = {}) =>
    fce2016.rate(documentOf({ players: [{ id: 'a', federatedOn: '2017-06-01', ...facts }], ...parts }), {
      workings: true,
    });
  it.each([
    [49, 1220],
    [50, 1220],
    [51, 1224],
    [170, 1700],
    [171, 1700],
  ])('[10.2] D-FCE-26: %i tenths on the day of federating: %i', (tenths, rating) => {
    const { list, workings } = rate({ age: { tenths, on: '2017-06-01' } });
    expect(list[0]).toMatchObject({ rating, status: 'new' });
    const [step] = workings![0]!.steps;
    expect(step).toMatchObject({ quantity: 'fce-2016.first-rating.told-age', decisions: ['D-FCE-5', 'D-FCE-26'] });
    expect(step!.values).toEqual({ on: '2017-06-01', age: tenths / 10, rating });
  });
  it.each(['2017-05-31', '2017-06-02', '2018-03-01'])(
    '[10.2] D-FCE-26: an age of %s says nothing of that day',
    (on) => {
      const { list, findings } = rate({ age: { tenths: 100, on } });
      expect(list).toEqual([{ id: 'a', rating: null, status: 'unrated' }]);
      expect(findings).toMatchObject([
        {
          severity: 'error',
          code: 'fce-2016.age-of-another-day',
          article: '10.2',
          values: { on, needed: '2017-06-01' },
        },
      ]);
    },
  );
  it('[10.2] D-FCE-26: a birth date comes before it', () => {
    expect(rate({ birthDate: '1980-01-01', age: { tenths: 100, on: '2017-06-01' } }).list[0]!.rating).toBe(1700);
  });
  it('[10.3] D-FCE-26: given anew by the age on the date of the list', () => {
    const facts = { firstRatedOn: '2017-03-01' };
    const lists = [{ date: '2018-02-01', ratings: { a: 1400 } }];
    expect(rate({ ...facts, age: { tenths: 120, on: '2018-03-01' } }, { lists }).list[0]).toMatchObject({
      rating: 1500,
      status: 'reassigned',
    });
    const other = rate({ ...facts, age: { tenths: 120, on: '2017-06-01' } }, { lists });
    expect(other.list[0]).toMatchObject({ rating: 1400, status: 'rated' });
    expect(other.findings).toMatchObject([{ severity: 'warning', article: '10.3', values: { needed: '2018-03-01' } }]);
  });
});
