import type { RandomBelow } from '@escala/core';
import { FAMILY_NAMES } from './family-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { GUEST_NAMES } from './guest-names.ts';

export const pick = <T>(random: RandomBelow, from: readonly T[]): T => from[random(from.length)]!;

export type Sex = 'f' | 'm';

/** Two family names, comma, given name; now and then a double given name. */
export function catalanName(random: RandomBelow, sex: Sex): string {
  const given = pick(random, GIVEN_NAMES[sex]);
  const second = random(12) === 0 ? ` ${pick(random, GIVEN_NAMES[sex])}` : '';
  return `${pick(random, FAMILY_NAMES)} ${pick(random, FAMILY_NAMES)}, ${given}${second === ` ${given}` ? '' : second}`;
}

export function guestName(random: RandomBelow, sex: Sex): { name: string; country: string } {
  const names = pick(random, GUEST_NAMES);
  return { name: `${pick(random, names.families)}, ${pick(random, names[sex])}`, country: names.country };
}
