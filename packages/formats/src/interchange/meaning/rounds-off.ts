import type { Tournament } from '@escala/core';
import type { FaultCode, Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import type { Draft } from './draft.ts';

type Entry = { readonly round?: number | undefined; readonly player?: string | undefined } | undefined;

/**
 * A player with a bye in a round has no game in it, and no second bye; an absent
 * player has no game except one lost by forfeit. A bye and an absence can go
 * together: the one gives the points, the other keeps the player out of the pairing.
 */
export function checkRoundsOff(tournament: Draft<Tournament>, faults: FaultList): void {
  const games = gamesByPlayer(tournament);
  const check = (field: 'byes' | 'absences', withGame: FaultCode, twice: FaultCode): void => {
    const first = new Map<string, Path>();
    (tournament[field] as readonly Entry[] | undefined)?.forEach((entry, i) => {
      if (entry?.round === undefined || entry.player === undefined) return;
      const key = keyOf(entry.round, entry.player);
      const path = [field, i, 'player'];
      const values = { id: entry.player, round: entry.round };
      const game = games.get(key);
      if (game !== undefined && (field === 'byes' || !game.isForfeit))
        faults.add({ code: withGame, path, values: { ...values, game: writePath(game.path) } });
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, [field, i]);
      else faults.add({ code: twice, path, values: { ...values, first: writePath(earlier) } });
    });
  };
  check('byes', 'game-and-bye', 'bye-twice');
  check('absences', 'game-and-absence', 'absence-twice');
  checkWithdrawals(tournament, faults);
}

function checkWithdrawals({ withdrawals }: Draft<Tournament>, faults: FaultList): void {
  const first = new Map<string, number>();
  withdrawals?.forEach((withdrawal, i) => {
    if (withdrawal?.player === undefined) return;
    const { player } = withdrawal;
    const earlier = first.get(player);
    if (earlier === undefined) first.set(player, i);
    else {
      const values = { id: player, first: writePath(['withdrawals', earlier]) };
      faults.add({ code: 'withdrawal-twice', path: ['withdrawals', i, 'player'], values });
    }
  });
}

function gamesByPlayer({ games }: Draft<Tournament>): Map<string, { path: Path; isForfeit: boolean }> {
  const byPlayer = new Map<string, { path: Path; isForfeit: boolean }>();
  games?.forEach((game, g) => {
    if (game?.round === undefined) return;
    for (const id of [game.white, game.black])
      if (id !== undefined)
        byPlayer.set(keyOf(game.round, id), { path: ['games', g], isForfeit: game.kind === 'forfeit' });
  });
  return byPlayer;
}

function keyOf(round: number, id: string): string {
  return `${round} ${id}`;
}
