import type { Kept, Reading } from '../../ports.ts';
import { playerKind } from '../players/player.ts';
import { type Sanction, sanctionKind } from './sanction.ts';

/** Those of a player are also those of the duplicates that were merged into them. */
export async function sanctionsOfPlayer(reading: Reading, player: string): Promise<readonly Kept<Sanction>[]> {
  const duplicates = await reading.find(playerKind, { key: 'mergedInto', equals: player });
  const ids = [player, ...duplicates.map(({ id }) => id)];
  const found = await Promise.all(ids.map((id) => reading.find(sanctionKind, { key: 'player', equals: id })));
  return found.flat();
}
