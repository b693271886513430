import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { missing } from '../kit/refusal.ts';
import { amended } from '../registry/amended.ts';
import { playerKind } from '../registry/players/player.ts';
import { playerAct } from '../registry/players/player-act.ts';

export const withdrawTitle = playerAct({
  kind: 'title.withdraw',
  command: z.strictObject({ player: z.string(), version: z.int(), title: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.string() }),
  decide: ({ present }, { player, version, title }) => {
    const { titles = [] } = present.body;
    const left = titles.filter((held) => held.title !== title);
    if (left.length === titles.length) return refuse(missing('title-not-held', { title }, { field: 'title' }));
    const body = amended(present.body, { titles: left.length === 0 ? null : left });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});
