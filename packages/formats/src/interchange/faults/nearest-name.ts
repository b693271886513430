import { editDistance } from '@escala/core';

const FARTHEST = 2;

/** Of a short name too little would stay: one slip for three letters. */
const LETTERS_PER_SLIP = 3;

/** The known name that a slip of the pen would have turned into this one: few letters changed, left out or added for its length. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = FARTHEST + 1;
  for (const name of known) {
    const farthest = Math.min(FARTHEST, Math.max(1, Math.floor(name.length / LETTERS_PER_SLIP)));
    if (Math.abs(name.length - written.length) > farthest) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance <= farthest && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}
