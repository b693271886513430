import { PRIZE_SHARINGS, type Prize, type PrizeCategory, worthOf } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Claim, choosePrizes } from './choose-prizes.ts';
import { type Division, type OracleTerms, stableDivisions, taken } from './testing/oracle.ts';

const sharing = fc.constantFrom(...PRIZE_SHARINGS);
const falling = (prizes: readonly Prize[]): Prize[] => prizes.toSorted((a, b) => worthOf(b) - worthOf(a));

interface Case {
  readonly points: readonly number[];
  readonly categories: readonly (Pick<PrizeCategory, 'prizes' | 'sharing'> & {
    readonly members: readonly boolean[];
  })[];
}

function cases(most: { players: number; categories: number; prize: number }): fc.Arbitrary<Case> {
  const money = fc.integer({ min: 1, max: most.prize });
  const prize = fc.oneof(
    { weight: 5, arbitrary: money },
    { arbitrary: money.map((value) => ({ goods: 'Cup', value })), weight: 1 },
  );
  const points = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: most.players });
  return points.chain((unsorted) =>
    fc.record({
      points: fc.constant(unsorted.toSorted((a, b) => b - a)),
      categories: fc.array(
        fc.record({
          prizes: fc.array(prize, { minLength: 1, maxLength: 4 }).map(falling),
          sharing,
          members: fc.array(fc.boolean(), { minLength: unsorted.length, maxLength: unsorted.length }),
        }),
        { minLength: 1, maxLength: most.categories },
      ),
    }),
  );
}

function chosen({ points, categories }: Case): readonly Claim[] {
  const entrants = points.map((value, i) => ({ id: `${i}`, points: value }));
  return choosePrizes(
    entrants,
    categories.map(({ members, ...each }, category) => ({
      ...each,
      category,
      qualifies: ({ id }) => members[Number(id)]!,
    })),
  );
}

const divisionOf = ({ points }: Case, claims: readonly Claim[]): Division =>
  points.map((_, i) => claims.find(({ entrant }) => entrant.id === `${i}`)?.category);

const oracleTerms = ({ points, categories }: Case): OracleTerms => ({
  rows: points.map((value, i) => ({ rank: i + 1, player: `${i}`, points: value, tiebreaks: [] })),
  categories,
  isIn: (row, category) => categories[category]!.members[row]!,
});

it('D-PRZ-1: one of the divisions in which nobody could have more, as trying them all finds them', () => {
  forAll({ of: [cases({ players: 5, categories: 3, prize: 12 })], numRuns: 150 }, (each) => {
    const claims = chosen(each);
    const division = divisionOf(each, claims);
    const terms = oracleTerms(each);
    const stable = stableDivisions(terms);
    expect(stable).toContainEqual(division);
    for (const { entrant, prize } of claims) expect(prize).toEqual(taken(terms, division, Number(entrant.id)));
    if (each.categories.every((category) => category.sharing === 'none')) expect(stable).toHaveLength(1);
  });
});

it('not a coin is lost, nobody has two, and nobody could take a larger prize that is left', () => {
  forAll({ of: [cases({ players: 30, categories: 6, prize: 100_000 })], numRuns: 150 }, (each) => {
    const claims = chosen(each);
    expect(new Set(claims.map(({ entrant }) => entrant.id)).size).toBe(claims.length);
    each.categories.forEach(({ prizes, members }, category) => {
      const here = claims.filter((claim) => claim.category === category);
      const sum = (all: readonly Prize[]): number => all.reduce<number>((total, prize) => total + worthOf(prize), 0);
      expect(sum(here.map(({ prize }) => prize))).toBe(sum(prizes.slice(0, here.length)));
      const next = prizes[here.length] ?? 0;
      const missed = each.points.flatMap((_, i) => {
        const has = claims.find(({ entrant }) => entrant.id === `${i}`);
        return members[i] && has?.category !== category && worthOf(has?.prize ?? 0) < worthOf(next) ? [i] : [];
      });
      // An entrant moving into a shared category would get a share of the prize left, not all of it.
      if (each.categories[category]!.sharing === 'none') expect(missed).toEqual([]);
    });
  });
});

it('better placed on the same points in the same category is never less', () => {
  forAll({ of: [cases({ players: 12, categories: 4, prize: 1000 })], numRuns: 100 }, (each) => {
    for (const { level, firstPlace, category } of chosen(each)) {
      const worths = level.map((one) => worthOf(chosen(each).find(({ entrant }) => entrant.id === one.id)!.prize));
      const isMixed = each.categories[category]!.prizes.some((prize) => typeof prize !== 'number');
      if (!isMixed) expect(worths, `${firstPlace}`).toEqual(worths.toSorted((a, b) => b - a));
    }
  });
});
