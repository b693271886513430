import type { PlayerCategory } from '../facts.ts';
import { FCE_TITLES, fceTitle } from '../title-names.ts';

/** Words used in documents, without accents, dots and the word "category" in its languages. */
const WORDS: Readonly<Record<PlayerCategory, readonly string[]>> = {
  preferent: ['preferent', 'preferente', 'preferents', 'preferential', 'preferenta', 'p', 'mestre', 'master'],
  first: ['first', 'primera', 'intai', 'prima', '1', '1a', '1st', 'i'],
  second: ['second', 'segona', 'segunda', 'a doua', 'doua', '2', '2a', '2nd', 'ii'],
  third: ['third', 'tercera', 'a treia', 'treia', '3', '3a', '3rd', 'iii'],
};

const CATEGORY_BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    words.map((word) => [word, category as PlayerCategory] as const),
  ),
);

/** The category that a text names; undefined if it names none. */
export function readCategory(text: string): PlayerCategory | undefined {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
    .replace(/\b(categoria|category)\b/g, '')
    .replace(/ª/g, 'a')
    .trim();
  return CATEGORY_BY_WORD.get(plain);
}

interface Categorised {
  readonly category?: string | undefined;
  readonly title?: string | undefined;
}

/** D-COMP-20: a titled player of unknown category counts as Preferent. */
export function categoryOf(player: Categorised): PlayerCategory | undefined {
  if (player.category !== undefined) return readCategory(player.category);
  return isTitled(player) ? 'preferent' : undefined;
}

export function isTitled({ title }: Categorised): boolean {
  return (FCE_TITLES as readonly string[]).includes(fceTitle(title ?? ''));
}
