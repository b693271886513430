import {
  columnsOfDocument,
  dayFrom,
  type FederationColumns,
  type HeadToHeadInput,
  UNRATED,
  writeDay,
} from '@escala/core';
import fc from 'fast-check';
import { arbitraryDocument } from './arbitrary-document.ts';
import { licencesOfSeasons } from './licences-of-seasons.ts';

/** Documents whose events are spread over some years, with the licences of each season. */
export interface RandomHistory {
  readonly input: HeadToHeadInput;
  /** Seasons with a licence, by player. */
  readonly seasons: readonly (readonly number[])[];
  /** Standard ratings by list and player: where a first rapid rating comes from when that list is made. */
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

export const arbitraryHistory: fc.Arbitrary<RandomHistory> = fc
  .record({
    input: arbitraryDocument,
    shifts: fc.array(fc.constantFrom(...SHIFTS), { minLength: 4, maxLength: 4 }),
    seasons: fc.array(fc.oneof(fc.constant(SEASONS), fc.subarray(SEASONS)), {
      minLength: PLAYERS,
      maxLength: PLAYERS,
    }),
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
  .map(({ input, shifts, seasons, joined, standardRatings }) => ({
    input: {
      ...input,
      players: input.players.map((player, i) =>
        joined[i] === undefined ? player : { ...player, federatedOn: joined[i] },
      ),
      lists: input.lists.filter((list) => list.date < HISTORY_DATES[0]),
      listDate: HISTORY_DATES[0],
      events: input.events.map((event, i) => ({
        ...event,
        start: shifted(event.start, shifts[i]!),
        end: shifted(event.end, shifts[i]!),
        games: event.games.map((game) =>
          game.date === undefined ? game : { ...game, date: shifted(game.date, shifts[i]!) },
        ),
      })),
    },
    seasons,
    standardRatings: standardRatings.map((column) => Int16Array.from(column)),
  }));

/** The same as the columns of a record. */
export function recordOf({ input, seasons }: RandomHistory): FederationColumns {
  const record = columnsOfDocument(input);
  return { ...record, players: { ...record.players, licences: licencesOfSeasons(seasons) } };
}

/** A document of the history for one of its lists: who has a licence then, and the sources of first ratings. */
export function documentFor(
  { seasons, standardRatings }: RandomHistory,
  input: HeadToHeadInput,
  list: number,
): HeadToHeadInput {
  const listDate = HISTORY_DATES[list]!;
  const season = Number(listDate.slice(0, 4));
  const players = input.players.map(({ standardRating: _, ...player }, i) => {
    const standard = standardRatings[list]![i]!;
    return {
      ...player,
      federated: seasons[i]!.includes(season) && (player.federatedOn ?? '') <= listDate,
      ...(standard === UNRATED ? {} : { standardRating: standard }),
    };
  });
  return { ...input, listDate, players };
}

function shifted(date: string, days: number): string {
  return writeDay(dayFrom(date) + days);
}
