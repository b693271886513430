import type { GeneralRating, PlayType, ScrabbleStatus, TypeRating } from '@escala/core';
import type { ScrabbleSheet } from '../series/scrabble-sheet.ts';

/** A line of a list of one type. */
export interface PrintedLine extends TypeRating {
  readonly player: string;
}

export type PrintedList = Readonly<Record<ScrabbleStatus, readonly PrintedLine[]>>;

/** Lines of a type by the status that the rule book gave them, each group in order (frs-2012 §3, §1). */
export function printedList({ ratings }: Pick<ScrabbleSheet, 'ratings'>, type: PlayType): PrintedList {
  const lines = inOrder(
    Object.entries(ratings).flatMap(([player, { [type]: line }]) => (line === undefined ? [] : [{ player, ...line }])),
  );
  const withStatus = (status: ScrabbleStatus): PrintedLine[] => lines.filter((line) => line.status === status);
  return {
    active: withStatus('active'),
    provisional: withStatus('provisional'),
    inactive: withStatus('inactive'),
  };
}

export function generalList({ general }: Pick<ScrabbleSheet, 'general'>): (GeneralRating & { player: string })[] {
  return inOrder(Object.entries(general).map(([player, line]) => ({ player, ...line })));
}

/** Highest first; level ones by id, so that a list always reads the same. */
function inOrder<Line extends { readonly player: string; readonly rating: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
}
