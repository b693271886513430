import type { RegisterColumn } from '@escala/formats';
import { z } from 'zod';
import { type FieldsWhere, shapeOf, type ToldField } from '../../kit/record-fields.ts';
import { nameSchema } from '../../kit/written-form.ts';
import { countrySchema, FIRST_BIRTH_YEAR, fideFactsSchema, openingSchema, titleHeldSchema } from './player-parts.ts';

/**
 * What the office does with a field of a player. `made`: not with the field as it is, but with something that the code there makes of it;
 * what merging makes (`taken-facts.ts`) is a table that does not compile without each such field.
 */
interface PlayerField extends ToldField {
  /** Of two players who are one, what the one who is kept takes over. `each`: every entry of it that is missing. */
  readonly merged: 'if-missing' | 'earlier' | 'each' | 'made' | 'no';
  /** `near`: the player, the delegates of the player's club, the office and the commission (D-OFF-101). */
  readonly seenBy: 'everybody' | 'near' | 'office' | 'nobody';
  /** In every answer that has the player (`found`), or in that of `player.show` alone. */
  readonly answered: 'found' | 'shown' | 'made' | 'no';
  /** On the player's page for everybody and on the desk's, there `if-known` or in any case. */
  readonly page: 'public' | 'desk' | 'desk-if-known' | 'made' | 'no';
  /** In the register as a file: a column of its own, or one that any list of entries may have. */
  readonly column: Omit<RegisterColumn, 'field'> | 'entry' | 'made' | 'no';
  /** What is on record stays when a register is taken in; of `agreed` facts one that differs is a doubt. */
  readonly imported: 'agreed' | 'kept' | 'earlier' | 'made' | 'no';
  /** In the file of an event, with which another office goes on (D-OFF-380); `seasons`: those of the event. */
  readonly eventFile: 'told' | 'seasons' | 'made' | 'no';
  /** On official lists, beside the figures (fce-2016 9.1). */
  readonly printed: 'told' | 'made' | 'no';
  /** With the lists of FIDE. */
  readonly compared: boolean;
}

const year = z.string().regex(/^\d{4}$/);

/** Of a field that nobody tells and that is the record's own. */
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

/** Of a fact about a licence, which has acts of its own and goes with its season. */
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
  /** Place of the player in the columns of the record, from 0, given once. */
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
    // Of the birth no more than the year leaves the office (D-OFF-380).
    eventFile: 'no',
    printed: 'no',
    compared: false,
  },
  /** Where no more than the year is known. */
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
  /** Country code of three letters. */
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
  /** Category of the competition rules. */
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
  /** fide-2009 7.14: 7 for members of IBCA, ICSC, IPCA. For the office alone: it tells of a disability. */
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
    eventFile: 'told',
    printed: 'no',
    compared: false,
  },
  /** Said where the licences on record do not tell it. */
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
  /** Season to the club of the licence (`-`: none); no entry, no licence in that season. */
  licences: {
    ...ofLicence,
    schema: z.record(year, z.string()),
    merged: 'each',
    column: 'made',
    imported: 'made',
    printed: 'made',
  },
  /** Season to the day on which its licence was issued, where it was not from the first day of the season on. */
  licensedOn: {
    ...ofLicence,
    schema: z.record(year, z.iso.date()).optional(),
    merged: 'made',
    column: 'no',
    imported: 'no',
    printed: 'no',
  },
  /** Season to the last day of its licence, where that ended before the season (D-FCE-21). */
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
  /** Whom an arbiter entered by name alone: nobody of the office has looked who it is, so nothing of theirs is rated (D-OFF-565). */
  guest: {
    ...inner,
    schema: z.literal(true).optional(),
    seenBy: 'everybody',
    answered: 'found',
    page: 'made',
    eventFile: 'told',
  },
  /** The player of whom this one turned out to be a duplicate. */
  mergedInto: { ...inner, schema: z.string().optional(), seenBy: 'everybody', answered: 'shown', page: 'made' },
} as const satisfies Readonly<Record<string, PlayerField>>;

export const playerSchema = z.strictObject(shapeOf(PLAYER_FIELDS));
export type Player = z.infer<typeof playerSchema>;

/** Fields with a column of their own in the register as a file. */
type FurtherField = FieldsWhere<typeof PLAYER_FIELDS, 'column', { readonly heading: string }>;

export const REGISTER_COLUMNS = Object.entries(PLAYER_FIELDS).flatMap(([field, { column }]) =>
  typeof column === 'string' ? [] : [{ field: field as FurtherField, ...column }],
) satisfies readonly RegisterColumn[];
