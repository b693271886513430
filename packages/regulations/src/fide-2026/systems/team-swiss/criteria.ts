import type { Field } from './field.ts';

/** A criterion for choosing upfloaters (2.3.1 to 2.3.4), counted over the pairs of all remaining teams. */
export interface SetCriterion {
  readonly name: 'C4' | 'C5' | 'C6' | 'C7';
  readonly article: string;
  /** Counted separately for each score, the lowest first. */
  readonly byScore?: true;
  /** What an upfloater counts for. */
  upfloater?(field: Field, rank: number): number;
  /** What a team of the following scoregroup that meets a lower team counts for. */
  readonly leavesNext?: number;
}

export const SET_CRITERIA: readonly SetCriterion[] = [
  { name: 'C4', article: 'C.04.6 2.3.1', upfloater: () => 1 },
  { name: 'C5', article: 'C.04.6 2.3.2', byScore: true, upfloater: () => 1 },
  { name: 'C6', article: 'C.04.6 2.3.3', leavesNext: 1 },
  {
    name: 'C7',
    article: 'C.04.6 2.3.4',
    upfloater: ({ teams, looksAtFloats }, rank) => (looksAtFloats && teams[rank]!.wasFloater ? 1 : 0),
  },
];

/** A criterion for the pairs of a bracket (2.3.5 to 2.3.7). */
export interface PairCriterion {
  readonly name: 'C8' | 'C9' | 'C10';
  readonly article: string;
  pair(field: Field, a: number, b: number, isUpfloater: (rank: number) => boolean): number;
}

/** If both want the same colour, article 4 denies it to one; of a strong and a mild preference, the mild one yields. */
export const PAIR_CRITERIA: readonly PairCriterion[] = [
  {
    name: 'C8',
    article: 'C.04.6 2.3.5',
    pair: ({ teams }, a, b) => {
      const wanted = teams[a]!.preference?.wants;
      return wanted !== undefined && wanted === teams[b]!.preference?.wants ? 1 : 0;
    },
  },
  {
    name: 'C9',
    article: 'C.04.6 2.3.6',
    pair: ({ teams }, a, b) => {
      const [one, other] = [teams[a]!.preference, teams[b]!.preference];
      return one?.isStrong && other?.isStrong && one.wants === other.wants ? 1 : 0;
    },
  },
  {
    name: 'C10',
    article: 'C.04.6 2.3.7',
    pair: ({ teams, looksAtFloats }, a, b, isUpfloater) => {
      const counts = (upfloater: number, opponent: number): boolean =>
        looksAtFloats && isUpfloater(upfloater) && teams[opponent]!.wasFloater;
      return (counts(a, b) ? 1 : 0) + (counts(b, a) ? 1 : 0);
    },
  },
];

/** Sums in one word stay below this, so that duals are exact. */
const MOST_IN_WORD = 2 ** 36;

export interface Digits {
  readonly words: number;
  /** Adds an amount to a digit of the cost that starts at `at`; the first digit weighs most. */
  add(digit: number, amount: number, costs: Float64Array, at: number): void;
}

/** A cost of few words made of `count` digits, none of which ever sums up to more than `most`. */
export function digitsOf(count: number, most: number): Digits {
  const base = most + 1;
  const inWord = Math.max(1, Math.floor(Math.log(MOST_IN_WORD) / Math.log(Math.max(2, base))));
  return {
    words: Math.max(1, Math.ceil(count / inWord)),
    add: (digit, amount, costs, at) => {
      costs[at + Math.floor(digit / inWord)]! += amount * base ** (inWord - 1 - (digit % inWord));
    },
  };
}
