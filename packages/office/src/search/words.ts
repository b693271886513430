import { folded } from '../kit/search-words.ts';

/** How a name answers what was typed: 0 where its first word does, 1 where another does; undefined where some word typed is in none of it. */
export function matchOf(typed: readonly string[], words: readonly string[]): 0 | 1 | undefined {
  for (const word of typed) if (!words.some((each) => each.startsWith(word))) return undefined;
  return typed.some((word) => words[0]!.startsWith(word)) ? 0 : 1;
}

/** The words that somebody typed, without accents and case. */
export const typedWords = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean);
