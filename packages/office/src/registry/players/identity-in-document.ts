import type { TournamentPlayer } from '@escala/core';
import type { Player } from './player.ts';

/** Who a player is to FIDE, as tournament documents and reports tell it. */
export function identityInDocument({
  nationality,
  sex,
  fide,
}: Player): Pick<TournamentPlayer, 'federation' | 'sex' | 'fideId'> {
  return {
    ...(nationality !== undefined && { federation: nationality }),
    ...(sex !== undefined && { sex }),
    ...(fide?.id !== undefined && { fideId: fide.id }),
  };
}
