import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A published list. Its lines are papers in the folder `list/<series>`, under the date of the list. */
export const listSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  regulation: z.string(),
  revision: z.string(),
  part: z.string().optional(),
  /** Number of the reading of the regulation by which it was made. */
  reading: z.int().min(1),
  publishedOn: z.iso.date(),
  /** Lists from before the office have lines but nothing to recompute them from. */
  source: z.enum(['computed', 'imported']),
  /** Last act that the computation read. */
  asOf: z.int().min(0),
  /** SHA-256 over inputs, regulation and everything that is printed. */
  hash: z.string(),
  players: z.int().min(0),
  /** Games on the lines: one between two listed players is on both, one against a guest on one. */
  games: z.int().min(0),
});
export type OfficialList = z.infer<typeof listSchema>;

export const listKind = recordKind('list', listSchema, (list) => ({ series: list.series, date: list.date }));

export const listId = (series: string, date: string): string => `${series}/${date}`;
