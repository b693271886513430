import type { IsoDate } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { isSameContent } from '../reports/same-content.ts';
import { playedInClass } from './rating-input.ts';
import { scrabbleBook } from './scrabble-book.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';
import { type ListedType, rateLists, type ScrabbleSheet, unpackScrabbleSheet } from './scrabble-sheet.ts';
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
  /** What has to be filed so that the kept editions are those of today; written when it is asked for, previews need none. */
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
    const keptOn = new Map(touched.map(({ date, bytes }) => [date, bytes]));
    const moved: MovedSheet[] = [];
    for (const sheet of rateLists(series, played, [...keptOn.keys()])) {
      const before = unpackScrabbleSheet(keptOn.get(sheet.listDate)!);
      if (isSameContent(before, sheet)) continue;
      moved.push({ date: sheet.listDate, sheet, movements: sheetMovements(before, sheet, listedTypes(series)) });
    }
    return {
      series,
      moved,
      get filings() {
        return moved.flatMap((each) => filingsOf(series.id, each));
      },
    };
  });
}

function filingsOf(series: string, { date, sheet, movements }: MovedSheet): Filing[] {
  const filing = sheetFiling(series, sheet);
  return movements.length === 0 ? [filing] : [filing, movementsFiling(series, date, movements)];
}
