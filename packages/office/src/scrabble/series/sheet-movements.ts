import type { IsoDate, ListedType, RatingStatus } from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { jsonBytes, jsonOf } from '../reports/waiting-reports.ts';
import { listedPlayers, type PrintedRating, printedRating, type ScrabbleSheet } from './scrabble-sheet.ts';

/** What a later act moved on a list: a printed rating and its status before and after. `absent`: not on the list. */
export interface SheetMovement {
  readonly player: string;
  readonly type: ListedType;
  readonly before: number | null;
  readonly after: number | null;
  readonly statusBefore: RatingStatus;
  readonly statusAfter: RatingStatus;
}

/** Papers with the movements on published lists, under the date of the list; the filing act is the cause. */
export const scrabbleMovements = (series: string) => `scrabble-movements/${series}` as const;

type Ratings = Pick<ScrabbleSheet, 'ratings' | 'general'>;

/** By player, then in the order of the book's types, with the general rating last. */
export function sheetMovements(before: Ratings, after: Ratings, types: readonly ListedType[]): SheetMovement[] {
  const players = [...new Set([...listedPlayers(before), ...listedPlayers(after)])].sort();
  return players.flatMap((player) =>
    types.flatMap((type): SheetMovement[] => {
      const [one, other] = [printedRating(before, player, type), printedRating(after, player, type)];
      const [statusBefore, statusAfter] = [statusOf(one), statusOf(other)];
      const [was, is] = [one?.displayed ?? null, other?.displayed ?? null];
      return was === is && statusBefore === statusAfter
        ? []
        : [{ player, type, before: was, after: is, statusBefore, statusAfter }];
    }),
  );
}

function statusOf(printed: PrintedRating | undefined): RatingStatus {
  return printed === undefined ? 'absent' : (printed.status ?? 'rated');
}

export function movementsFiling(series: string, date: IsoDate, movements: readonly SheetMovement[]): Filing {
  return { folder: scrabbleMovements(series), name: date, part: 0, bytes: jsonBytes(movements) };
}

export const unpackSheetMovements = (bytes: Uint8Array): readonly SheetMovement[] => jsonOf<SheetMovement[]>(bytes);
