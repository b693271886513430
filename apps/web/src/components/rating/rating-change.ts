import type { Html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { change, decimalChange } from '../format.ts';

/** What a line of a list says of its rating and of the one before. */
export interface MovedLine {
  readonly rating: number | null;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
}

/**
 * By how much a printed rating moved: one list taken from the other, so that a reader who does it gets the same. The sum before
 * it was rounded stands where it is explained, and here where no rating was printed before (D-OFF-320).
 */
export function ratingChange(
  site: Pick<Site, 'language'>,
  { rating, previous, change: exact }: MovedLine,
): Html | string {
  if (rating !== null && previous !== undefined && previous !== null) return change(rating - previous);
  return exact === undefined ? '–' : decimalChange(site, exact);
}
