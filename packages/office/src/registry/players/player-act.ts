import { actsOn } from '../../kit/acts-on.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type AsSeen, asSeen } from '../as-seen.ts';
import { type Player, playerKind } from './player.ts';

interface PlayerCommand {
  readonly player: string;
  readonly version: number;
}

/** The player a command changes. A duplicate must be changed through the player it was merged into. */
export function playerAsSeen(player: Kept<Player> | undefined, command: PlayerCommand): AsSeen<Player> {
  const seen = asSeen(player, command, { code: 'player-unknown', field: 'player', id: command.player });
  if ('refused' in seen || seen.found.body.mergedInto === undefined) return seen;
  const values = { id: command.player, kept: seen.found.body.mergedInto };
  return { refused: [invalid('player-merged', values, { field: 'player' })] };
}

/** An act on a player as the command saw them. */
export const playerAct = actsOn({
  subject: ({ player }: PlayerCommand) => ({ kind: 'player', id: player }),
  load: (reading, { player }) => reading.get(playerKind, player),
  find: (player, command) => {
    const seen = playerAsSeen(player, command);
    return 'refused' in seen ? seen : { present: seen.found };
  },
});
