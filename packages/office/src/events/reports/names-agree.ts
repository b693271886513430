import { folded } from '../../kit/search-words.ts';

/**
 * Whether two names may be one person's (D-OFF-271): every word of the shorter one begins a word of the longer, each another, in any
 * order. Lists leave out second surnames, shorten given names and cut long names off; accents, case and signs say nothing.
 */
export function namesAgree(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  const free = [...longer];
  return [...shorter]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const at = free.findIndex((each) => each.startsWith(word) || word.startsWith(each));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
}

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(' ')
    .filter((word) => word !== '');
