import type { TournamentPlayer } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import { type Draft, wasFaulty } from './draft.ts';

/** Pairing numbers are all different, and given for everybody or for nobody. */
export function checkNumbers(players: readonly (Draft<TournamentPlayer> | undefined)[], faults: FaultList): void {
  const first = new Map<number, number>();
  players.forEach((player, i) => {
    if (player?.number === undefined) return;
    const { number } = player;
    const earlier = first.get(number);
    if (earlier === undefined) first.set(number, i);
    else {
      const values = { number, first: writePath(['players', earlier]) };
      faults.add({ code: 'duplicate-number', path: ['players', i, 'number'], values });
    }
  });
  if (first.size === 0) return;
  players.forEach((player, i) => {
    if (player !== undefined && player.number === undefined && !wasFaulty(player, 'number'))
      faults.add({ code: 'number-missing', path: ['players', i], values: {} });
  });
}
