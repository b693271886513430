import type { Day, RandomBelow } from '@escala/core';
import type { ScoreSheet } from './score-sheet.ts';

/** Who plays, how strong they are, and when. */
export interface Field {
  readonly strengths: ArrayLike<number>;
  /** Day of each round. */
  readonly days: readonly Day[];
  readonly random: RandomBelow;
  readonly sheet: ScoreSheet;
}
