import type { IsoDate, PlayType, ScrabbleOutput, ScrabbleStatus } from '@escala/core';
import type { ScrabbleList } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import { jsonBytes, jsonOf } from '../reports/counted-play.ts';
import { type PlayedInClass, ratingInput } from './rating-input.ts';
import { scrabbleBook } from './scrabble-book.ts';

/**
 * A list as it is kept: everything that is printed. The ledger is fifty times as long and follows from the record, which
 * is how an explanation gets it (D-OFF-61).
 */
export type ScrabbleSheet = ScrabbleList & { readonly format: 'escala/scrabble-sheet@1' };

/** The types of play and, beside them, the general rating. */
export type ListedType = PlayType | 'general';

/** A rating as a list prints it; the general one has no status of its own (frs-2012 §8). */
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

/** The lists of several dates, the oldest first, in one pass over what was played. */
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

export const packScrabbleSheet = (sheet: ScrabbleSheet): Uint8Array => jsonBytes(sheet);
export const unpackScrabbleSheet = (bytes: Uint8Array): ScrabbleSheet => jsonOf<ScrabbleSheet>(bytes);

export function printedRating(sheet: ScrabbleSheet, player: string, type: ListedType): PrintedRating | undefined {
  const of = <Value>(values: Readonly<Record<string, Value>>): Value | undefined =>
    Object.hasOwn(values, player) ? values[player] : undefined;
  return type === 'general' ? of(sheet.general) : of(sheet.ratings)?.[type];
}

/** Everybody with any rating on the list. */
export const listedPlayers = ({ ratings }: ScrabbleSheet): readonly string[] => Object.keys(ratings);
