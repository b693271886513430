import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { missing } from '../kit/refusal.ts';
import { amended } from '../registry/amended.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadPlayer, playerAsSeen } from '../registry/players/player-as-seen.ts';

export const withdrawTitle = defineAct({
  kind: 'title.withdraw',
  command: z.strictObject({ player: z.string(), version: z.int(), title: z.string() }),
  reason: 'required',
  outcome: z.strictObject({ player: z.string(), title: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: (reading, command) => loadPlayer(reading, command),
  decide: (facts, command) => {
    const { player, version, title } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const { titles = [] } = seen.found.body;
    const left = titles.filter((held) => held.title !== title);
    if (left.length === titles.length) return refuse(missing('title-not-held', { title }, { field: 'title' }));
    const body = amended(seen.found.body, { titles: left.length === 0 ? null : left });
    return { changes: [put(playerKind, player, version, body)], outcome: { player, title } };
  },
});
