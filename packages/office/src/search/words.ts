export { folded, looseSpellings } from '../kit/search-words.ts';

/** A typed word in every spelling under which it may be on record, the closest first. */
export type TypedWord = readonly string[];

/** Whether a word begins with the typed word, in any spelling. */
export const begins = (word: string, typed: TypedWord): boolean => typed.some((spelling) => word.startsWith(spelling));

/**
 * How well a name matches: 0 if its first word does, 1 if another does; undefined if it lacks any of the typed words.
 */
export function matchOf(typed: readonly TypedWord[], words: readonly string[]): 0 | 1 | undefined {
  for (const word of typed) if (!words.some((each) => begins(each, word))) return undefined;
  return typed.some((word) => words[0]!.startsWith(word[0]!)) ? 0 : 1;
}

/** The typed words, each in every spelling. */
export function typedWords(spellings: readonly string[]): readonly TypedWord[] {
  const ways = spellings.map((spelling) => spelling.split(' '));
  return ways[0]!.flatMap((word, i) => (word === '' ? [] : [[...new Set(ways.map((words) => words[i]!))]]));
}

/** The longest word is taken for the rarest. */
export const longestOf = (typed: readonly TypedWord[]): TypedWord =>
  typed.reduce((a, b) => (b[0]!.length > a[0]!.length ? b : a));
