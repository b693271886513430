import { DELEGATIONS } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { searchWords } from '../../kit/search-words.ts';

export const clubSchema = z.strictObject({
  name: z.string().min(1),
  town: z.string().optional(),
  delegation: z.enum(DELEGATIONS).or(z.string().min(1)).optional(),
  /** The day on which the club left the federation. */
  leftOn: z.iso.date().optional(),
});
export type Club = z.infer<typeof clubSchema>;

export const clubKind = recordKind('club', clubSchema, (club) => ({
  name: searchWords(club.name),
  delegation: club.delegation,
}));
