import { type Reason, reason } from '@escala/core';
import type { SetFacts } from '../norms/set-facts.ts';
import { atMost } from '../parameters.ts';

/** 1.4.3: federations other than the player's own; may be unknown if some are missing. */
export function foreignFederations({ field, full, federations, untold }: SetFacts): Reason {
  const needed = field.numbers.foreignFederations;
  const isUntold = full.player.federation === undefined;
  const sure = isUntold ? federations - 1 : federations;
  const holds = sure >= needed ? 'yes' : federations + untold >= needed ? 'unknown' : 'no';
  return reason('fide-titles-2024.federations', '1.4.3', holds, { federations, needed });
}

/** 1.4.4: not too many opponents from the player's own federation, nor from any single one. */
export function tooManyOfOne({ field, full, games, own, most, mostFederation, untold }: SetFacts): Reason {
  const { ownShare, anyShare } = field.numbers;
  const [ownMost, anyMost] = [atMost(ownShare, games.length), atMost(anyShare, games.length)];
  const isUntold = full.player.federation === undefined;
  const isOver = own > ownMost || most > anyMost;
  const mayBeOver = own + untold > ownMost || most + untold > anyMost || (isUntold && most + untold > ownMost);
  const holds = isOver ? 'no' : mayBeOver ? 'unknown' : 'yes';
  const values = { own, ownMost, most, anyMost, federation: mostFederation ?? '' };
  return reason('fide-titles-2024.one-federation', '1.4.4', holds, values);
}

/** Used instead of both under an exemption. */
export const exempt = (article: string): Reason => reason('fide-titles-2024.exempt', article, 'yes', {});
