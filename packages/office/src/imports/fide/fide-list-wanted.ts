import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fideListKind, fideListSchema } from './fide-list.ts';

/**
 * The lines of FIDE's world list that concern the federation, for the reader of that list; and the lists taken over
 * before.
 */
export const fideListWanted = defineQuestion({
  kind: 'fide-list.wanted',
  input: z.strictObject({}),
  answer: z.strictObject({
    fideIds: z.array(z.string()),
    /** Federations in which players without a FIDE id are searched. */
    federations: z.array(z.string()),
    /** Newest first. */
    applied: z.array(fideListSchema),
  }),
  ask: async (reading) => {
    const players = (await reading.list(playerKind)).filter(({ body }) => body.mergedInto === undefined);
    const country = (await federationOf(reading))?.country;
    const unlinked = players.filter(({ body }) => body.fide?.id === undefined);
    const federations = new Set([
      ...(country ? [country] : []),
      ...unlinked.flatMap(({ body }) => body.nationality ?? []),
    ]);
    return {
      fideIds: players.flatMap(({ body }) => body.fide?.id ?? []),
      federations: [...federations].sort(),
      applied: (await reading.list(fideListKind)).map(({ body }) => body).sort((a, b) => (a.date < b.date ? 1 : -1)),
    };
  },
});
