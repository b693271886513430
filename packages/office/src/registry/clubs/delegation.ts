import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { searchWords } from '../../kit/search-words.ts';

/** A territorial delegation of the federation. */
export const delegationSchema = z.strictObject({ name: z.string().trim().min(1) });

export const delegationKind = recordKind('delegation', delegationSchema, ({ name }) => ({ name: searchWords(name) }));
