import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { playerKind } from './player.ts';
import { loadPlayer, playerAsSeen } from './player-as-seen.ts';

/** The category of a player where no event decides it: on entering, or by decision of the commission. */
export const setCategory = defineAct({
  kind: 'category.set',
  command: z.strictObject({ player: z.string(), version: z.int(), category: z.enum(playerCategories).nullable() }),
  reason: 'required',
  outcome: z.strictObject({
    player: z.string(),
    before: z.string().nullable(),
    category: z.enum(playerCategories).nullable(),
  }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: (reading, command) => loadPlayer(reading, command),
  decide: (facts, command) => {
    const { player, version, category } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const before = seen.found.body.category ?? null;
    if (before === category)
      return refuse(invalid('category-same', { category: category ?? 'none' }, { field: 'category' }));
    const body = amended(seen.found.body, { category });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before, category } };
  },
});
