import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { fideIdSchema, playerKind } from './player.ts';
import { playerAct } from './player-act.ts';

/** The FIDE id of a player; `null` takes a wrong one away, with the ratings that came by it. */
export const linkFide = playerAct({
  kind: 'fide.link',
  command: z.strictObject({ player: z.string(), version: z.int(), fideId: fideIdSchema.nullable() }),
  outcome: z.strictObject({ player: z.string(), before: z.string().nullable(), fideId: z.string().nullable() }),
  load: async (reading, command) => ({
    holders: command.fideId === null ? [] : await reading.find(playerKind, { key: 'fideId', equals: command.fideId }),
  }),
  decide: ({ present, holders }, { player, version, fideId }) => {
    const holder = holders.find(({ id, body }) => id !== player && body.mergedInto !== player);
    if (fideId !== null && holder !== undefined)
      return refuse(invalid('fide-id-taken', { fideId, id: holder.id, name: holder.body.name }, { field: 'fideId' }));
    const { fide } = present.body;
    const isSame = fide?.id === undefined || fide.id === fideId;
    const linked = fideId === null ? null : { ...(isSame && fide), id: fideId };
    const body = amended(present.body, { fide: linked });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before: fide?.id ?? null, fideId } };
  },
});
