import { messages as ca } from './ca/index.ts';
import { messages as en } from './en/index.ts';
import { messages as es } from './es/index.ts';
import type { Language } from './language.ts';
import { messages as ro } from './ro/index.ts';

/** Texts in ICU MessageFormat by flat key. */
export type Messages = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, ca, es, ro };

export function catalogue(language: Language): Messages {
  return CATALOGUES[language];
}

export function hasMessage(language: Language, key: string): boolean {
  return Object.hasOwn(CATALOGUES[language], key);
}
