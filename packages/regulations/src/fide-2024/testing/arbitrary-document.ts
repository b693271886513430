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
  type Rhythm,
  writeDay,
} from '@escala/core';
import fc from 'fast-check';

type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T;

const often = (percent: number): fc.Arbitrary<boolean> => fc.integer({ min: 1, max: 100 }).map((n) => n <= percent);

/** Ratings near the limits of the regulation, and others in between. */
const aRating = fc.oneof(
  ...[1400, 1800, 2000, 2300, 2400, 2600, 2650].map((at) => fc.integer({ min: at - 6, max: at + 6 })),
  fc.integer({ min: 1400, max: 2850 }),
);

const CONTROLS = {
  standard: [
    { minutes: 90, increment: 30 },
    { minutes: 120 },
    { minutes: 90 },
    { minutes: 60, increment: 29 },
    { minutes: 60 },
  ],
  rapid: [{ minutes: 15, increment: 10 }, { minutes: 59 }, { minutes: 10, increment: 1 }],
  blitz: [{ minutes: 3, increment: 2 }, { minutes: 10 }, { minutes: 3 }, { minutes: 3, increment: 1 }],
} as const;

/** Dates around rule changes, and an ordinary one. */
const LIST_DATES = ['2024-04-01', '2024-05-01', '2024-12-01', '2025-01-01', '2025-10-01', '2025-11-01', '2026-07-01'];

const shifted = (date: string, days: number): string => writeDay(dayFrom(date) + days);
const months = (date: string, count: number): string => writeDay(addMonths(dayFrom(date), count));

function aPlayer(draw: Draw, id: string, listDate: string): PlayerFacts {
  const pool = Array.from({ length: draw(fc.constantFrom(0, 0, 0, 1, 2)) }, (_, i) => {
    const games = draw(fc.integer({ min: 1, max: 6 }));
    return {
      event: `x${i}`,
      list: months(listDate, -draw(fc.constantFrom(1, 5, 24, 25, 26, 30))),
      games,
      points: draw(fc.integer({ min: 0, max: 2 * games })) / 2,
      sum: games * draw(fc.integer({ min: 1400, max: 2500 })),
    };
  });
  const year = Number(listDate.slice(0, 4));
  return {
    id,
    ...(draw(often(60)) ? { birthYear: year - draw(fc.constantFrom(17, 18, 19, 40)) } : {}),
    ...(draw(often(70)) ? { careerGames: draw(fc.constantFrom(0, 27, 28, 29, 30, 200)) } : {}),
    ...(draw(often(15)) ? { reached2400: true } : {}),
    ...(draw(often(15)) ? { reached2300: true } : {}),
    ...(draw(often(15)) ? { k: draw(fc.constantFrom(10, 20, 40)) } : {}),
    ...(draw(often(70)) ? { lastEventOn: shifted(months(listDate, -12), draw(fc.constantFrom(-1, 0, 1, 200))) } : {}),
    ...(pool.length > 0 ? { pool } : {}),
  };
}

/** Players with two-letter names are mostly unrated. */
function someLists(
  draw: Draw,
  ids: readonly string[],
  listDate: string,
  count: number,
  share: number,
): PublishedList[] {
  return Array.from({ length: count }, (_, i) => {
    const rated = ids.filter((id) => draw(often(id.length > 1 ? 15 : share)));
    return {
      date: months(listDate, i - count),
      ratings: Object.fromEntries(rated.map((id) => [id, draw(aRating)])),
    };
  });
}

function pairs(draw: Draw, type: EventType, present: readonly string[]): [string, string][] {
  const everyPair = present.flatMap((a, i) => present.slice(i + 1).map((b): [string, string] => [a, b]));
  if (type === 'match')
    return Array.from({ length: draw(fc.integer({ min: 1, max: 6 })) }, () => [present[0]!, present[1]!]);
  return draw(often(15)) ? Array.from({ length: 4 }, () => everyPair).flat() : everyPair.filter(() => draw(often(60)));
}

function aGame(draw: Draw, start: string, days: number, round: number, white: string, black: string): GameRecord {
  const unplayed = draw(often(6));
  return {
    round,
    white,
    black,
    result: unplayed ? '0-0' : draw(fc.constantFrom('1-0', '0-1', '1/2', '1-0', '0-1', '1/2', '1/2-0', '0-1/2', '0-0')),
    ...(unplayed || draw(often(4)) ? { kind: draw(fc.constantFrom('forfeit', 'adjudicated')) } : {}),
    ...(draw(often(80)) ? { date: shifted(start, draw(fc.integer({ min: 0, max: days }))) } : {}),
    ...(draw(often(4)) ? { excluded: true } : {}),
    ...(draw(often(4)) ? { unequalTime: true } : {}),
  };
}

function anEvent(draw: Draw, id: string, ids: readonly string[], listDate: string, rhythm: Rhythm): EventRecord {
  const type = draw(fc.constantFrom(...EVENT_TYPES));
  const size = type === 'match' ? 2 : draw(fc.integer({ min: 3, max: Math.min(9, ids.length) }));
  const present = draw(fc.shuffledSubarray([...ids], { minLength: size, maxLength: size }));
  const days = draw(fc.constantFrom(0, 3, 29, 30, 45));
  const end = shifted(listDate, -draw(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(2, 3, 4, 10))));
  const start = shifted(end, -days);
  const timeControl = draw(fc.constantFrom(...CONTROLS[draw(often(90)) ? rhythm : 'rapid']));
  return {
    id,
    type,
    start,
    end,
    timeControl: { ...timeControl, ...(draw(often(10)) ? { moves: draw(fc.constantFrom(29, 30, 40)) } : {}) },
    ...(draw(often(20)) ? { official: true } : {}),
    ...(draw(often(20)) ? { waived: true } : {}),
    ...(draw(often(15)) ? { forList: months(listDate, draw(fc.constantFrom(-1, 0, 0, 0, 1))) } : {}),
    ...(type === 'match' && draw(often(50)) ? { rounds: draw(fc.integer({ min: 1, max: 8 })) } : {}),
    participants: present,
    games: pairs(draw, type, present).map(([white, black], i) => aGame(draw, start, days, i + 1, white, black)),
  };
}

/** Small documents with a bit of everything: rhythms, several lists, newcomers, pools, event types, missing games. */
export const arbitraryDocument: fc.Arbitrary<HeadToHeadInput> = fc.gen().map((g) => {
  const draw: Draw = (arbitrary) => g(() => arbitrary);
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'u1', 'u2', 'u3'];
  const ids = all.slice(0, draw(fc.integer({ min: 4, max: all.length })));
  const rhythm = draw(fc.constantFrom<Rhythm>('standard', 'standard', 'rapid', 'blitz'));
  const listDate = draw(fc.constantFrom(...LIST_DATES));
  const lists = someLists(draw, ids, listDate, draw(fc.constantFrom(0, 1, 2, 2, 3)), 85);
  const count = draw(fc.integer({ min: 1, max: 5 }));
  return {
    format: 'escala/rating-input@1',
    regulation: 'fide-2024',
    rhythm,
    listDate,
    players: draw(fc.shuffledSubarray(ids, { minLength: ids.length })).map((id) => aPlayer(draw, id, listDate)),
    lists,
    ...(rhythm === 'standard'
      ? {}
      : { standardLists: someLists(draw, ids, listDate, draw(fc.constantFrom(0, 1, 2)), 50) }),
    events: Array.from({ length: count }, (_, i) => anEvent(draw, `e${i}`, ids, listDate, rhythm)),
  };
});
