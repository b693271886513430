import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { playerKind } from './player.ts';
import { loadPlayer, playerAsSeen } from './player-as-seen.ts';

/** Somebody of the office has looked who a guest is: a player of the registry from now on, whose games are rated (D-OFF-565). */
export const confirmPlayer = defineAct({
  kind: 'player.confirm',
  command: z.strictObject({ player: z.string(), version: z.int() }),
  outcome: z.strictObject({ player: z.string() }),
  subject: ({ player }) => ({ kind: 'player', id: player }),
  load: (reading, command) => loadPlayer(reading, command),
  decide: (facts, command) => {
    const { player, version } = command;
    const seen = playerAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const { body } = seen.found;
    if (!body.guest) return refuse(invalid('player-no-guest', { id: player, name: body.name }, { field: 'player' }));
    return { changes: [put(playerKind, player, version, amended(body, { guest: null }))], outcome: { player } };
  },
});
