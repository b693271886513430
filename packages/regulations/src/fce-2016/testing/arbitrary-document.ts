import { type GameKind, type HeadToHeadInput, type Result, writeDay } from '@escala/core';
import fc from 'fast-check';

/** Random documents around the limits of the regulation: with few players, so that everything meets everything. */

const PLAYERS = ['1', '2', '3', '4', '5', '6', '7'];
const FIRST_DAY = 16_436; // 2015-01-01
const LIST_DATES = ['2015-12-01', '2016-01-01', '2016-02-01', '2016-03-01'];

const day = (from: number, to: number): fc.Arbitrary<string> => fc.integer({ min: from, max: to }).map(writeDay);
const rating = fc.oneof(
  fc.integer({ min: 1000, max: 2700 }),
  fc.constantFrom(1000, 1099, 1100, 1399, 1400, 1699, 1700, 1999, 2000, 2299, 2300, 2599, 2600),
);

/** Days around the lists and the events. */
const nearby = day(FIRST_DAY + 320, FIRST_DAY + 470);
const licenceTerm = fc.record({ from: nearby, until: nearby }, { requiredKeys: [] });

const player = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      birthDate: fc.oneof(
        day(FIRST_DAY - 40 * 365, FIRST_DAY - 5 * 365),
        fc.constantFrom('2003-12-31', '2004-01-01', '2003-01-01'),
      ),
      birthYear: fc.constantFrom(2002, 2003, 2004, 2005),
      age: fc.record({
        tenths: fc.integer({ min: 40, max: 180 }),
        on: fc.constantFrom('2015-06-01', LIST_DATES[3]!),
      }),
      federated: fc.boolean(),
      licence: fc.oneof(licenceTerm, fc.array(licenceTerm, { minLength: 1, maxLength: 3 })),
      federatedOn: fc.oneof(day(FIRST_DAY - 4 * 365, FIRST_DAY + 300), fc.constant('2015-06-01')),
      firstSeason: fc.integer({ min: 2010, max: 2016 }),
      fideRating: fc.integer({ min: 900, max: 2800 }),
      standardRating: fc.integer({ min: 1000, max: 2800 }),
      lastEventOn: day(FIRST_DAY - 200, FIRST_DAY + 300),
      firstRatedOn: fc.constantFrom('2014-12-01', '2015-01-01', '2015-02-01', '2015-03-01', '2015-11-01'),
      gamesByYear: fc.dictionary(fc.constantFrom('2013', '2014', '2015'), fc.integer({ min: 0, max: 90 })),
    },
    { requiredKeys: ['id'] },
  );

const game = (days: fc.Arbitrary<string | undefined>) =>
  fc
    .record({
      round: fc.integer({ min: 1, max: 5 }),
      date: days,
      pair: fc.shuffledSubarray(PLAYERS, { minLength: 2, maxLength: 2 }),
      kind: fc.oneof(
        { weight: 5, arbitrary: fc.constant<GameKind>('played') },
        fc.constantFrom<GameKind>('forfeit', 'adjudicated'),
      ),
      result: fc.constantFrom<Result>('1-0', '0-1', '1/2', '0-0', '1/2-0', '0-1/2'),
    })
    .map(({ pair, kind, result, ...rest }) => ({
      ...rest,
      white: pair[0]!,
      black: pair[1]!,
      kind,
      result: fit(result, kind),
    }));

function fit(result: Result, kind: GameKind): Result {
  return kind === 'forfeit' && result.includes('1/2') ? '0-0' : result;
}

/** Rounds on any days, or a fixed number of days apart so that weekly events occur, or undated. */
const event = fc
  .record({
    startDay: fc.integer({ min: FIRST_DAY + 330, max: FIRST_DAY + 430 }),
    length: fc.constantFrom(0, 3, 30, 60, 95),
    gap: fc.constantFrom(0, 1, 6, 7, 8),
    dated: fc.constantFrom('by-round', 'by-round', 'any', 'first-round', 'never'),
    minutes: fc.constantFrom(3, 5, 9, 10, 11, 29, 30, 59, 60, 90),
    increment: fc.constantFrom(0, 1, 2, 30),
    halfK: fc.boolean(),
    weekly: fc.boolean(),
    evaluatedOn: fc.option(nearby, { nil: undefined }),
    /** Some games played on another day than their round; parts evaluated separately. */
    early: fc.array(fc.constantFrom(0, 0, 0, 1, 9), { minLength: 12, maxLength: 12 }),
    parts: fc.option(fc.array(fc.option(nearby, { nil: undefined }), { minLength: 5, maxLength: 5 }), {
      nil: undefined,
    }),
    type: fc.constantFrom('match' as const, 'team' as const, 'knockout' as const),
    games: fc.array(game(fc.constant(undefined)), { minLength: 1, maxLength: 12 }),
    scatter: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }),
  })
  .map(({ startDay, length, gap, dated, minutes, increment, games, scatter, early, parts, evaluatedOn, ...rest }) => ({
    ...rest,
    ...(evaluatedOn && { evaluatedOn }),
    start: writeDay(startDay),
    end: writeDay(startDay + length),
    timeControl: { minutes, increment },
    games: games.map(({ date: _, ...game }, i) => {
      const part = parts?.[game.round - 1];
      const g = part === undefined ? game : { ...game, evaluatedOn: part };
      if (dated === 'never' || (dated === 'first-round' && g.round > 1)) return g;
      const offset = dated === 'any' ? scatter[i]! % (length + 1) : (g.round - 1) * gap - early[i]!;
      return { ...g, date: writeDay(startDay + offset) };
    }),
  }));

export const arbitraryDocument: fc.Arbitrary<HeadToHeadInput> = fc
  .record({
    rhythm: fc.constantFrom('standard' as const, 'rapid' as const),
    revision: fc.constantFrom('5.3-repealed', '5.3-in-force'),
    listCount: fc.integer({ min: 0, max: 3 }),
    players: fc.tuple(...PLAYERS.map(player)),
    ratings: fc.array(fc.dictionary(fc.constantFrom(...PLAYERS), rating), { minLength: 3, maxLength: 3 }),
    events: fc.array(event, { maxLength: 4 }),
  })
  .map(({ rhythm, revision, listCount, players, ratings, events }) => ({
    format: 'escala/rating-input@1' as const,
    regulation: 'fce-2016' as const,
    rhythm,
    revision,
    listDate: LIST_DATES[3]!,
    players,
    lists: LIST_DATES.slice(3 - listCount, 3).map((date, i) => ({ date, ratings: ratings[i]! })),
    events: events.map((e, i) => ({ id: `e${i}`, ...e })),
  }));
