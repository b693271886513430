import { canEnd, type GameRecord } from '@escala/core';
import type { FaultCode } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { type Draft, wasFaulty } from './draft.ts';
import { onceARound } from './once-a-round.ts';
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
