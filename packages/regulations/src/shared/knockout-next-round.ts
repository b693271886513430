import type { KnockoutPlace, KnockoutRound, ScheduledPair } from '@escala/core';

/** What is known of the rounds played. */
export interface KnockoutRecord {
  /** Who went on from a pair of a round; null: nobody; undefined: not decided yet. */
  winner(round: number, white: string, black: string): string | null | undefined;
  /** Whether somebody is not there any more when a round begins. */
  hasLeft(player: string, round: number): boolean;
}

export interface UndecidedBoard extends ScheduledPair {
  readonly round: number;
}

export type NextKnockoutRound =
  | {
      readonly kind: 'drawn-up';
      readonly round: number;
      readonly pairs: readonly ScheduledPair[];
      /** Who goes on without a game. */
      readonly byes: readonly string[];
    }
  | { readonly kind: 'undecided'; readonly boards: readonly UndecidedBoard[] };

/** Sistemes 3.1: who loses once is out; the winners meet as the bracket says. */
export function knockoutNextRound(
  rounds: readonly KnockoutRound[],
  round: number,
  record: KnockoutRecord,
): NextKnockoutRound {
  const undecided: UndecidedBoard[] = [];

  /** Who stands on a place when a round begins: a player, nobody (null), or not known yet (undefined). */
  function standing(place: KnockoutPlace, at: number): string | null | undefined {
    const player = typeof place === 'string' ? place : winnerOf(place.winner, at - 1);
    return typeof player === 'string' && record.hasLeft(player, at) ? null : player;
  }

  function winnerOf(board: number, at: number): string | null | undefined {
    const pair = rounds[at - 1]!.pairs[board - 1]!;
    const [white, black] = [standing(pair.white, at), standing(pair.black, at)];
    if (white === undefined || black === undefined) return undefined;
    if (white === null || black === null) return white ?? black;
    const winner = record.winner(at, white, black);
    if (winner === undefined) undecided.push({ round: at, board, white, black });
    return winner;
  }

  const pairs: ScheduledPair[] = [];
  const { pairs: places, byes } = rounds[round - 1]!;
  const resting = byes.filter((player) => !record.hasLeft(player, round));
  for (const { board, white, black } of places) {
    const [upper, lower] = [standing(white, round), standing(black, round)];
    if (typeof upper === 'string' && typeof lower === 'string') pairs.push({ board, white: upper, black: lower });
    else if (upper === null && typeof lower === 'string') resting.push(lower);
    else if (lower === null && typeof upper === 'string') resting.push(upper);
  }
  if (undecided.length > 0) return { kind: 'undecided', boards: undecided };
  return { kind: 'drawn-up', round, pairs, byes: resting };
}
