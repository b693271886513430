import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { fideIdSchema, playerKind } from './player.ts';
import { loadPlayer, playerAsSeen } from './player-as-seen.ts';

/** The FIDE id of a player; `null` takes a wrong one away, with the ratings that came by it. */
export const linkFide = defineAct({
  kind: 'fide.link',
  command: z.strictObject({ player: z.string(), version: z.int(), fideId: fideIdSchema.nullable() }),
  outcome: z.strictObject({ player: z.string(), before: z.string().nullable(), fideId: z.string().nullable() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: async (reading, command) => ({
    ...(await loadPlayer(reading, command)),
    holders: command.fideId === null ? [] : await reading.find(playerKind, { key: 'fideId', equals: command.fideId }),
  }),
  decide: (facts, command) => {
    const { player, version, fideId } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const holder = facts.holders.find(({ id, body }) => id !== player && body.mergedInto !== player);
    if (fideId !== null && holder !== undefined)
      return refuse(invalid('fide-id-taken', { fideId, id: holder.id, name: holder.body.name }, { field: 'fideId' }));
    const { fide } = seen.found.body;
    const isSame = fide?.id === undefined || fide.id === fideId;
    const linked = fideId === null ? null : { ...(isSame && fide), id: fideId };
    const body = amended(seen.found.body, { fide: linked });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before: fide?.id ?? null, fideId } };
  },
});
