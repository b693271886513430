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

/** Letters to change, leave out, add or swap with the next (Levenshtein with swaps), row by row. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? before[j - 2]! + 1 : change;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length]!;
}
