import type { Tournament } from '@escala/core';
import { isLeague } from '@escala/regulations';
import type { FaultCode, Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import { type Draft, wasFaulty } from './draft.ts';
import { checkOnce, firstPlaces } from './once.ts';

type Entry = { readonly round?: number | undefined; readonly player?: string | undefined } | undefined;

/**
 * A player with a bye in a round has no game in it, and no second bye; an absent
 * player has no game except one lost by forfeit. A bye and an absence can go
 * together: the one gives the points, the other keeps the player out of the pairing.
 */
export function checkRoundsOff(tournament: Draft<Tournament>, faults: FaultList): void {
  const games = gamesByPlayer(tournament);
  const check = (field: 'byes' | 'absences', withGame: FaultCode, twice: FaultCode): void => {
    const placeOf = firstPlaces<string>();
    (tournament[field] as readonly Entry[] | undefined)?.forEach((entry, i) => {
      if (entry?.round === undefined || entry.player === undefined) return;
      const key = keyOf(entry.round, entry.player);
      const path = [field, i, 'player'];
      const values = { id: entry.player, round: entry.round };
      const game = games.get(key);
      if (game !== undefined && (field === 'byes' || !game.isForfeit))
        faults.add({ code: withGame, path, values: { ...values, game: writePath(game.path) } });
      const first = placeOf(key, [field, i]);
      if (first !== undefined) faults.add({ code: twice, path, values: { ...values, first } });
    });
  };
  check('byes', 'game-and-bye', 'bye-twice');
  check('absences', 'game-and-absence', 'absence-twice');
  checkOnce(['withdrawals'], tournament.withdrawals ?? [], 'player', 'withdrawal-twice', faults);
  if (!isLeague(tournament.system ?? '')) checkLeavers(tournament, faults);
}

/** Retirats 14.3: a player who has left has no game in a later round. */
function checkLeavers({ games = [], withdrawals = [] }: Draft<Tournament>, faults: FaultList): void {
  const left = new Map(withdrawals.map((withdrawal) => [withdrawal?.player, withdrawal?.afterRound]));
  if (left.size === 0) return;
  games.forEach((game, g) => {
    if (game?.round === undefined || game.kind === 'forfeit' || wasFaulty(game, 'kind')) return;
    for (const side of ['white', 'black'] as const) {
      const id = game[side];
      const afterRound = id === undefined ? undefined : left.get(id);
      if (afterRound === undefined || game.round <= afterRound) continue;
      const values = { id: id!, afterRound, round: game.round };
      faults.add({ code: 'game-after-leaving', path: ['games', g, side], values });
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
