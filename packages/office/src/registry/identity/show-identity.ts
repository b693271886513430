import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { federationKind } from '../federation/federation.ts';
import { IDENTITY_FOLDER, identityKind, identitySchema, MARK_PAPER, type Mark } from './identity.ts';

/** The federation's appearance, for the header and footer of every page. */
export const showIdentity = defineQuestion({
  kind: 'identity.show',
  input: z.strictObject({}),
  answer: z.strictObject({
    federation: z.string(),
    name: z.string(),
    /** 0 if there is none yet. */
    version: z.int(),
    identity: identitySchema,
    /** The path of the logo; a new logo has a new path. */
    markPath: z.string().optional(),
  }),
  ask: async (reading) => {
    const federation = await reading.get(federationKind, reading.federation);
    if (federation === undefined) throw new Refused([missing('federation-unknown', { id: reading.federation })]);
    const found = await reading.get(identityKind, reading.federation);
    const identity = found?.body ?? {};
    return {
      federation: federation.id,
      name: federation.body.name,
      version: found?.version ?? 0,
      identity,
      ...(identity.mark && { markPath: markPath(federation.id, identity.mark) }),
    };
  },
});

export const markPath = (federation: string, { hash }: Pick<Mark, 'hash'>): string =>
  `/api/${federation}/mark?v=${hash.slice(0, 16)}`;

/** The logo as served; refused if there is none. */
export async function markFile(reading: Reading): Promise<Mark & { readonly bytes: Uint8Array }> {
  const mark = (await reading.get(identityKind, reading.federation))?.body.mark;
  const [paper] = mark ? await reading.papers(IDENTITY_FOLDER, { name: MARK_PAPER, edition: 'latest' }) : [];
  if (mark === undefined || paper === undefined) throw new Refused([missing('mark-none', { id: reading.federation })]);
  return { ...mark, bytes: paper.bytes };
}
