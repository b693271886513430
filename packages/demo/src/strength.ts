import type { RandomBelow } from '@escala/core';

/** How strong somebody is by nature: what they play at once grown up and before age tells. */
export function talentFrom(random: RandomBelow): number {
  // Six dice make a bell; a few rise far above it.
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += random(400);
  const talent = 600 + sum;
  return random(40) === 0 ? talent + 150 + random(250) : talent;
}

const GROWING_UNTIL = 22;
const AGEING_FROM = 45;

/** True strength at an age: children are far below what they will be, and the old lose a little every year. */
export function strengthAt(talent: number, age: number): number {
  const young = age < GROWING_UNTIL ? ((GROWING_UNTIL - age) / (GROWING_UNTIL - 6)) ** 2 * (talent * 0.38 - 60) : 0;
  const old = age > AGEING_FROM ? (age - AGEING_FROM) * 5 : 0;
  return Math.max(850, Math.round(talent - young - old));
}
