import { type Reason, reason } from '@escala/core';
import type { SetFacts } from '../norms/set-facts.ts';
import { atLeast, atMost, type NormTitle, type TitleNumbers } from '../parameters.ts';

/** 1.4.5a: half of the opponents have a title, not counting candidate titles. */
export function titledOpponents({ field, games, titled }: SetFacts): Reason {
  const needed = atLeast(field.numbers.titledShare, games.length);
  return reason('fide-titles-2024.titled', '1.4.5a', titled >= needed, { titled, needed });
}

/** By norm: GM 1.4.5b, IM 1.4.5c, WGM 1.4.5d, WIM 1.4.5e. */
export const REQUIRED_ARTICLES: Readonly<Record<NormTitle, string>> = {
  GM: '1.4.5b',
  IM: '1.4.5c',
  WGM: '1.4.5d',
  WIM: '1.4.5e',
};

/** A third of the opponents, but at least three. */
export const requiredOf = ({ requiredShare, requiredLeast }: TitleNumbers, games: number): number =>
  Math.max(requiredLeast, atLeast(requiredShare, games));

/** In double round robins, half of the different opponents (1.4.5f, D-FT-2). */
export function requiredOpponents(facts: SetFacts): Reason {
  const { field, title, games } = facts;
  const isDouble = field.system === 'double-round-robin';
  const found = isDouble ? facts.requiredOpponents : facts.required;
  const needed = isDouble
    ? atLeast(field.numbers.doubleShare, facts.opponents)
    : requiredOf(field.numbers, games.length);
  const values = { found, needed, titles: field.numbers.requiredTitles[title].join(', ') };
  const grounds = isDouble ? { decisions: ['D-FT-2'] as const } : {};
  return reason('fide-titles-2024.required', REQUIRED_ARTICLES[title], found >= needed, values, grounds);
}

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
