import type { KnockoutPair, KnockoutPlace, KnockoutRound, ScheduledPair } from '@escala/core';

/** Facts about the rounds played. */
export interface KnockoutRecord {
  /** Who advances from a pair of a round; null: nobody; undefined: undecided. */
  winner(round: number, white: string, black: string): string | null | undefined;
  /** Whether a player has left before a round begins. */
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
      /** Players who advance without a game. */
      readonly byes: readonly string[];
    }
  | { readonly kind: 'undecided'; readonly boards: readonly UndecidedBoard[] };

/** The two places of a match: a player, nobody (null), or not known yet (undefined). */
type Two = readonly [string | null | undefined, string | null | undefined];

/**
 * Sistemes 3.1: a loser is out; the winners meet as the bracket says. Alongside a final, the losers of the semi-finals
 * meet if requested (D-KO-11).
 */
export function knockoutNextRound(
  rounds: readonly KnockoutRound[],
  round: number,
  record: KnockoutRecord,
  hasThirdPlace = false,
): NextKnockoutRound {
  const undecided: UndecidedBoard[] = [];

  /** Who holds a place when a round begins: a player, nobody (null), or not known yet (undefined). */
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

  /** The player beaten on the way to a place in the final; undefined if there was no match. */
  function beatenBefore(place: KnockoutPlace): string | undefined {
    if (typeof place === 'string') return undefined;
    const { white, black } = rounds[round - 2]!.pairs[place.winner - 1]!;
    const two = [standing(white, round - 1), standing(black, round - 1)];
    const winner = winnerOf(place.winner, round - 1);
    return two.includes(null) || winner == null ? undefined : two.find((player) => player !== winner)!;
  }

  /** D-KO-11. */
  function thirdPlace({ white, black }: KnockoutPair): Two[] {
    const two = [beatenBefore(white), beatenBefore(black)];
    if (two.includes(undefined)) return [];
    const [upper, lower] = two.map((player) => (record.hasLeft(player!, round) ? null : player!));
    return [[upper, lower]];
  }

  const pairs: ScheduledPair[] = [];
  const { pairs: places, byes } = rounds[round - 1]!;
  const resting = byes.filter((player) => !record.hasLeft(player, round));
  const meet = places.map(({ white, black }): Two => [standing(white, round), standing(black, round)]);
  const isFinal = round > 1 && round === rounds.length;
  if (hasThirdPlace && isFinal && undecided.length === 0) meet.push(...thirdPlace(places[0]!));
  for (const [i, [upper, lower]] of meet.entries()) {
    const board = places[i]?.board ?? i + 1;
    if (typeof upper === 'string' && typeof lower === 'string') pairs.push({ board, white: upper, black: lower });
    else if (upper === null && typeof lower === 'string') resting.push(lower);
    else if (lower === null && typeof upper === 'string') resting.push(upper);
  }
  if (undecided.length > 0) return { kind: 'undecided', boards: undecided };
  return { kind: 'drawn-up', round, pairs, byes: resting };
}
