import { canEnd, type GameRecord } from '@escala/core';
import type { FaultCode, Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import { type Draft, wasFaulty } from './draft.ts';
import type { Roster } from './roster.ts';

interface GamesTerms {
  readonly path: readonly (string | number)[];
  /** In a Swiss everybody has at most one game a round. */
  readonly onceARound: boolean;
  readonly roster: Roster;
  readonly faults: FaultList;
}

/** Games: two known players, one game a round if required, results that the kind allows. */
export function checkGames(
  games:
    | readonly (
        | Draft<Pick<GameRecord, 'round' | 'white' | 'black' | 'kind'> & { result?: GameRecord['result'] | undefined }>
        | undefined
      )[]
    | undefined,
  { path, onceARound: isOnce, roster, faults }: GamesTerms,
): void {
  const watch = isOnce ? onceARound(path, roster, faults) : undefined;
  games?.forEach((game, g) => {
    if (game === undefined || faults.full) return;
    const { round, white, black } = game;
    roster.expect(white, path, g, 'white');
    roster.expect(black, path, g, 'black');
    const wrong = impossibleResult(game);
    if (wrong !== undefined) faults.add({ code: wrong, path: [...path, g, 'result'], values: {} });
    if (white !== undefined && white === black) {
      faults.add({ code: 'against-oneself', path: [...path, g, 'black'], values: { id: white } });
      return;
    }
    watch?.see(round, white, g, 'white');
    watch?.see(round, black, g, 'black');
  });
}

/**
 * D-OFF-570: a result without points must say how: nobody came, or a game was played and lost by both. A forfeit is won
 * and lost, or lost by both.
 */
export function impossibleResult(
  game: Draft<Pick<GameRecord, 'kind'> & { result?: GameRecord['result'] | undefined }>,
): FaultCode | undefined {
  if (wasFaulty(game, 'kind')) return undefined;
  if (game.result === '0-0' && game.kind === undefined) return 'lost-by-both';
  return game.result !== undefined && game.kind !== undefined && !canEnd(game.result, game.kind)
    ? 'drawn-forfeit'
    : undefined;
}

/** More rounds than any document has, so that round and player can be combined into one number. */
const ROUNDS = 1000;

/** Watches the games of an event in which nobody plays more than one game a round. */
interface RoundWatch {
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
