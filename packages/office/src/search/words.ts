export { folded, looseSpellings } from '../kit/search-words.ts';

/** A word that somebody typed, in each way in which it may be on record, the nearest first. */
export type TypedWord = readonly string[];

/** Whether a word begins as it was typed. */
export const begins = (word: string, typed: TypedWord): boolean => typed.some((spelling) => word.startsWith(spelling));

/** How a name answers what was typed: 0 where its first word does, 1 where another does; undefined where some word typed is in none of it. */
export function matchOf(typed: readonly TypedWord[], words: readonly string[]): 0 | 1 | undefined {
  for (const word of typed) if (!words.some((each) => begins(each, word))) return undefined;
  return typed.some((word) => words[0]!.startsWith(word[0]!)) ? 0 : 1;
}

/** The words that somebody typed, each in all spellings of the whole. */
export function typedWords(spellings: readonly string[]): readonly TypedWord[] {
  const ways = spellings.map((spelling) => spelling.split(' '));
  return ways[0]!.flatMap((word, i) => (word === '' ? [] : [[...new Set(ways.map((words) => words[i]!))]]));
}

/** The word that fewest have. */
export const longestOf = (typed: readonly TypedWord[]): TypedWord =>
  typed.reduce((a, b) => (b[0]!.length > a[0]!.length ? b : a));
