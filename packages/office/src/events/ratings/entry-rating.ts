import { eventRating, FIDE_LISTS, type RatingLists, RHYTHMS } from '@escala/core';
import type { Federation } from '../../registry/federation/federation.ts';
import type { EventEntry } from '../entries/entry.ts';
import { listOfSeries } from './rating-lists.ts';

type ByList = Readonly<Record<string, number>>;
type Copied = Pick<EventEntry, 'fide' | 'listRatings'>;

/** A player's ratings on the lists, as copied by the entry: FIDE's and the federation's own. */
export function listRatingsOf({ fide, listRatings }: Copied): ByList {
  const ofFide = RHYTHMS.flatMap((rhythm) => (fide?.[rhythm] ? [[FIDE_LISTS[rhythm], fide[rhythm]] as const] : []));
  return { ...Object.fromEntries(ofFide), ...listRatings };
}

/** Ratings that the competition book uses separately: FIDE's, and that of the federation's first series (D-OFF-23). */
function bookRatings(federation: Federation | undefined, copied: Copied): ByList {
  const { [listOfSeries(federation?.series[0]?.id ?? '')]: catalan, fide } = listRatingsOf(copied);
  return { ...(catalan !== undefined && { catalan }), ...(fide !== undefined && { fide }) };
}

/**
 * The entry rated by its event's lists (D-OFF-510); ratings set by hand, differing from the lists as copied `before`,
 * stay.
 */
export function ratedBy(
  lists: RatingLists,
  federation: Federation | undefined,
  entry: EventEntry,
  before: Copied = entry,
): EventEntry {
  const { rating, ratingFrom, ratings: kept = {}, ...others } = entry;
  const found = eventRating(lists, listRatingsOf(entry));
  const isTold = rating !== undefined && ratingFrom === undefined && rating !== found?.rating;
  const made = bookRatings(federation, before);
  const told = Object.entries(kept).filter(([source, value]) => value !== made[source]);
  const ratings = { ...bookRatings(federation, entry), ...Object.fromEntries(told) };
  return {
    ...others,
    ...(isTold ? { rating } : found),
    ...(Object.keys(ratings).length > 0 && { ratings }),
  };
}
