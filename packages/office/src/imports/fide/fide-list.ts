import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { Player } from '../../registry/players/player.ts';
import { sourceSchema } from '../import.ts';

/** A FIDE list whose ratings were taken over, under its date. A corrected list of the same date is the next version. */
export const fideListSchema = z.strictObject({
  date: z.iso.date(),
  source: sourceSchema,
  appliedOn: z.iso.date(),
  /** Players whose FIDE rating changed. */
  changed: z.int().min(0),
});

export const fideListKind = recordKind('fide-list', fideListSchema, ({ date }) => ({ date }));

export const FIDE_RHYTHMS = ['standard', 'rapid', 'blitz'] as const;
export type FideRhythm = (typeof FIDE_RHYTHMS)[number];

const rating = z.int().min(1).max(4000).nullable().optional();

/** What a list says about a player: a rating, or `null` for none; a rhythm is absent if the list does not cover it. */
export const listedRatingsSchema = z.strictObject({ standard: rating, rapid: rating, blitz: rating });
export type ListedRatings = z.infer<typeof listedRatingsSchema>;

type Entry = NonNullable<NonNullable<Player['fide']>['ratings']>[number];

/** The ratings on a day: those of the latest list by then. */
export function ratingsOn(entries: readonly Entry[] | undefined, date: string): Partial<Entry> {
  return entries?.findLast(({ from }) => from <= date) ?? {};
}

/** The rhythms in which a list differs from what is known for its date. */
export function changedRhythms(
  entries: readonly Entry[] | undefined,
  date: string,
  listed: ListedRatings,
): FideRhythm[] {
  const known = ratingsOn(entries, date);
  return FIDE_RHYTHMS.filter(
    (rhythm) => listed[rhythm] !== undefined && (listed[rhythm] ?? undefined) !== known[rhythm],
  );
}

/**
 * The entries with a list added; the same array if it says nothing new. Each entry is complete: rhythms not covered by
 * the list keep their ratings. An entry without any rating means that there is none any more.
 */
export function withListed(entries: readonly Entry[] = [], date: string, listed: ListedRatings): readonly Entry[] {
  if (changedRhythms(entries, date, listed).length === 0) return entries;
  const entry: { from: string } & Partial<Record<FideRhythm, number>> = { from: date };
  const known = ratingsOn(entries, date);
  for (const rhythm of FIDE_RHYTHMS) {
    const value = listed[rhythm] === undefined ? known[rhythm] : listed[rhythm];
    if (value !== undefined && value !== null) entry[rhythm] = value;
  }
  return [...entries.filter(({ from }) => from !== date), entry].sort((a, b) => (a.from < b.from ? -1 : 1));
}
