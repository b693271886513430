import { dayFrom } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NormRecord } from '../../contracts/titles.ts';
import { IN_FORCE_FROM, normRules } from '../parameters.ts';
import { normByRating } from './judge-norms.ts';
import { normsHeld, titleVerdict } from './title-grounds.ts';

const rules = normRules(dayFrom(IN_FORCE_FROM));
const made = (...seasons: number[]): NormRecord[] => seasons.map((season, i) => ({ season, event: `e${i}` }));
const held = (norms: readonly NormRecord[], through: number) =>
  normsHeld(rules, norms, through).held.map(({ season }) => season);

describe('a norm by rating', () => {
  it('[MC norma 1] over 2300: below, at, above', () => {
    expect([2299, 2300, 2301].map((rating) => normByRating(rules, rating, 20).verdict)).toEqual(['no', 'no', 'yes']);
  });
  it('[MC norma 1] sixteen games: below, at, above', () => {
    expect([15, 16, 17].map((games) => normByRating(rules, 2310, games).verdict)).toEqual(['no', 'yes', 'yes']);
    expect(normByRating(rules, 2300, 15).reasons.map(({ holds }) => holds)).toEqual(['no', 'no']);
  });
});

describe('norms held', () => {
  it('[MC norma 4] two seasons without a norm take one away, one season does not', () => {
    expect([1991, 1992, 1993].map((through) => held(made(1990, 1991), through))).toEqual([
      [1990, 1991],
      [1990, 1991],
      [1991],
    ]);
  });
  it('[MC norma 4] the oldest goes first, and two more seasons take the next (D-COMP-30)', () => {
    expect([1993, 1994, 1995, 1997].map((through) => held(made(1990, 1991), through))).toEqual([
      [1991],
      [1991],
      [],
      [],
    ]);
  });
  it('[MC norma 4] a norm in the second season saves all of them', () => {
    expect(held(made(1990, 1992), 1993)).toEqual([1990, 1992]);
    expect(held(made(1990, 1993), 1993)).toEqual([1993]);
  });
  it('[MC títol 5] the third norm makes the title, which stays', () => {
    expect(normsHeld(rules, made(1990, 1990, 1992), 2005)).toMatchObject({ titleSeason: 1992, lost: [] });
    expect(normsHeld(rules, made(1990, 1991, 1994), 1994)).toMatchObject({ titleSeason: null });
    expect(held(made(1990, 1991, 1994), 1994)).toEqual([1991, 1994]);
  });
  it('[MC títol 5] an event gives one norm, however many grounds it has (D-COMP-29)', () => {
    const twice = [{ season: 1990, event: 'Open' }, { season: 1990, event: 'Open' }, ...made(1991)];
    expect(held(twice, 1991)).toEqual([1990, 1991]);
  });
  it('[MC norma 4] every gain and loss is told', () => {
    const { steps } = normsHeld(rules, made(1990, 1991), 1993);
    expect(
      steps.map(({ quantity, values, decisions }) => [quantity, values.season, values.held, ...decisions]),
    ).toEqual([
      ['fce-1990.norm-made', 1990, 1, 'D-COMP-29'],
      ['fce-1990.norm-made', 1991, 2, 'D-COMP-29'],
      ['fce-1990.norm-lost', 1993, 1, 'D-COMP-30'],
    ]);
  });
  it('[MC norma 4] norms that lie ahead do not count yet', () => {
    expect(held(made(1990, 1995), 1991)).toEqual([1990]);
    expect(held([], 1991)).toEqual([]);
  });

  const anyNorms = fc.array(
    fc.record({ season: fc.integer({ min: 1990, max: 2005 }), event: fc.constantFrom('a', 'b') }),
    { maxLength: 8 },
  );
  it('[MC títol 5] [MC norma 4] one norm more never leaves fewer, and their order changes nothing', () => {
    forAll({ of: [anyNorms, fc.integer({ min: 1990, max: 2005 })] }, (norms, season) => {
      const count = (records: NormRecord[]) => {
        const result = normsHeld(rules, records, 2005);
        return result.titleSeason === null ? result.held.length : Number.POSITIVE_INFINITY;
      };
      expect(count([...norms, { season, event: 'c' }])).toBeGreaterThanOrEqual(count(norms));
      expect(normsHeld(rules, norms.toReversed(), 2005)).toEqual(normsHeld(rules, norms, 2005));
    });
  });
});

describe('the title', () => {
  const nothing = { places: [], norms: [], through: 1995 };
  it('[MC títol 5] three norms, not two; all grounds are told', () => {
    const two = titleVerdict(rules, { ...nothing, norms: made(1994, 1995) });
    expect(two).toMatchObject({
      title: false,
      reasons: [{ article: 'MC títol 2' }, { article: 'MC títol 5', holds: 'no' }],
    });
    expect(titleVerdict(rules, { ...nothing, norms: made(1994, 1994, 1995) }).title).toBe(true);
  });
  it('[MC títol 2] a norm of an International Master is enough', () => {
    expect(titleVerdict(rules, { ...nothing, internationalNorm: true }).title).toBe(true);
    expect(titleVerdict(rules, { ...nothing, title: 'MN' }).title).toBe(false);
  });
  it('[MC títol 1] a place that gives the title is a ground, one that gives a norm is not', () => {
    const absolute = titleVerdict(rules, { ...nothing, places: [{ championship: 'catalonia-absolute', place: 2 }] });
    expect(absolute.title).toBe(true);
    const open = titleVerdict(rules, {
      ...nothing,
      places: [{ championship: 'barcelona-open-a', place: 1 }, { place: 1 }],
    });
    expect(open).toMatchObject({ title: false });
    expect(open.reasons).toHaveLength(2);
  });
});
