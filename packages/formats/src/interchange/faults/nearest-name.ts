const FARTHEST = 2;

/** The known name that a slip of the pen would have turned into this one: at most two letters changed, left out or added. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = FARTHEST + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) > FARTHEST) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    // A name of three letters is near to every other: at least one letter must stay.
    if (distance < bestDistance && distance < name.length) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters to change, leave out or add (Levenshtein), row by row. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
