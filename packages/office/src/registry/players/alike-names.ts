import { folded } from '../../kit/search-words.ts';

/** Longer words may differ in two letters and still be one word that was misspelt. */
const LONG = 8;
/** Names have fewer; more would only be tried in vain. */
const MOST_WORDS = 8;

/**
 * Whether two names may be of one person although they are written differently (D-OFF-180): each word of the shorter one, two at
 * least, has a word of its own in the other that is the same, but for a slip.
 */
export function areAlike(a: string, b: string): boolean {
  const [fewer, more] = [folded(a).split(' '), folded(b).split(' ')].sort((x, y) => x.length - y.length);
  if (fewer!.length < 2) return false;
  return canBePaired(fewer!.slice(0, MOST_WORDS), more!.slice(0, MOST_WORDS));
}

/** A word may fit several others (an initial fits many): whether each can have one of its own is found by trying. */
function canBePaired([word, ...rest]: readonly string[], others: readonly string[]): boolean {
  if (word === undefined) return true;
  return others.some((other, i) => areOneWord(word, other) && canBePaired(rest, others.toSpliced(i, 1)));
}

/** The same but for a slip; an initial stands for its word. */
function areOneWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  if (a.length < 3 || b.length < 3) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) < LONG ? 1 : 2);
}

/** Letters to change, leave out, add or swap with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + differs);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
