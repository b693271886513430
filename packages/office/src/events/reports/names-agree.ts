import { spellings } from '../../kit/search-words.ts';

/**
 * Whether two names may be one person's (D-OFF-271): every word of the shorter one begins a word of the longer, each another, in any
 * order. Lists leave out second surnames, shorten given names and cut long names off; accents, case and signs say nothing, and ü may be ue.
 */
export function namesAgree(one: string, other: string): boolean {
  const others = spellings(other).map(wordsOf);
  return spellings(one).some((spelling) => others.some((words) => wordsAgree(wordsOf(spelling), words)));
}

function wordsAgree(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = [one, other].sort((a, b) => a.length - b.length);
  const free = [...longer!];
  return [...shorter!]
    .sort((a, b) => b.length - a.length)
    .every((word) => {
      const at = free.findIndex((each) => each.startsWith(word) || word.startsWith(each));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
}

const wordsOf = (spelling: string): string[] => spelling.split(' ').filter((word) => word !== '');
