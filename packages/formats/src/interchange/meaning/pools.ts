import type { HeadToHeadInput } from '@escala/core';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';

/** A pool entry cannot have more points than games. */
export function checkPools(players: Draft<HeadToHeadInput['players']>, faults: FaultList): void {
  players.forEach((player, p) => {
    player?.pool?.forEach((entry, i) => {
      if (entry?.points === undefined || entry.games === undefined || entry.points <= entry.games) return;
      const values = { points: entry.points, games: entry.games };
      faults.add({ code: 'points-over-games', path: ['players', p, 'pool', i, 'points'], values });
    });
  });
}
