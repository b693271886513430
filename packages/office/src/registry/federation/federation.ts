import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { Reading } from '../../ports.ts';

/** How the lists of a series went over to their regulation from another one (D-OFF-530). */
const bookChangeSchema = z.strictObject({
  before: z.string(),
  revision: z.string().optional(),
  /** The first list of the new regulation. */
  from: z.iso.date(),
  /** Whether ratings are lifted on it. */
  lift: z.boolean(),
});

/** A series of lists that a federation publishes: one regulation, and of it one rhythm or class. */
export const seriesSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  regulation: z.string(),
  revision: z.string().optional(),
  bookChange: bookChangeSchema.optional(),
  /** A rhythm of a head-to-head book, a class of a Scrabble book. */
  part: z.string().optional(),
  /** Date of the first list that the office publishes. */
  firstList: z.iso.date(),
  /** From this list on there is one every month, where the regulation leaves that to a decision (fide-2009 7.3). */
  monthlyFrom: z.iso.date().optional(),
});
export type Series = z.infer<typeof seriesSchema>;

/** Lists of standard chess: a book with rhythms has a part for each, a book without has no other. */
export const isStandardChess = ({ part }: Pick<Series, 'part'>): boolean => part === undefined || part === 'standard';

export const federationSchema = z.strictObject({
  name: z.string().min(1),
  /** Country code of three letters, as FIDE lists write it. */
  country: z.string().length(3).optional(),
  timeZone: z.string().min(1),
  language: z.enum(['ca', 'es', 'ro', 'en']),
  series: z.array(seriesSchema),
  /** The book of competitions; without one the office pairs nothing and only takes reports. */
  competitionRules: z.string().optional(),
});
export type Federation = z.infer<typeof federationSchema>;

export const federationKind = recordKind('federation', federationSchema);

/** The federation as it is now; nothing before it is founded. */
export const federationOf = async (reading: Reading): Promise<Federation | undefined> =>
  (await reading.get(federationKind, reading.federation))?.body;
