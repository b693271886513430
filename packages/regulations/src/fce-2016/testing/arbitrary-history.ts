import {
  columnsOfDocument,
  dayFrom,
  type FederationColumns,
  type HeadToHeadInput,
  LicenceDays,
  type LicenceTerm,
  UNRATED,
  writeDay,
} from '@escala/core';
import fc from 'fast-check';
import { arbitraryDocument } from './arbitrary-document.ts';

/** Documents with events spread over some years, evaluated in time or late, with the licences of each season. */
export interface RandomHistory {
  readonly input: HeadToHeadInput;
  /** Days with a licence, by player. */
  readonly licences: readonly (readonly Required<LicenceTerm>[])[];
  /** Standard ratings by list and player: the source of first rapid ratings when that list is made. */
  readonly standardRatings: readonly Int16Array[];
}

export const HISTORY_DATES = [
  '2016-02-01',
  '2016-03-01',
  '2016-04-01',
  '2016-12-01',
  '2017-01-01',
  '2017-02-01',
  '2017-07-01',
  '2018-01-01',
  '2018-02-01',
  '2018-03-01',
  '2019-03-01',
] as const;
const SEASONS = [2016, 2017, 2018, 2019];
const SHIFTS = [0, 0, 30, 300, 330, 360, 390, 700, 730, 760];
const PLAYERS = 7;

/** Licences for some or all seasons; some are issued late, some end early. */
const licences: fc.Arbitrary<Required<LicenceTerm>[]> = fc
  .record({
    seasons: fc.oneof(fc.constant(SEASONS), fc.subarray(SEASONS)),
    from: fc.array(fc.constantFrom('01-01', '01-01', '01-15', '02-10', '12-20'), { minLength: 4, maxLength: 4 }),
    until: fc.array(fc.constantFrom('12-31', '12-31', '12-31', '03-05', '01-31'), { minLength: 4, maxLength: 4 }),
  })
  .map(({ seasons, from, until }) =>
    seasons.map((season, i) => ({ from: `${season}-${from[i]}`, until: `${season}-${until[i]}` })),
  );

export const arbitraryHistory: fc.Arbitrary<RandomHistory> = fc
  .record({
    input: arbitraryDocument,
    shifts: fc.array(fc.constantFrom(...SHIFTS), { minLength: 4, maxLength: 4 }),
    licences: fc.array(licences, { minLength: PLAYERS, maxLength: PLAYERS }),
    joined: fc.array(fc.constantFrom(undefined, undefined, '2016-02-29', '2016-03-01', '2017-01-02', '2018-06-15'), {
      minLength: PLAYERS,
      maxLength: PLAYERS,
    }),
    standardRatings: fc.array(
      fc.array(fc.oneof(fc.constant(UNRATED), fc.integer({ min: 1000, max: 2700 })), {
        minLength: PLAYERS,
        maxLength: PLAYERS,
      }),
      { minLength: HISTORY_DATES.length, maxLength: HISTORY_DATES.length },
    ),
  })
  .map(({ input, shifts, joined, standardRatings, ...rest }) => ({
    input: {
      ...input,
      players: input.players.map(({ licence: _, ...player }, i) =>
        joined[i] === undefined ? player : { ...player, federatedOn: joined[i] },
      ),
      lists: input.lists.filter((list) => list.date < HISTORY_DATES[0]),
      listDate: HISTORY_DATES[0],
      events: input.events.map((event, i) => ({
        ...event,
        start: shifted(event.start, shifts[i]!),
        end: shifted(event.end, shifts[i]!),
        ...(event.evaluatedOn && { evaluatedOn: shifted(event.evaluatedOn, shifts[i]!) }),
        games: event.games.map(({ date, evaluatedOn, ...game }) => ({
          ...game,
          ...(date && { date: shifted(date, shifts[i]!) }),
          ...(evaluatedOn && { evaluatedOn: shifted(evaluatedOn, shifts[i]!) }),
        })),
      })),
    },
    ...rest,
    standardRatings: standardRatings.map((column) => Int16Array.from(column)),
  }));

/** The same as the columns of a record. */
export function recordOf({ input, licences: terms }: RandomHistory): FederationColumns {
  const record = columnsOfDocument(input);
  const licences = new LicenceDays(PLAYERS, terms.flat().length);
  terms.forEach((own, player) => {
    for (const { from, until } of own) licences.add(player, dayFrom(from!), dayFrom(until!));
  });
  return { ...record, players: { ...record.players, licences } };
}

/** A document of the history for one of its lists: licences at that time, and the sources of first ratings. */
export function documentFor(
  { licences, standardRatings }: RandomHistory,
  input: HeadToHeadInput,
  list: number,
): HeadToHeadInput {
  const listDate = HISTORY_DATES[list]!;
  const players = input.players.map(({ standardRating: _, ...player }, i) => {
    const standard = standardRatings[list]![i]!;
    return {
      ...player,
      federated: licences[i]!.some(({ from, until }) => from! <= listDate && listDate <= until!),
      licence: licences[i]!,
      ...(standard === UNRATED ? {} : { standardRating: standard }),
    };
  });
  return { ...input, listDate, players };
}

function shifted(date: string, days: number): string {
  return writeDay(dayFrom(date) + days);
}
