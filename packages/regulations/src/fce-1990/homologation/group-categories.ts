import { type Holds, type Reason, reason } from '@escala/core';
import { PLAYER_CATEGORIES, type PlayerCategory } from '../facts.ts';
import type { HomologationFacts } from './facts.ts';

/** Categories that may play together (Oberts 4); each may play alone. */
const TOGETHER: readonly (readonly PlayerCategory[])[] = [
  ['preferent', 'first'],
  ['second', 'third'],
];

/** Short forms, the same in every language. */
const SHORT: Readonly<Record<PlayerCategory, string>> = {
  preferent: 'Preferent',
  first: '1a',
  second: '2a',
  third: '3a',
};

/** Oberts 4: each category for itself, or seconds with thirds and firsts with Preferents. */
export function groupCategories({ players }: HomologationFacts): Reason {
  const present = PLAYER_CATEGORIES.filter((category) => players.some((player) => player.category === category));
  const untold = players.filter(({ category }) => category === undefined).length;
  const allowed = TOGETHER.some((group) => present.every((category) => group.includes(category)));
  const holds: Holds = !allowed ? 'no' : untold > 0 ? 'unknown' : 'yes';
  return reason('fce-1990.open-categories', 'Oberts 4', holds, {
    categories: present.map((category) => SHORT[category]).join(', '),
    untold,
  });
}
