import { type Reason, reason } from '@escala/core';
import type { SetFacts } from '../norms/set-facts.ts';
import { atLeast, type NormTitle, type TitleNumbers } from '../parameters.ts';

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
