import type { RegisterColumn } from '@escala/formats';
import { z } from 'zod';
import { type FieldsWhere, shapeOf } from '../../kit/record-fields.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { PlayerField } from './player-field.ts';
import { countrySchema, FIRST_BIRTH_YEAR, fideFactsSchema, openingSchema, titleHeldSchema } from './player-parts.ts';

const year = z.string().regex(/^\d{4}$/);

/** For internal fields that are never given in commands. */
const inner = {
  told: 'no',
  merged: 'no',
  page: 'no',
  column: 'no',
  imported: 'no',
  eventFile: 'no',
  printed: 'no',
  compared: false,
} as const;

/** For a fact of a licence, which is set by acts of its own and belongs to a season. */
const ofLicence = {
  told: 'no',
  seenBy: 'everybody',
  answered: 'shown',
  page: 'made',
  eventFile: 'seasons',
  compared: false,
} as const;

/** Every field of a player, and everything that is done with it. */
export const PLAYER_FIELDS = {
  /** The player's place in the columns of the record, from 0, assigned once. */
  number: { ...inner, schema: z.int().min(0), seenBy: 'nobody', answered: 'no' },
  /** Family name, comma, given name. */
  name: {
    schema: z.string().min(1),
    told: 'required',
    written: nameSchema,
    merged: 'no',
    seenBy: 'everybody',
    answered: 'found',
    page: 'made',
    column: 'entry',
    imported: 'no',
    eventFile: 'made',
    printed: 'told',
    compared: true,
  },
  birthDate: {
    schema: z.iso.date().optional(),
    told: 'asked',
    merged: 'if-missing',
    seenBy: 'near',
    answered: 'found',
    page: 'made',
    column: 'made',
    imported: 'made',
    // No more than the year of birth leaves the office (D-OFF-380).
    eventFile: 'no',
    printed: 'no',
    compared: false,
  },
  /** If only the year is known. */
  birthYear: {
    schema: z.int().min(FIRST_BIRTH_YEAR).max(2200).optional(),
    told: 'asked',
    merged: 'made',
    seenBy: 'everybody',
    answered: 'made',
    page: 'made',
    column: 'made',
    imported: 'made',
    eventFile: 'made',
    printed: 'made',
    compared: true,
  },
  sex: {
    schema: z.enum(['f', 'm']).optional(),
    told: 'asked',
    merged: 'if-missing',
    seenBy: 'everybody',
    answered: 'found',
    page: 'desk',
    column: 'entry',
    imported: 'agreed',
    eventFile: 'told',
    printed: 'told',
    compared: true,
  },
  /** Three-letter country code. */
  nationality: {
    schema: z.string().length(3).optional(),
    told: 'asked',
    written: countrySchema.optional(),
    merged: 'if-missing',
    seenBy: 'everybody',
    answered: 'found',
    page: 'desk',
    column: 'entry',
    imported: 'agreed',
    eventFile: 'told',
    printed: 'told',
    compared: true,
  },
  /** Category by the competition rules. */
  category: {
    schema: z.string().optional(),
    told: 'no',
    merged: 'if-missing',
    seenBy: 'everybody',
    answered: 'found',
    page: 'public',
    column: 'entry',
    imported: 'agreed',
    eventFile: 'told',
    printed: 'told',
    compared: false,
  },
  /** fide-2009 7.14: 7 for members of IBCA, ICSC, IPCA. Only for the office, since it reveals a disability. */
  minGames: {
    schema: z.int().optional(),
    told: 'asked',
    written: z.int().min(1).max(99).optional(),
    merged: 'if-missing',
    seenBy: 'office',
    answered: 'shown',
    page: 'desk-if-known',
    column: 'no',
    imported: 'no',
    eventFile: 'no',
    printed: 'no',
    compared: false,
  },
  /** Given if the licences on record do not show it. */
  federatedOn: {
    schema: z.iso.date().optional(),
    told: 'later',
    merged: 'earlier',
    seenBy: 'everybody',
    answered: 'shown',
    page: 'no',
    column: {
      heading: 'Federated on',
      also:
        'federated since|federation date|date of federation|member since|registered on|registration date|' +
        'data d alta|alta|data federacio|data de federacio|federat des de|data alta|' +
        'fecha de alta|fecha alta|fecha federacion|fecha de federacion|federado desde|' +
        'data afilierii|afiliat din|data inregistrarii|data legitimarii',
      reads: 'date',
    },
    imported: 'kept',
    eventFile: 'told',
    printed: 'no',
    compared: false,
  },
  firstSeason: {
    schema: z.int().optional(),
    told: 'later',
    written: z.int().min(1900).max(2199).optional(),
    merged: 'earlier',
    seenBy: 'everybody',
    answered: 'shown',
    page: 'no',
    column: {
      heading: 'First season',
      also:
        'first licence|primera temporada|primera llicencia|primera licencia|any de la primera llicencia|' +
        'prima legitimare|primul sezon|prima licenta',
      reads: 'season',
    },
    imported: 'earlier',
    eventFile: 'told',
    printed: 'no',
    compared: false,
  },
  /** Season to the club of the licence (`-`: none); no entry means no licence in that season. */
  licences: {
    ...ofLicence,
    schema: z.record(year, z.string()),
    merged: 'each',
    column: 'made',
    imported: 'made',
    printed: 'made',
  },
  /** Season to the licence's day of issue, if not the first day of the season. */
  licensedOn: {
    ...ofLicence,
    schema: z.record(year, z.iso.date()).optional(),
    merged: 'made',
    column: 'no',
    imported: 'no',
    printed: 'no',
  },
  /** Season to the licence's last day, if it ended before the season (D-FCE-21). */
  licensedUntil: {
    ...ofLicence,
    schema: z.record(year, z.iso.date()).optional(),
    merged: 'made',
    column: 'no',
    imported: 'no',
    printed: 'no',
  },
  fide: {
    schema: fideFactsSchema.optional(),
    told: 'no',
    merged: 'each',
    seenBy: 'everybody',
    answered: 'made',
    page: 'made',
    column: 'made',
    imported: 'made',
    eventFile: 'made',
    printed: 'no',
    compared: false,
  },
  titles: {
    schema: z.array(titleHeldSchema).optional(),
    told: 'no',
    merged: 'made',
    seenBy: 'everybody',
    answered: 'shown',
    page: 'made',
    column: 'made',
    imported: 'made',
    eventFile: 'told',
    printed: 'made',
    compared: false,
  },
  /** By series. */
  opening: {
    ...inner,
    schema: z.record(z.string(), openingSchema).optional(),
    merged: 'each',
    seenBy: 'nobody',
    answered: 'no',
    column: 'made',
    imported: 'made',
  },
  /**
   * A player entered by an arbiter by name alone: the office has not verified who it is, so their games are not rated
   * (D-OFF-565).
   */
  guest: {
    ...inner,
    schema: z.literal(true).optional(),
    seenBy: 'everybody',
    answered: 'found',
    page: 'made',
    eventFile: 'told',
  },
  /** The player that this duplicate was merged into. */
  mergedInto: { ...inner, schema: z.string().optional(), seenBy: 'everybody', answered: 'shown', page: 'made' },
} as const satisfies Readonly<Record<string, PlayerField>>;

export const playerSchema = z.strictObject(shapeOf(PLAYER_FIELDS));
export type Player = z.infer<typeof playerSchema>;

/** Fields with a column of their own in the register file. */
type FurtherField = FieldsWhere<typeof PLAYER_FIELDS, 'column', { readonly heading: string }>;

export const REGISTER_COLUMNS = Object.entries(PLAYER_FIELDS).flatMap(([field, { column }]) =>
  typeof column === 'string' ? [] : [{ field: field as FurtherField, ...column }],
) satisfies readonly RegisterColumn[];
