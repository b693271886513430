import { type Crosstable, isOverTheBoard } from './crosstable.ts';
import type { TieBreak } from './tie-break.ts';

/**
 * Suis 16: the points of all opponents (Desempats 1.3.1, D-COMP-4), where every round so far without a game over the
 * board counts as a draw for the opponent, so that players who left early do not cost their opponents anything.
 */
export const buchholzCorrected: TieBreak = {
  name: 'buchholz-corrected',
  articles: ['Desempats 2.1', 'Suis 16'],
  decisions: () => ['D-COMP-4'],
  parts(table, player, _tied, add) {
    const corrected = doubledCorrectedPoints(table);
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, 2 * corrected[opponent]!);
    }
  },
};

const correctedOf = new WeakMap<Crosstable, Int32Array>();

/** Twice the points that each player counts for in the Buchholz of others; computed once for each table. */
export function doubledCorrectedPoints(table: Crosstable): Int32Array {
  let corrected = correctedOf.get(table);
  if (corrected === undefined) {
    corrected = new Int32Array(table.ids.length);
    for (let player = 0, cell = 0; player < table.ids.length; player++)
      for (let round = 1; round <= table.rounds; round++, cell++)
        corrected[player]! += doubledCorrectedScore(table, cell);
    correctedOf.set(table, corrected);
  }
  return corrected;
}

/** What an opponent's round counts for: as scored over the board, else a draw. */
export function doubledCorrectedScore(table: Crosstable, cell: number): number {
  return isOverTheBoard(table.outcomes[cell]!) ? table.doubledScores[cell]! : table.doubledDraw;
}
