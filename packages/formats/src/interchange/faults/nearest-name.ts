import { editDistance } from '@escala/core';

const FARTHEST = 2;

/** One typo per three letters: of a shorter name too little would be left. */
const LETTERS_PER_SLIP = 3;

/** The known name that this one is probably a typo of: few letters changed, left out or added for its length. */
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
