import { DOUBLED, type GameKind, type Result } from '@escala/core';

/** Indices into ROUND_OUTCOMES, for the columns. */
export const ABSENT = 0;
export const WITHDRAWN = 1;
export const BYE = 2;
export const WON = 3;
export const DRAWN = 4;
export const LOST = 5;
const FORFEIT_WON = 6;
const FORFEIT_LOST = 7;
const ADJUDICATED_WON = 8;
const ADJUDICATED_DRAWN = 9;
const ADJUDICATED_LOST = 10;
export const TAKEN_OUT = 11;

/**
 * What each player or team did in each round, in order of number.
 * The cell of a player's round is `player * rounds + round - 1`.
 */
export interface Crosstable {
  readonly ids: readonly string[];
  /** Number of rounds in the table. */
  readonly rounds: number;
  /** Twice the points of a draw: 1, or the number of boards if board points are counted. */
  readonly doubledDraw: number;
  readonly outcomes: Uint8Array;
  /** The opponent met over the board, -1 for none: a forfeit has no opponent. */
  readonly opponents: Int32Array;
  readonly hadBlack: Uint8Array;
  readonly doubledScores: Int32Array;
  /** Twice a player's points in the table: 0 for annulled players. */
  readonly doubledPoints: Int32Array;
  /** 1 for players who left before half of the rounds (Retirats 14.3.1). */
  readonly annulled: Uint8Array;
  /** 0 for unrated players. */
  readonly ratings: Int32Array;
  /** For teams only: twice the points on each board, from the first board, cell by cell. */
  readonly doubledBoards?: (readonly number[] | undefined)[];
}

export function emptyTable(ids: readonly string[], rounds: number, doubledDraw: number): Crosstable {
  const cells = ids.length * rounds;
  return {
    ids,
    rounds,
    doubledDraw,
    outcomes: new Uint8Array(cells).fill(ABSENT),
    opponents: new Int32Array(cells).fill(-1),
    hadBlack: new Uint8Array(cells),
    doubledScores: new Int32Array(cells),
    doubledPoints: new Int32Array(ids.length),
    annulled: new Uint8Array(ids.length),
    ratings: new Int32Array(ids.length),
  };
}

export function cellOf(table: Crosstable, player: number, round: number): number {
  return player * table.rounds + round - 1;
}

/** Annulments must be marked before anything is entered. */
export function enter(table: Crosstable, player: number, round: number, outcome: number, doubledScore: number): void {
  const cell = cellOf(table, player, round);
  table.outcomes[cell] = outcome;
  table.doubledScores[cell] = doubledScore;
  if (table.annulled[player] === 0) table.doubledPoints[player]! += doubledScore;
}

export function isOverTheBoard(outcome: number): boolean {
  return outcome === WON || outcome === DRAWN || outcome === LOST;
}

/** The outcome for the first and the second side. A double forfeit is lost by both. */
export function outcomesOf(result: Result, kind: GameKind): readonly [number, number] {
  const [first, second] = DOUBLED[result];
  return [outcomeOf(first, kind), outcomeOf(second, kind)];
}

function outcomeOf(doubled: 0 | 1 | 2, kind: GameKind): number {
  if (kind === 'played') return [LOST, DRAWN, WON][doubled]!;
  if (kind === 'forfeit' && doubled !== 1) return doubled === 2 ? FORFEIT_WON : FORFEIT_LOST;
  return [ADJUDICATED_LOST, ADJUDICATED_DRAWN, ADJUDICATED_WON][doubled]!;
}

/** Whether one of the opponents met is annulled. */
export function metAnnulled(table: Crosstable, player: number): boolean {
  for (let cell = player * table.rounds; cell < (player + 1) * table.rounds; cell++) {
    const opponent = table.opponents[cell]!;
    if (opponent >= 0 && table.annulled[opponent] === 1) return true;
  }
  return false;
}

/** Marks the rounds after a withdrawal. */
export function markWithdrawn(table: Crosstable, player: number, afterRound: number): void {
  for (let round = Math.max(0, afterRound) + 1; round <= table.rounds; round++) {
    const cell = cellOf(table, player, round);
    if (table.outcomes[cell] === ABSENT) table.outcomes[cell] = WITHDRAWN;
  }
}
