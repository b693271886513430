import { FIDE_LISTS, RATING_CHOICES, type RatingList, type RatingLists } from '@escala/core';
import { fideRhythm, usualBook } from '@escala/regulations';
import { z } from 'zod';
import { bookOf, rhythmOf } from '../../rating/series/series-book.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import { type ByRules, bookOfEvent } from '../book-of-event.ts';

/**
 * The event's own settings for its ratings; by default the usual lists for its time control, taking the first with a
 * rating (D-OFF-511).
 */
export const toldListsSchema = z.strictObject({
  lists: z.array(z.string().min(1).max(80)).max(12).optional(),
  take: z.enum(RATING_CHOICES).optional(),
});

/** As they were when the first round was paired; late entries are valued by the same lists (D-OFF-512). */
export const fixedListsSchema = z.strictObject({
  take: z.enum(RATING_CHOICES),
  lists: z.array(
    z.strictObject({ list: z.string(), name: z.string().exactOptional(), date: z.iso.date().exactOptional() }),
  ),
});

interface RatedEvent extends ByRules {
  readonly timeControl: { readonly minutes: number; readonly increment?: number | undefined };
  readonly ratingLists?: z.infer<typeof toldListsSchema> | undefined;
  readonly fixedLists?: z.infer<typeof fixedListsSchema> | undefined;
}

export const listOfSeries = (series: string): string => `series:${series}`;

export const seriesOfList = (list: string): string | undefined => /^series:(.+)$/.exec(list)?.[1];

const playSeries = (federation: Federation | undefined): Series[] =>
  (federation?.series ?? []).filter((series) => bookOf(series).kind === 'head-to-head');

/** All lists an event may name: FIDE's, which have common names, and the federation's own, with their names. */
export const offeredLists = (federation: Federation | undefined): RatingList[] => [
  ...Object.values(FIDE_LISTS).map((list) => ({ list })),
  ...playSeries(federation).map(({ id, name }) => ({ list: listOfSeries(id), name })),
];

/**
 * FIDE's list for the time control, its standard list, then the federation's own in the same order (Suis 7, note;
 * D-OFF-511); only its own by a book that is not of FIDE's game (D-OFF-1121).
 */
function usualLists(federation: Federation | undefined, event: RatedEvent): string[] {
  const { timeControl } = event;
  const { fide } = bookOfEvent(event) ?? usualBook;
  const rhythms = [...new Set([fideRhythm(timeControl), 'standard'] as const)];
  const own = rhythms.flatMap((rhythm) => playSeries(federation).find((series) => rhythmOf(series) === rhythm) ?? []);
  return [...(fide ? rhythms.map((rhythm) => FIDE_LISTS[rhythm]) : []), ...own.map(({ id }) => listOfSeries(id))];
}

/** An event's lists: as fixed, as set, or the usual ones. */
export function ratingListsOf(event: RatedEvent, federation: Federation | undefined): RatingLists {
  const { ratingLists: told = {}, fixedLists } = event;
  if (fixedLists !== undefined) return fixedLists;
  const known = new Map(offeredLists(federation).map((each) => [each.list, each]));
  const lists = told.lists?.length ? told.lists : usualLists(federation, event);
  return { take: told.take ?? 'first', lists: lists.map((list) => known.get(list) ?? { list }) };
}
