import type { Tournament, TournamentGame } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CountedGame } from '../norms/counted-games.ts';
import { fieldOf } from '../norms/field.ts';
import { setFacts } from '../norms/set-facts.ts';
import { HERO, heroTournament, opponent } from '../testing/arbitrary-field.ts';
import { normChances } from './norm-chances.ts';
import { mixNeeded, needsNoMore, ratingsNeeded } from './opponents-needed.ts';
import { mayBeIgnored, winsToIgnore } from './wins-to-ignore.ts';

function* subsets<Item>(items: readonly Item[], size: number, from = 0): Generator<readonly Item[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i < items.length; i++)
      for (const rest of subsets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

const games = fc.array(
  fc.record({
    isToCome: fc.nat(6).map((each) => each === 0),
    halfPoints: fc.constantFrom(2, 2, 2, 1),
    opponent: fc.oneof({ weight: 5, arbitrary: opponent }, { weight: 1, arbitrary: fc.constant({ rating: 2300 }) }),
  }),
  { minLength: 6, maxLength: 11 },
);

it('[1.4.1f] of all choices of wins, the easiest ones for the opponents to come', () => {
  let better = 0;
  const numbers = { ignored: fc.integer({ min: 1, max: 4 }), unknown: fc.nat(3) };
  forAll(
    { of: [games, fc.record(numbers), fc.constantFrom('ESP', 'FRA', undefined), fc.boolean()], numRuns: 300 },
    (told, { ignored, unknown }, federation, isExempt) => {
      const player = { id: HERO, federation };
      const kept = told.map(({ isToCome, halfPoints, opponent: each }, i): CountedGame => {
        const side = { ...each, id: `o${i}` };
        return isToCome ? { round: 0, opponent: side, halfPoints: 0 } : { round: i + 1, opponent: side, halfPoints };
      });
      fc.pre(kept.length - ignored >= 2 * unknown);
      // D-OFF-1100: limits of single federations are not told apart where federations are unknown.
      const areTold = kept.every(({ opponent: each }) => each.federation !== undefined);
      const field = fieldOf(heroTournament({ system: 'fide-dutch', sex: 'm', opponents: [], marks: [] }));
      const full = { player, games: kept, leftOut: [], oneOff: false, lastForfeit: undefined };
      const asks = (out: readonly CountedGame[]) => {
        const facts = setFacts(field, 'GM', { ...full, games: kept.filter((game) => !out.includes(game)) });
        const mix = mixNeeded(facts, unknown, isExempt);
        const rest = {
          score: 0,
          games: 0,
          unknown,
          average: 0,
          dropped: [],
          wins: out.filter((g) => g.round === 0).length,
        };
        return mix === undefined
          ? []
          : [{ ...mix, ...(!areTold && { limits: [] }), ...ratingsNeeded(facts, unknown, 2400), ...rest }];
      };
      const found = winsToIgnore({ field, title: 'GM', player, isExempt, games: kept, ignored, unknown }).flatMap(asks);
      for (const line of [...subsets(kept.filter(mayBeIgnored), ignored)].flatMap(asks)) {
        const easier = found.filter(
          (each) =>
            each.wins === line.wins &&
            needsNoMore(each, line) &&
            each.sum + Math.max(0, line.lowest - each.lowest) <= line.sum,
        );
        expect(easier, JSON.stringify([line, found])).not.toEqual([]);
        if (easier.every(({ sum }) => sum < line.sum)) better++;
      }
    },
  );
  expect(better).toBeGreaterThan(500);
});

/** Two of three games won; every opponent of another federation than the one before. */
function longSwiss(rounds: number, played: number, federations: number): Tournament {
  const opponents = Array.from({ length: 10 * federations }, (_, i) => ({
    id: `o${i + 1}`,
    rating: 2050 + ((i * 137) % 600),
    federation: `F${String.fromCharCode(65 + Math.floor((i % federations) / 26), 65 + ((i % federations) % 26))}`,
    title: ['FM', 'GM', 'FM', 'IM', 'FM'][i % 5]!,
  }));
  const hero = { id: HERO, rating: 2450, federation: 'ESP', sex: 'm' as const };
  const games = Array.from({ length: played }, (_, i): TournamentGame => {
    return { round: i + 1, white: HERO, black: `o${i + 1}`, result: (['1-0', '0-1', '1-0'] as const)[i % 3]! };
  });
  const event = { start: '2026-01-01', end: '2026-01-30' };
  return { format: 'escala/tournament@1', system: 'fide-dutch', rounds, players: [hero, ...opponents], games, event };
}

it.each([
  [24, 14, 4],
  [30, 15, 30],
  [40, 20, 30],
])('a Swiss of %i rounds, %i of them played, against %i federations', (rounds, played, federations) => {
  const chances = normChances(longSwiss(rounds, played, federations), HERO);
  expect(chances.map(({ norm, state, toPlay }) => [norm, state, toPlay])).toEqual([
    ['GM', 'open', rounds - played],
    ['IM', 'made', rounds - played],
  ]);
});
