import { z } from 'zod';
import { shapeOf, type ToldField } from '../../kit/record-fields.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { searchWords } from '../../kit/search-words.ts';
import { nameSchema } from '../../kit/written-form.ts';

interface ClubField extends ToldField {
  /** On the club's public page and on the desk's; on the latter whether known or not. */
  readonly page: 'public' | 'made' | 'no';
}

/** Every field of a club; all of them are public. */
export const CLUB_FIELDS = {
  name: { schema: z.string().min(1), told: 'required', written: nameSchema, page: 'made' },
  town: { schema: z.string().optional(), told: 'asked', written: nameSchema.optional(), page: 'public' },
  delegation: { schema: z.string().min(1).optional(), told: 'asked', page: 'made' },
  /** The day the club left the federation, set by an act of its own. */
  leftOn: { schema: z.iso.date().optional(), told: 'no', page: 'made' },
} as const satisfies Readonly<Record<string, ClubField>>;

export const clubSchema = z.strictObject(shapeOf(CLUB_FIELDS));
export type Club = z.infer<typeof clubSchema>;

export const clubKind = recordKind('club', clubSchema, (club) => ({
  name: searchWords(club.name),
  delegation: club.delegation,
}));
