import type { TournamentPlayer } from '@escala/core';
import type { Player } from './player.ts';

/** A player's identity for FIDE, as in tournament documents and reports. */
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
