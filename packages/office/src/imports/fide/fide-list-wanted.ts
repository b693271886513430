import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fideListKind, fideListSchema } from './fide-list.ts';

/** Which lines of a FIDE list concern the federation, for whoever reads the list of the whole world; and lists taken over before. */
export const fideListWanted = defineQuestion({
  kind: 'fide-list.wanted',
  input: z.strictObject({}),
  answer: z.strictObject({
    fideIds: z.array(z.string()),
    /** In which players without FIDE ID are looked for. */
    federations: z.array(z.string()),
    /** The newest first. */
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
