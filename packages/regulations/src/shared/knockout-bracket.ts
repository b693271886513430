import type { KnockoutPair, KnockoutPlace, KnockoutRound } from '@escala/core';

/** How a bracket is filled. */
export interface BracketRule {
  /** Seeds from the top of the bracket down. */
  order(seeds: readonly number[]): readonly number[];
  /** The opponent of a seed in the first round, when `playing` players of the field have to play it. */
  opponentOf(seed: number, playing: number, players: number): number;
}

/**
 * fce-1990 Sistemes 3.1: the i-th meets the one half of the field below; the bracket keeps odd seeds in one half and
 * even seeds in the other, recursively.
 */
export const HALVES: BracketRule = { order: byHalves, opponentOf: (seed, playing) => seed + playing };

/** The best meets the last; the first two seeds can meet only in the final (fide-2026, D-KO-1). */
export const FOLDED: BracketRule = {
  order: folded,
  opponentOf: (seed, playing, players) => 2 * players - 2 * playing - seed + 1,
};

/**
 * If the field is not a power of two, the best seeds have a bye in the first round; the others play by the same rule,
 * and each winner takes the place of the better seed (D-COMP-15). The first-named player has White (fce-1990 Delegats
 * 5.3.1.2).
 */
export function knockoutRounds(names: readonly string[], rule: BracketRule): KnockoutRound[] {
  const places = 2 ** Math.ceil(Math.log2(names.length)) / 2;
  const playing = names.length - places;
  const byes = places - playing;
  const pairs: KnockoutPair[] = [];
  let row = rule.order(Array.from({ length: places }, (_, i) => i + 1)).map((seed): KnockoutPlace => {
    if (seed <= byes) return names[seed - 1]!;
    pairs.push({
      board: pairs.length + 1,
      white: names[seed - 1]!,
      black: names[rule.opponentOf(seed, playing, names.length) - 1]!,
    });
    return { winner: pairs.length };
  });
  const rounds: KnockoutRound[] = [{ round: 1, pairs, byes: names.slice(0, byes) }];
  while (row.length > 1) {
    const next = pairUp(row);
    rounds.push({ round: rounds.length + 1, pairs: next, byes: [] });
    row = next.map(({ board }) => ({ winner: board }));
  }
  return rounds;
}

/** Every other seed from the first in the upper half, the rest in the lower, and so on within each half. */
function byHalves(seeds: readonly number[]): readonly number[] {
  if (seeds.length < 3) return seeds;
  return [...byHalves(seeds.filter((_, i) => i % 2 === 0)), ...byHalves(seeds.filter((_, i) => i % 2 === 1))];
}

/** Each seed next to the one it meets if the better seed always wins. */
function folded(seeds: readonly number[]): readonly number[] {
  let row = [1];
  while (row.length < seeds.length) {
    const sum = 2 * row.length + 1;
    row = row.flatMap((seed) => [seed, sum - seed]);
  }
  return row;
}

function pairUp(row: readonly KnockoutPlace[]): KnockoutPair[] {
  return Array.from({ length: row.length / 2 }, (_, i) => ({
    board: i + 1,
    white: row[2 * i]!,
    black: row[2 * i + 1]!,
  }));
}
