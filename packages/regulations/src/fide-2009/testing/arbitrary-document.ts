import {
  addMonths,
  dayFrom,
  EVENT_TYPES,
  type EventRecord,
  type EventType,
  type GameRecord,
  type HeadToHeadInput,
  type PlayerFacts,
  type PublishedList,
  writeDay,
} from '@escala/core';
import fc from 'fast-check';

type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

const LIST_DATES = ['2010-09-01', '2010-11-01', '2011-01-01', '2011-03-01'] as const;

const often = (percent: number): fc.Arbitrary<boolean> => fc.integer({ min: 1, max: 100 }).map((n) => n <= percent);
/** Ratings near the limits of the regulation, and others in between. */
const aRating = fc.oneof(
  fc.integer({ min: 1200, max: 1215 }),
  fc.integer({ min: 1590, max: 1610 }),
  fc.integer({ min: 2190, max: 2210 }),
  fc.integer({ min: 2385, max: 2410 }),
  fc.integer({ min: 1200, max: 2850 }),
);

function shifted(date: string, days: number): string {
  return writeDay(dayFrom(date) + days);
}

function aPlayer(draw: Draw, id: string): PlayerFacts {
  const pool = Array.from({ length: draw(fc.constantFrom(0, 0, 0, 1, 2)) }, (_, i) => {
    const games = draw(fc.integer({ min: 3, max: 8 }));
    return {
      event: `x${i}`,
      end: writeDay(addMonths(dayFrom('2011-03-01'), -draw(fc.integer({ min: 3, max: 26 })))),
      games,
      points: draw(fc.integer({ min: 1, max: 2 * games })) / 2,
      rc: draw(fc.integer({ min: 1100, max: 2300 })),
    };
  });
  return {
    id,
    sex: draw(fc.constantFrom('f', 'm')),
    careerGames: draw(fc.constantFrom(0, 28, 29, 30, 200)),
    reached2400: draw(often(20)),
    ...(draw(often(70)) ? { lastEventOn: shifted('2010-12-01', -draw(fc.integer({ min: 0, max: 400 }))) } : {}),
    ...(pool.length > 0 ? { pool } : {}),
    ...(draw(often(20)) ? { minGames: 7 } : {}),
  };
}

function someLists(draw: Draw, ids: readonly string[]): PublishedList[] {
  const count = draw(fc.constantFrom(0, 1, 2, 2, 3, 3));
  return LIST_DATES.slice(3 - count, 3).map((date) => {
    const rated = ids.filter((id) => draw(often(id.length > 1 ? 20 : 88)));
    return { date, ratings: Object.fromEntries(rated.map((id) => [id, draw(aRating)])) };
  });
}

function aGame(
  draw: Draw,
  event: { start: string; days: number },
  round: number,
  white: string,
  black: string,
): GameRecord {
  return {
    round,
    white,
    black,
    result: draw(fc.constantFrom('1-0', '0-1', '1/2', '1-0', '0-1', '1/2', '1/2', '1-0', '0-0', '1/2-0', '0-1/2')),
    ...(draw(often(80)) ? { date: shifted(event.start, draw(fc.integer({ min: 0, max: event.days }))) } : {}),
    ...(draw(often(4)) ? { kind: draw(fc.constantFrom('forfeit', 'adjudicated', 'played')) } : {}),
  };
}

function pairs(draw: Draw, type: EventType, present: readonly string[]): [string, string][] {
  const everyPair = present.flatMap((a, i) => present.slice(i + 1).map((b): [string, string] => [a, b]));
  if (type === 'round-robin') return everyPair;
  if (type === 'double-round-robin') return [...everyPair, ...everyPair.map(([a, b]): [string, string] => [b, a])];
  if (type === 'match')
    return Array.from({ length: draw(fc.integer({ min: 1, max: 6 })) }, () => [present[0]!, present[1]!]);
  return everyPair.filter(() => draw(often(60)));
}

function anEvent(draw: Draw, id: string, ids: readonly string[]): EventRecord {
  const type = draw(fc.constantFrom(...EVENT_TYPES));
  const size = type === 'match' ? 2 : draw(fc.integer({ min: 3, max: Math.min(11, ids.length) }));
  const present = draw(fc.shuffledSubarray([...ids], { minLength: size, maxLength: size }));
  const days = draw(fc.constantFrom(0, 3, 30, 89, 90));
  const end = shifted('2011-03-01', -draw(fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 5, max: 50 }))));
  const start = shifted(end, -days);
  const clean = draw(often(70));
  const games = pairs(draw, type, present).map(([white, black], i) =>
    aGame(draw, { start, days }, i + 1, white, black),
  );
  const settled = games.map((game) => (clean && game.result === '0-0' ? { ...game, result: '1/2' as const } : game));
  const played = settled.map(({ kind, ...game }) => (clean || kind === undefined ? game : { ...game, kind }));
  return {
    id,
    type,
    start,
    end,
    timeControl: draw(
      fc.constantFrom({ minutes: 120 }, { minutes: 120 }, { minutes: 90, increment: 30 }, { minutes: 90 }),
    ),
    perRoundRatings: draw(often(25)),
    official: draw(often(20)),
    approved: draw(often(40)),
    nationalChampionship: draw(often(20)),
    teamChampionship: draw(often(25)),
    ...(draw(often(25)) ? { receivedOn: shifted(end, draw(fc.integer({ min: 0, max: 80 }))) } : {}),
    ...(draw(often(25)) ? { evaluatedOn: shifted(end, draw(fc.integer({ min: 0, max: 80 }))) } : {}),
    ...(type === 'match' && draw(often(50)) ? { rounds: draw(fc.integer({ min: 1, max: 8 })) } : {}),
    ...(draw(often(70)) ? { participants: present } : {}),
    games: played,
  };
}

/** Small documents with a bit of everything: several lists, newcomers, pools, all types of event, missing games. */
export const arbitraryDocument: fc.Arbitrary<HeadToHeadInput> = fc.gen().map((g) => {
  const draw: Draw = (arbitrary) => g(() => arbitrary);
  // Players with two-letter names are mostly unrated.
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'u1', 'u2', 'u3'].slice(
    0,
    draw(fc.integer({ min: 5, max: 11 })),
  );
  const players = draw(fc.shuffledSubarray(ids, { minLength: ids.length })).map((id) => aPlayer(draw, id));
  const lists = someLists(draw, ids);
  const count = draw(fc.integer({ min: 1, max: 5 }));
  const events = Array.from({ length: count }, (_, i) => anEvent(draw, `e${i}`, ids));
  const revision = draw(fc.constantFrom('15-points', '15-points', '12.5-points'));
  return {
    format: 'escala/rating-input@1',
    regulation: 'fide-2009',
    revision,
    listDate: '2011-03-01',
    players,
    lists,
    events,
  };
});
