import { invalid } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type AsSeen, asSeen } from '../as-seen.ts';
import { type Player, playerKind } from './player.ts';

export interface PlayerFound {
  readonly player: Kept<Player> | undefined;
}

export const loadPlayer = async (reading: Reading, command: { readonly player: string }): Promise<PlayerFound> => ({
  player: await reading.get(playerKind, command.player),
});

/** The player that a command changes. A duplicate is changed through the player it was merged into. */
export function playerAsSeen(
  { player }: PlayerFound,
  command: { readonly player: string; readonly version: number },
): AsSeen<Player> {
  const seen = asSeen(player, command, { code: 'player-unknown', field: 'player', id: command.player });
  if ('refused' in seen || seen.found.body.mergedInto === undefined) return seen;
  const values = { id: command.player, kept: seen.found.body.mergedInto };
  return { refused: [invalid('player-merged', values, { field: 'player' })] };
}
