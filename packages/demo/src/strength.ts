import type { RandomBelow } from '@escala/core';

/** Natural talent: the strength of a fully grown player before age begins to tell. */
export function talentFrom(random: RandomBelow): number {
  // The sum of six dice is bell-shaped; a few players rise far above it.
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += random(400);
  const talent = 600 + sum;
  return random(40) === 0 ? talent + 150 + random(250) : talent;
}

const GROWING_UNTIL = 22;
const AGEING_FROM = 45;

/** True strength at an age: children are far below their later strength, and the old lose a little every year. */
export function strengthAt(talent: number, age: number): number {
  const young = age < GROWING_UNTIL ? ((GROWING_UNTIL - age) / (GROWING_UNTIL - 6)) ** 2 * (talent * 0.38 - 60) : 0;
  const old = age > AGEING_FROM ? (age - AGEING_FROM) * 5 : 0;
  return Math.max(850, Math.round(talent - young - old));
}
