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
