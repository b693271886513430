import type { CountedGame } from './counted-games.ts';

/** Limits on the wins to ignore: a least number of each kind, and a highest sum of ratings. */
export interface WinLimits {
  readonly kinds: readonly { readonly least: number; has(game: CountedGame): boolean }[];
  readonly mostRating: number;
  ratingOf(game: CountedGame): number;
}

export const lowest = (values: readonly number[], count: number): readonly number[] =>
  values.toSorted((a, b) => a - b).slice(0, count);
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The sums of none, of the first, of the first two … */
function sumsOf(values: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

/** All choices of `count` wins within the limits, in the order of the games. */
export function* choicesOfWins(
  items: readonly CountedGame[],
  count: number,
  limits: WinLimits,
): Generator<readonly CountedGame[]> {
  const { kinds, mostRating, ratingOf } = limits;
  const ratings = items.map(ratingOf);
  /** By place: the number of each kind from there on, and running sums of the lowest ratings. */
  const coming = items.map((_, from) => ({
    kinds: kinds.map(({ has }) => items.slice(from).filter(has).length),
    sums: sumsOf(lowest(ratings.slice(from), count)),
  }));
  const none = { kinds: kinds.map(() => 0), sums: [0] };
  function* from(
    place: number,
    missing: number,
    rating: number,
    least: readonly number[],
  ): Generator<readonly CountedGame[]> {
    const later = coming[place] ?? none;
    const lowestSum = later.sums[missing];
    if (lowestSum === undefined || rating + lowestSum > mostRating) return;
    if (least.some((each, kind) => each > Math.min(missing, later.kinds[kind]!))) return;
    if (missing === 0) {
      yield [];
      return;
    }
    const item = items[place]!;
    const after = least.map((each, kind) => (kinds[kind]!.has(item) ? each - 1 : each));
    for (const rest of from(place + 1, missing - 1, rating + ratings[place]!, after)) yield [item, ...rest];
    yield* from(place + 1, missing, rating, least);
  }
  yield* from(
    0,
    count,
    0,
    kinds.map(({ least }) => least),
  );
}
