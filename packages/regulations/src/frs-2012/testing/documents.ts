import {
  addMonths,
  COLLECTIVE_TYPES,
  type CollectiveGame,
  dayFrom,
  type LibereEvent,
  type PlaceOrScore,
  POOL_CLASSES,
  type ScrabbleInput,
  writeDay,
} from '@escala/core';
import fc from 'fast-check';

const PLAYERS = ['1', '2', '3', '4', '5', '6', '7'];

function mostly<Usual, Other>(usual: Usual, other: fc.Arbitrary<Other>, weight: number): fc.Arbitrary<Usual | Other> {
  return fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

/** Days across all the years, often those on which something changes. */
const date = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: dayFrom('2008-11-01'), max: dayFrom('2013-06-30') }).map(writeDay) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2008-12-31', '2009-01-01', '2010-12-31', '2011-01-01', '2011-01-02', '2012-02-29'),
  },
);

const poolClass = mostly(undefined, fc.constantFrom('seniors' as const, 'youth' as const), 6);

/** Official places of a ranking: strict, equal, or the mean of the shared places. */
function officialPlaces(groups: readonly number[], how: 'better' | 'mean'): number[] {
  return groups.flatMap((size, group) => {
    const before = groups.slice(0, group).reduce((sum, other) => sum + other, 0);
    return Array.from({ length: size }, () => before + (how === 'mean' ? (size + 1) / 2 : 1));
  });
}

function rankingArbitrary(fewest: number): fc.Arbitrary<PlaceOrScore[]> {
  return fc
    .record({
      players: fc.shuffledSubarray(PLAYERS, { minLength: fewest }),
      groups: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 }),
      how: fc.constantFrom('better' as const, 'mean' as const),
      scores: fc.option(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 })),
    })
    .map(({ players, groups, how, scores }) => {
      if (scores) return players.map((player, row) => ({ player, score: scores[row]! }));
      const sizes: number[] = [];
      for (let left = players.length, next = 0; left > 0; left -= sizes.at(-1)!)
        sizes.push(Math.min(groups[next++]!, left));
      const places = officialPlaces(sizes, how);
      return players.map((player, row) => ({ player, place: places[row]! }));
    });
}

const collectiveGame = fc.record({
  // One type is frequent, so that its window overflows.
  type: mostly('anticipatie' as const, fc.constantFrom(...COLLECTIVE_TYPES), 3),
  class: poolClass,
  date,
  results: rankingArbitrary(1),
});

const libereEvent: fc.Arbitrary<Omit<LibereEvent, 'event'>> = fc
  .record({
    date: fc.oneof(
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 240 }).map((d) => writeDay(dayFrom('2010-09-15') + d)) },
      date,
    ),
    rated: mostly(undefined, fc.boolean(), 6),
    class: poolClass,
    ranking: rankingArbitrary(2),
    noPlaces: mostly(false, fc.constant(true), 9),
    games: fc.array(
      fc.tuple(fc.nat(4), fc.nat(6), fc.nat(5), fc.constantFrom('1-0' as const, '0-1' as const, '1/2' as const)),
      { maxLength: 10, size: 'max' },
    ),
  })
  .map(({ ranking, noPlaces, games, ...event }) => ({
    ...event,
    places: noPlaces ? undefined : ranking,
    games: games.map(([round, x, y, result]) => {
      const a = x % ranking.length;
      const b = (a + 1 + (y % (ranking.length - 1))) % ranking.length;
      return { round: round + 1, a: ranking[a]!.player, b: ranking[b]!.player, result };
    }),
  }));

/** Small documents with every distinction that the regulation makes. */
export const documents: fc.Arbitrary<ScrabbleInput> = fc
  .record({
    listDate: fc.oneof(date, fc.constantFrom('2012-06-01', '2013-01-01', '2014-03-01')),
    class: mostly(undefined, fc.constantFrom(...POOL_CLASSES), 8),
    collective: fc.array(collectiveGame, { maxLength: 60, size: 'max' }),
    libere: fc.array(libereEvent, { maxLength: 20, size: 'max' }),
    // Sometimes a list exactly two years after an event, or one day before or after that.
    anniversary: mostly(undefined, fc.tuple(fc.nat(), fc.integer({ min: -1, max: 1 })), 2),
  })
  .map(({ listDate, class: pool, collective, libere, anniversary }) => {
    const event = anniversary && libere.length > 0 ? libere[anniversary[0] % libere.length] : undefined;
    return {
      format: 'escala/rating-input@1',
      regulation: 'frs-2012',
      listDate: event ? writeDay(addMonths(dayFrom(event.date), 24) + anniversary![1]) : listDate,
      class: pool,
      players: PLAYERS.map((id) => ({ id })),
      collective: collective.map((game, place): CollectiveGame => ({ id: `g${place}`, ...game })),
      libere: libere.map((entry, place): LibereEvent => ({ event: `L${place}`, ...entry })),
    };
  });
