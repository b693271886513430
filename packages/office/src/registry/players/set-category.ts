import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { playerKind } from './player.ts';
import { playerAct } from './player-act.ts';

/** The category of a player where no event decides it: on entering, or by decision of the commission. */
export const setCategory = playerAct({
  kind: 'category.set',
  command: z.strictObject({ player: z.string(), version: z.int(), category: z.enum(playerCategories).nullable() }),
  reason: 'required',
  outcome: z.strictObject({
    player: z.string(),
    before: z.string().nullable(),
    category: z.enum(playerCategories).nullable(),
  }),
  decide: ({ present }, { player, version, category }) => {
    const before = present.body.category ?? null;
    if (before === category)
      return refuse(invalid('category-same', { category: category ?? 'none' }, { field: 'category' }));
    const body = amended(present.body, { category });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, before, category } };
  },
});
