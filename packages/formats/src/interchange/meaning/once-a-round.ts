import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import type { Roster } from './roster.ts';

/** More rounds than any document has, so that round and player can be combined into one number. */
const ROUNDS = 1000;

/** Watches the games of an event in which nobody plays more than one game a round. */
export interface RoundWatch {
  /** `games` is the path of the games, `field` the name of the player's field. */
  see(round: number | undefined, id: string | undefined, game: number, field: string): void;
}

export function onceARound(games: Path, roster: Roster, faults: FaultList): RoundWatch {
  const firstGame = new Map<number, number>();
  return {
    see(round, id, game, field) {
      if (round === undefined || id === undefined) return;
      const key = roster.numberOf(id) * ROUNDS + round;
      const first = firstGame.get(key);
      if (first === undefined) {
        firstGame.set(key, game);
        return;
      }
      const values = { id, round, first: writePath([...games, first]) };
      faults.add({ code: 'two-games-in-round', path: [...games, game, field], values });
    },
  };
}
