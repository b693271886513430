import { LANGUAGES } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { nameSchema, writtenForm } from '../../kit/written-form.ts';
import type { Reading } from '../../ports.ts';
import { countrySchema } from '../players/player.ts';

/** How a series' lists changed from another regulation to their present one (D-OFF-530). */
const bookChangeSchema = z.strictObject({
  before: z.string(),
  revision: z.string().optional(),
  /** The first list under the new regulation. */
  from: z.iso.date(),
  /** Whether ratings are lifted on it. */
  lift: z.boolean(),
});

/** A series of lists published by a federation: one regulation, and one of its rhythms or classes. */
export const seriesSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  regulation: z.string(),
  revision: z.string().optional(),
  bookChange: bookChangeSchema.optional(),
  /** A rhythm of a head-to-head book, or a class of a Scrabble book. */
  part: z.string().optional(),
  /** Date of the first list published by the office. */
  firstList: z.iso.date(),
  /** From this list on there is one every month, if the regulation leaves this to the federation (fide-2009 7.3). */
  monthlyFrom: z.iso.date().optional(),
});
export type Series = z.infer<typeof seriesSchema>;

/** Lists of standard chess: a book with rhythms has a part for each, a book without them has only this list. */
export const isStandardChess = ({ part }: Pick<Series, 'part'>): boolean => part === undefined || part === 'standard';

export const ACCOUNT_RECOVERY = ['a-day', 'second-person'] as const;

export const federationSchema = z.strictObject({
  name: z.string().min(1),
  /** Three-letter country code, as in FIDE's lists. */
  country: z.string().length(3).optional(),
  timeZone: z.string().min(1),
  language: z.enum(LANGUAGES),
  series: z.array(seriesSchema),
  /** The book of competitions; without one the office does not pair events and only accepts reports. */
  competitionRules: z.string().optional(),
  /** What an administrator needs to recover somebody's account; by default a day (D-OFF-1307). */
  accountRecovery: z.enum(ACCOUNT_RECOVERY).optional(),
});
export type Federation = z.infer<typeof federationSchema>;

export const federationKind = recordKind('federation', federationSchema);

/** The federation of a person who runs tournaments on their own machine; it founds itself, with no list and no password (D-OFF-566). */
export const OWN_HOUSE = 'play';

/** Part of every address, so it is short and plain; `setup` is a page. */
export const federationAddressSchema = writtenForm('federationId', /^[a-z][a-z0-9-]{1,31}$/).refine(
  (id) => id !== 'setup',
);

/** The same for one that is founded: the own house founds itself. */
export const federationIdSchema = federationAddressSchema.refine((id) => id !== OWN_HOUSE);

/** The federation as it is now; undefined before it is founded. */
export const federationOf = async (reading: Reading): Promise<Federation | undefined> =>
  (await reading.get(federationKind, reading.federation))?.body;

/** A federation and its series as given in commands (D-OFF-260). */
export const toldFederationSchema = federationSchema.extend({
  name: nameSchema,
  country: countrySchema.optional(),
  series: z.array(seriesSchema.extend({ name: nameSchema })),
});
