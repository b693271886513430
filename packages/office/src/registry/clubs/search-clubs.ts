import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { folded } from '../../kit/search-words.ts';
import { clubKind, clubSchema } from './club.ts';

export const shownClubSchema = z.strictObject({ club: z.string(), version: z.int(), ...clubSchema.shape });

/** Clubs by the beginning of any word of their name, of a delegation, or all of them; page by page. */
export const searchClubs = defineQuestion({
  kind: 'club.search',
  input: z.strictObject({
    text: z.string().max(200).optional(),
    delegation: z.string().optional(),
    /** Also clubs that left the federation. */
    left: z.boolean().optional(),
    limit: z.int().min(1).max(500).default(50),
    /** The last club of the page before: its id, and for a search by name what it was found under. */
    after: z.strictObject({ club: z.string(), value: z.string() }).optional(),
  }),
  answer: z.strictObject({
    clubs: z.array(shownClubSchema),
    next: z.strictObject({ club: z.string(), value: z.string() }).optional(),
  }),
  ask: async (reading, { text = '', delegation, left = false, limit, after }) => {
    const start = folded(text);
    const every = delegation === undefined ? { key: 'name' } : { key: 'delegation', equals: delegation };
    const where = start === '' ? every : { key: 'name', startsWith: start };
    const page = { limit, after: after && { id: after.club, value: after.value } };
    const found = await reading.find(clubKind, where, page);
    const last = found.at(-1);
    const clubs = found
      .filter(({ body }) => (left || body.leftOn === undefined) && (delegation ?? body.delegation) === body.delegation)
      .map(({ id, version, body }) => ({ club: id, version, ...body }));
    return { clubs, ...(found.length === limit && last && { next: { club: last.id, value: last.value } }) };
  },
});
