import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { Reading } from '../../ports.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';

/** A published list. Its lines are papers in the folder `list/<series>`, under the date of the list. */
export const listSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  regulation: z.string(),
  revision: z.string(),
  part: z.string().optional(),
  /** Number of the reading of the regulation used to make it. */
  reading: z.int().min(1),
  publishedOn: z.iso.date(),
  /** Lists from before the office have lines but nothing to recompute them from. */
  source: z.enum(['computed', 'imported']),
  /** The last act that the computation read. */
  asOf: z.int().min(0),
  /** SHA-256 over the inputs, the regulation and everything printed. */
  hash: z.string(),
  players: z.int().min(0),
  /**
   * Total games over all lines: a game between two listed players counts on both lines, a game against a guest on one.
   */
  games: z.int().min(0),
});
export type OfficialList = z.infer<typeof listSchema>;

export const listKind = recordKind('list', listSchema, (list) => ({ series: list.series, date: list.date }));

export const listId = (series: string, date: string): string => `${series}/${date}`;

/** What decides where games count: the series and their published lists. */
export interface PublishedLists {
  readonly federation: Federation;
  readonly lists: readonly OfficialList[];
}

export async function loadPublishedLists(reading: Reading): Promise<PublishedLists | undefined> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) return undefined;
  return { federation: federation.body, lists: (await reading.list(listKind)).map(({ body }) => body) };
}
