import type { Decision } from '@escala/core';
import type { Crosstable } from './crosstable.ts';

/** Points are whole numbers of quarters: half of a half point is the smallest amount that any tie-break adds. */
export const QUARTERS = 4;

/** Players level on points and on all earlier tie-breaks. */
export interface Tied {
  readonly players: readonly number[];
  has(player: number): boolean;
}

/** Receives what a round adds: in quarters, from an opponent or from nobody (-1). */
export type AddPart = (round: number, opponent: number, quarters: number) => void;

export interface TieBreak {
  readonly name: string;
  readonly articles: readonly string[];
  /** Whom it can rank; both if missing. */
  readonly fits?: readonly ('players' | 'teams')[];
  /** The decisions behind a player's value. */
  decisions(table: Crosstable, player: number): readonly Decision[];
  /** What the rounds add to a player's value; the value is exactly their sum. */
  parts(table: Crosstable, player: number, tied: Tied, add: AddPart): void;
  /** The sum is divided by the number of parts. */
  readonly mean?: true;
  /** Players because of whom a tie cannot be decided; undefined if it can. */
  openFor?(table: Crosstable, tied: Tied): readonly number[] | undefined;
}
