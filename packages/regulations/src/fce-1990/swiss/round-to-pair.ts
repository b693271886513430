import type { Tournament } from '@escala/core';

/** The round to pair: as asked for, else the one after the last that has games or byes. */
export function roundToPair({ games, byes = [] }: Tournament, requested?: number): number {
  if (requested !== undefined) return requested;
  let last = 0;
  for (const { round } of games) last = Math.max(last, round);
  for (const { round } of byes) last = Math.max(last, round);
  return last + 1;
}
