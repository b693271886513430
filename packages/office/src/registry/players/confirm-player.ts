import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { amended } from '../amended.ts';
import { playerKind } from './player.ts';
import { playerAct } from './player-act.ts';

/** Somebody of the office has looked who a guest is: a player of the registry from now on, whose games are rated (D-OFF-565). */
export const confirmPlayer = playerAct({
  kind: 'player.confirm',
  command: z.strictObject({ player: z.string(), version: z.int() }),
  outcome: z.strictObject({ player: z.string() }),
  decide: ({ present }, { player, version }) => {
    const { body } = present;
    if (!body.guest) return refuse(invalid('player-no-guest', { id: player, name: body.name }, { field: 'player' }));
    return { changes: [put(playerKind, player, version, amended(body, { guest: null }))], outcome: { player } };
  },
});
