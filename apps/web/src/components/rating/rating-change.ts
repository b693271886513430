import type { Html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { change, decimalChange } from '../format.ts';

/** A list line's rating and the previous one. */
export interface MovedLine {
  readonly rating: number | null;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
}

/**
 * The change of a printed rating: the difference between the two lists, so that a reader gets the same result. The
 * unrounded sum is shown in the explanation, and here if no rating was printed before (D-OFF-320).
 */
export function ratingChange(
  site: Pick<Site, 'language'>,
  { rating, previous, change: exact }: MovedLine,
): Html | string {
  if (rating !== null && previous !== undefined && previous !== null) return change(rating - previous);
  return exact === undefined ? '–' : decimalChange(site, exact);
}
