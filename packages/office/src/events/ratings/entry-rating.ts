import { eventRating, FIDE_LISTS, type RatingLists, RHYTHMS } from '@escala/core';
import type { Federation } from '../../registry/federation/federation.ts';
import { type ByRules, bookRatings } from '../book-of-event.ts';
import type { EventEntry } from '../entries/entry.ts';
import { listOfSeries } from './rating-lists.ts';

type ByList = Readonly<Record<string, number>>;
type Copied = Pick<EventEntry, 'fide' | 'listRatings'>;

/** A player's ratings on the lists, as copied by the entry: FIDE's and the federation's own. */
export function listRatingsOf({ fide, listRatings }: Copied): ByList {
  const ofFide = RHYTHMS.flatMap((rhythm) => (fide?.[rhythm] ? [[FIDE_LISTS[rhythm], fide[rhythm]] as const] : []));
  return { ...Object.fromEntries(ofFide), ...listRatings };
}

/** The list of the federation's first series. */
export const firstList = (federation: Federation | undefined): string => listOfSeries(federation?.series[0]?.id ?? '');

/**
 * The entry rated by its event's lists (D-OFF-510); ratings set by hand, differing from the lists as copied `before`,
 * stay.
 */
export function ratedBy(
  event: ByRules,
  lists: RatingLists,
  federation: Federation | undefined,
  entry: EventEntry,
  before: Copied = entry,
): EventEntry {
  const { rating, ratingFrom, ratings: kept = {}, ...others } = entry;
  const found = eventRating(lists, listRatingsOf(entry));
  const isTold = rating !== undefined && ratingFrom === undefined && rating !== found?.rating;
  const ofBook = (copied: Copied): ByList => {
    const { [firstList(federation)]: own, fide } = listRatingsOf(copied);
    return bookRatings(event, { own, fide });
  };
  const made = ofBook(before);
  const told = Object.entries(kept).filter(([source, value]) => value !== made[source]);
  const ratings = { ...ofBook(entry), ...Object.fromEntries(told) };
  return {
    ...others,
    ...(isTold ? { rating } : found),
    ...(Object.keys(ratings).length > 0 && { ratings }),
  };
}
