import type { BracketOfRound, PairedField } from '../pair-round.ts';

/** The pairs of a bracket in terms of the sequence of generation. */
export interface Generation {
  /** Moved-down players with their opponents, by rank. */
  readonly moved: readonly (readonly [number, number])[];
  /** The residents not paired with them, by rank, numbered from 1. */
  readonly remainder: readonly number[];
  /** Pairs of the remainder by these numbers, the smaller of each first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Numbers of the better half who are not upper players, and upper players from the other half (D-DUTCH-14). */
  readonly out: readonly number[];
  readonly into: readonly number[];
}

export function generationOf({ completion }: PairedField, bracket: BracketOfRound, place: number): Generation {
  const { from, to } = completion.groups[place]!;
  const byFirst = ([a]: readonly [number, number], [b]: readonly [number, number]): number => a - b;
  const moved = bracket.pairs.filter(([a]) => a < from).sort(byFirst);
  const opponents = new Set(moved.map(([, b]) => b));
  const remainder: number[] = [];
  for (let rank = from; rank < to; rank++) if (!opponents.has(rank)) remainder.push(rank);
  const number = new Map(remainder.map((rank, i) => [rank, i + 1]));
  const pairs = bracket.pairs
    .filter(([a]) => a >= from)
    .map(([a, b]) => [number.get(a)!, number.get(b)!] as const)
    .sort(byFirst);
  const uppers = new Set(pairs.map(([a]) => a));
  const out = pairs.map((_, i) => i + 1).filter((each) => !uppers.has(each));
  return { moved, remainder, pairs, out, into: [...uppers].filter((each) => each > pairs.length) };
}

/** The order of the sequence of generation among pairings that are level on all criteria (3.2 to 3.7, 4). */
export interface SequenceRule {
  readonly name: 'moved-down' | 'opponents' | 'exchanges' | 'difference' | 'out' | 'into' | 'transposition';
  readonly article: string;
  /** The smaller list comes first. */
  of(generation: Generation): readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const SEQUENCE: readonly SequenceRule[] = [
  { name: 'moved-down', article: 'C.04.3 4.4', of: ({ moved }) => moved.map(([a]) => a) },
  { name: 'opponents', article: 'C.04.3 4.2', of: ({ moved }) => moved.map(([, b]) => b) },
  { name: 'exchanges', article: 'C.04.3 4.3', of: ({ out }) => [out.length] },
  { name: 'difference', article: 'C.04.3 4.3', of: ({ out, into }) => [sum(into) - sum(out)] },
  { name: 'out', article: 'C.04.3 4.3', of: ({ out }) => out.map((each) => -each).reverse() },
  { name: 'into', article: 'C.04.3 4.3', of: ({ into }) => into },
  { name: 'transposition', article: 'C.04.3 4.2', of: ({ pairs }) => pairs.map(([, b]) => b) },
];
