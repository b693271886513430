import type { IsoDate } from '@escala/core';
import type { Filing } from '../kit/act.ts';
import type { Series } from '../records/federation.ts';
import { playedInClass } from './rating-input.ts';
import { scrabbleBook } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';
import {
  type ListedType,
  packScrabbleSheet,
  rateList,
  type ScrabbleSheet,
  unpackScrabbleSheet,
} from './scrabble-sheet.ts';
import { type ScrabbleState, sheetFiling } from './sheet-editions.ts';
import { movementsFiling, type SheetMovement, sheetMovements } from './sheet-movements.ts';

/** A published list that is another one by what the record says now. */
export interface MovedSheet {
  readonly date: IsoDate;
  readonly sheet: ScrabbleSheet;
  /** Printed ratings that differ; none where only digits do that nobody prints. */
  readonly movements: readonly SheetMovement[];
}

export interface SettledScrabble {
  readonly series: Series;
  readonly moved: readonly MovedSheet[];
  /** What has to be filed so that the kept editions are those of today. */
  readonly filings: readonly Filing[];
}

/** From which day on the games of a series are not those that its kept lists were made of; undefined where they are. */
export type ChangedFrom = (series: Series) => IsoDate | undefined;

export const listedTypes = (series: Series): readonly ListedType[] => [...scrabbleBook(series).types, 'general'];

/**
 * The lists once more from the record, those that can have moved: a list is made of the games before its day. The published
 * editions stay, the revised ones follow the record.
 */
export function settleScrabble(
  record: ScrabbleRecord,
  states: readonly ScrabbleState[],
  changedFrom: ChangedFrom,
): SettledScrabble[] {
  return states.map(({ series, kept }) => {
    const changed = changedFrom(series);
    const touched = changed === undefined ? [] : kept.filter(({ date }) => date > changed);
    if (touched.length === 0) return { series, moved: [], filings: [] };
    const played = playedInClass(record, series);
    const moved = touched.flatMap(({ date, bytes }): MovedSheet[] => {
      const sheet = rateList(series, played, date);
      if (isEqual(packScrabbleSheet(sheet), bytes)) return [];
      return [{ date, sheet, movements: sheetMovements(unpackScrabbleSheet(bytes), sheet, listedTypes(series)) }];
    });
    return { series, moved, filings: moved.flatMap((each) => filingsOf(series.id, each)) };
  });
}

function filingsOf(series: string, { date, sheet, movements }: MovedSheet): Filing[] {
  const filing = sheetFiling(series, sheet);
  return movements.length === 0 ? [filing] : [filing, movementsFiling(series, date, movements)];
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
