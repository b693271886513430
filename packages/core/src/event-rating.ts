import type { RatingLists } from './documents/tournament.ts';

export interface EventRating {
  readonly rating: number;
  /** The list that it comes from. */
  readonly ratingFrom: string;
}

/** The rating for an event from its lists: of the first that has one, or the highest; if equal, the earlier list's. */
export function eventRating(
  { take, lists }: RatingLists,
  listRatings: Readonly<Record<string, number | undefined>>,
): EventRating | undefined {
  const found = lists.flatMap(({ list }) => {
    const rating = listRatings[list];
    return rating === undefined ? [] : [{ rating, ratingFrom: list }];
  });
  const [first] = take === 'first' ? found : found.toSorted((a, b) => b.rating - a.rating);
  return first;
}
