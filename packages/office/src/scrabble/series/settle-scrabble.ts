import type { IsoDate, ListedType } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { isSameContent } from '../../kit/same-content.ts';
import type { FreshList, MovedSheet, NewLists, SettledSeries } from '../../rating/series/rating-series.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { playedInClass } from './rating-input.ts';
import { scrabbleBook } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';
import { countedList, ratedAgain, rateLists, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';
import { type KeptList, type ScrabbleState, sheetFiling } from './sheet-editions.ts';
import { movementsFiling, type SheetMovement, sheetMovements } from './sheet-movements.ts';

/** The day from which a series' games differ from those its kept lists were computed from; undefined if none do. */
type ChangedFrom = (series: Series) => IsoDate | undefined;

export const listedTypes = (series: Series): readonly ListedType[] => [...scrabbleBook(series).types, 'general'];

/**
 * Recomputes the lists that may have moved: a list is made from games before its day. Published editions stay, revised
 * ones follow the record.
 */
export function settleScrabble(
  record: ScrabbleRecord,
  states: readonly ScrabbleState[],
  changedFrom: ChangedFrom,
  fresh?: NewLists,
): SettledSeries[] {
  return states.map(({ series, kept }) => {
    const changed = changedFrom(series);
    const touched = changed === undefined ? [] : kept.filter(({ date }) => date > changed);
    const moved = movedSheets(record, series, touched);
    const dates = fresh?.series === series.id ? fresh.dates : [];
    const made = dates.length === 0 ? [] : [...rateLists(series, playedInClass(record, series), dates)];
    return {
      series,
      moved: moved.map(({ date, movements }) => ({ date, lines: movedLines(record, movements) })),
      get filings() {
        return moved.flatMap((each) => filingsOf(series.id, each));
      },
      fresh: made.map((sheet) => freshList(record, series, sheet)),
    };
  });
}

interface Moved extends Pick<MovedSheet, 'date'> {
  readonly sheet: ScrabbleSheet;
  readonly movements: readonly SheetMovement[];
}

function movedSheets(record: ScrabbleRecord, series: Series, kept: readonly KeptList[]): Moved[] {
  const asOf = new Map(record.listsOf(series.id).map((list) => [list.date, list.asOf]));
  const keptOn = new Map(kept.map(({ date, bytes }) => [date, bytes]));
  const lists = kept.map(({ date }) => ({ date, asOf: asOf.get(date)! }));
  return ratedAgain(record, series, lists).flatMap((sheet) => {
    const before = unpackScrabbleSheet(keptOn.get(sheet.listDate)!);
    if (isSameContent(before, sheet)) return [];
    return [{ date: sheet.listDate, sheet, movements: sheetMovements(before, sheet, listedTypes(series)) }];
  });
}

export const movedLines = ({ names }: Pick<ScrabbleRecord, 'names'>, movements: readonly SheetMovement[]) =>
  movements.map((movement) => ({ ...movement, name: names.get(movement.player) ?? movement.player }));

function filingsOf(series: string, { date, sheet, movements }: Moved): Filing[] {
  const filing = sheetFiling(series, sheet);
  return movements.length === 0 ? [filing] : [filing, movementsFiling(series, date, movements)];
}

/** Counts the ratings of all types of play. */
function freshList({ register }: ScrabbleRecord, series: Series, sheet: ScrabbleSheet): FreshList {
  const ratings = Object.values(sheet.ratings).flatMap((types) => Object.values(types));
  const byStatus = Map.groupBy(ratings, ({ status }) => status);
  return {
    date: sheet.listDate,
    ...countedList(sheet, register),
    statuses: Object.fromEntries([...byStatus].map(([status, each]) => [status, each.length])),
    get filings() {
      return [sheetFiling(series.id, sheet)];
    },
  };
}
