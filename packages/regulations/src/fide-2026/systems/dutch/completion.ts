import { DenseMatching, hasBit, setBit } from '@escala/core';
import type { Field } from './field.ts';

/** A score group (1.3), as a range of ranks, and whether everything below it can be completed. */
export interface ScoreGroup {
  readonly from: number;
  readonly to: number;
  readonly score: number;
  readonly below: Completability;
}

/** Whether players can all be paired among themselves, including the bye if it belongs to them. */
export interface Completability {
  readonly singles: number;
  /** If one must stay single: the possible ones, as bits. */
  readonly sparable: Uint32Array | undefined;
}

/** The whole round: its groups from the top, and the score of the player who gets the bye ([C5], D-DUTCH-9). */
export interface Completion {
  readonly groups: readonly ScoreGroup[];
  readonly byeScore: number | undefined;
  /** A maximum pairing, by rank. */
  readonly mate: Int32Array;
}

/** 1.9.3: there is no complete pairing; the players left over by some maximum pairing (D-DUTCH-8). */
export interface Unpaired {
  readonly unpaired: readonly number[];
  /** All others can be paired, but no possible leftover may have the bye ([C2]). */
  readonly lacksBye: boolean;
}

/** [C4], 1.9: for each group, everything below it, from the bottom up; or the players who cannot be paired. */
export function completionOf(field: Field): Completion | Unpaired {
  const { count, score, mayHaveBye } = field;
  const whole = new DenseMatching(count + 1, field.edges);
  whole.addRange(0, count);
  if (whole.singles !== count % 2) return { unpaired: ranksOf(whole.sparable(), count), lacksBye: false };
  let byeScore: number | undefined;
  if (count % 2 === 1) {
    const sparable = ranksOf(whole.sparable(), count);
    const eligible = sparable.filter((rank) => mayHaveBye[rank] === 1);
    if (eligible.length === 0) return { unpaired: sparable, lacksBye: true };
    byeScore = score[eligible.at(-1)!]!;
    openBye(field, byeScore);
  }
  return { groups: groupsOf(field, byeScore), byeScore, mate: whole.mate };
}

/** [C2], [C5]: adds the bye as one more vertex, adjacent to those who may have it. */
export function openBye({ count, words, edges, score, mayHaveBye }: Field, byeScore: number): void {
  for (let rank = 0; rank < count; rank++)
    if (mayHaveBye[rank] === 1 && score[rank] === byeScore) {
      setBit(edges, count, rank * words);
      setBit(edges, rank, count * words);
    }
}

function groupsOf(field: Field, byeScore: number | undefined): ScoreGroup[] {
  const { count, score } = field;
  const below = new DenseMatching(count + 1, field.edges);
  const groups: ScoreGroup[] = [];
  for (let to = count; to > 0; ) {
    let from = to - 1;
    while (from > 0 && score[from - 1] === score[to - 1]) from--;
    const { singles } = below;
    groups.push({
      from,
      to,
      score: score[from]!,
      below: { singles, sparable: singles === 1 ? below.sparable().slice() : undefined },
    });
    below.addRange(from, to);
    if (score[from] === byeScore) below.addRange(count, count + 1);
    to = from;
  }
  return groups.reverse();
}

export function ranksOf(bits: Uint32Array, count: number): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < count; rank++) if (hasBit(bits, rank)) ranks.push(rank);
  return ranks;
}

export function ranksFrom(from: number, to: number): number[] {
  const ranks: number[] = [];
  for (let rank = from; rank < to; rank++) ranks.push(rank);
  return ranks;
}
