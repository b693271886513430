import { type Crosstable, DRAWN, isOverTheBoard, metAnnulled, WON } from './crosstable.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

/**
 * Desempats 2.1: the sum of the points of the opponents met. Points are those in the table, so an annulled opponent
 * adds nothing (D-COMP-13).
 */
export const buchholz: TieBreak = {
  name: 'buchholz',
  articles: ['Desempats 2.1'],
  decisions: (table, player) => (metAnnulled(table, player) ? ['D-COMP-13'] : []),
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, 2 * table.doubledPoints[opponent]!);
    }
  },
};

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
function doubledCorrectedPoints(table: Crosstable): Int32Array {
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

/**
 * Desempats 2.2: the points of the opponents beaten, plus half of the points of those drawn with. Points are those in
 * the table, so an annulled opponent adds nothing (D-COMP-13).
 */
export const sonnebornBerger: TieBreak = {
  name: 'sonneborn-berger',
  articles: ['Desempats 2.2'],
  decisions: (table, player) => (metAnnulled(table, player) ? ['D-COMP-13'] : []),
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent < 0) continue;
      const share = table.outcomes[cell] === WON ? 2 : table.outcomes[cell] === DRAWN ? 1 : 0;
      add(round, opponent, share * table.doubledPoints[opponent]!);
    }
  },
};

/**
 * Suis 16: the mean rating of the opponents met, if every opponent of every tied player is rated. It is compared as a
 * fraction. A player who met nobody has no mean and counts as 0 (D-COMP-12).
 */
export const averageRating: TieBreak = {
  name: 'average-rating',
  articles: ['Suis 16'],
  fits: ['players'],
  decisions(table, player) {
    const met = table.opponents.subarray(player * table.rounds, (player + 1) * table.rounds);
    return met.every((opponent) => opponent < 0) ? ['D-COMP-12'] : [];
  },
  mean: true,
  parts(table, player, _tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0) add(round, opponent, QUARTERS * table.ratings[opponent]!);
    }
  },
  openFor(table, tied) {
    for (const player of tied.players)
      for (let cell = player * table.rounds; cell < (player + 1) * table.rounds; cell++) {
        const opponent = table.opponents[cell]!;
        if (opponent >= 0 && table.ratings[opponent] === 0) return [opponent];
      }
    return undefined;
  },
};
