import { entryOf, type IsoDate, type ListedType, type ScrabbleOutput, type ScrabbleStatus } from '@escala/core';
import type { ScrabbleList } from '@escala/regulations';
import type { OfficialList } from '../../rating/lists/list.ts';
import type { Register } from '../../rating/printed/printed-columns.ts';
import type { RowsOf } from '../../rating/series/rating-series.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { type CountedPlay, firstDayIn, jsonBytes, jsonOf } from '../reports/waiting-reports.ts';
import { type PlayedInClass, playedInClass, ratingInput } from './rating-input.ts';
import { scrabbleBook } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';

/**
 * A list as kept: everything printed. The ledger is fifty times as long and can be derived from the record, as
 * explanations do (D-OFF-61).
 */
export type ScrabbleSheet = ScrabbleList & { readonly format: 'escala/scrabble-sheet@1' };

/** A rating as printed; the general rating has no status of its own (frs-2012 §8). */
export interface PrintedRating {
  readonly rating: number;
  readonly displayed: number;
  readonly status?: ScrabbleStatus;
  readonly played?: number;
}

export function sheetOf(output: ScrabbleOutput): ScrabbleSheet {
  const { games: _games, ledger: _ledger, workings: _workings, ...printed } = output;
  return { ...printed, format: 'escala/scrabble-sheet@1' };
}

/** The lists of several dates, oldest first, in one pass over the games. */
export function* rateLists(
  series: Series,
  played: PlayedInClass,
  dates: readonly IsoDate[],
): Generator<ScrabbleSheet, void> {
  const [first] = dates;
  if (first === undefined) return;
  const input = ratingInput(series, played, first);
  for (const list of scrabbleBook(series).rateLists(input, dates)) yield { ...list, format: 'escala/scrabble-sheet@1' };
}

export function rateList(series: Series, played: PlayedInClass, date: IsoDate): ScrabbleSheet {
  const [sheet] = rateLists(series, played, [date]);
  return sheet!;
}

/** A published list, with the act it was computed as of. */
type ListOnRecord = Pick<OfficialList, 'date' | 'asOf'>;

/**
 * D-OFF-473: the regulation says nothing about late reports. As in chess (D-FCE-20), they count on the next list, and
 * lists published before they were accepted do not include them.
 */
export function lateFor(record: Pick<ScrabbleRecord, 'plays'>, series: Series, { date, asOf }: ListOnRecord): string[] {
  const isLate = (play: CountedPlay): boolean => play.acceptedBy > asOf && (firstDayIn(play, series) ?? date) < date;
  return [...record.plays].filter(([, play]) => isLate(play)).map(([event]) => event);
}

/** Recomputes published lists, each from its own inputs; in one pass unless reports came late. */
export function ratedAgain(record: ScrabbleRecord, series: Series, lists: readonly ListOnRecord[]): ScrabbleSheet[] {
  const groups = Map.groupBy(lists, (list) => lateFor(record, series, list).join('\n'));
  return [...groups.values()].flatMap((group) => {
    const played = playedInClass(record, series, new Set(lateFor(record, series, group[0]!)));
    return [...rateLists(series, played, group.map(({ date }) => date).sort())];
  });
}

export const packScrabbleSheet = (sheet: ScrabbleSheet): Uint8Array => jsonBytes(sheet);
export const unpackScrabbleSheet = (bytes: Uint8Array): ScrabbleSheet => jsonOf<ScrabbleSheet>(bytes);

export function printedRating(
  sheet: Pick<ScrabbleSheet, 'ratings' | 'general'>,
  player: string,
  type: ListedType,
): PrintedRating | undefined {
  return type === 'general' ? entryOf(sheet.general, player) : entryOf(sheet.ratings, player)?.[type];
}

/** Players with any rating on the list. */
export const listedPlayers = ({ ratings }: Pick<ScrabbleSheet, 'ratings'>): readonly string[] => Object.keys(ratings);

/** Games of all types of play over all ratings. */
export const gamesIn = ({ ratings }: Pick<ScrabbleSheet, 'ratings'>): number =>
  Object.values(ratings)
    .flatMap((types) => Object.values(types))
    .reduce((sum, { played }) => sum + played, 0);

/** The rows of a list, and how many players and games it says it has. */
export const countedList = (sheet: ScrabbleSheet, register: Pick<Register, 'playerIds'>) => ({
  rows: scrabbleRows(sheet, register),
  players: listedPlayers(sheet).length,
  games: gamesIn(sheet),
});

/** Every row with every rating and every printed column (D-FCE-23), by player id. */
export function scrabbleRows(sheet: ScrabbleSheet, { playerIds }: Pick<Register, 'playerIds'>): RowsOf {
  const numbers = new Map(playerIds.map((id, number) => [id, number]));
  const { ratings, general } = sheet;
  return (columns) =>
    listedPlayers(sheet)
      .toSorted()
      .map((id) => ({
        ...columns(numbers.get(id)!),
        id,
        ratings: ratings[id],
        ...(Object.hasOwn(general, id) && { general: general[id] }),
      }));
}
