import { LANGUAGES, type Language } from './language.ts';
import type { Text } from './texts.ts';
import * as areas from './words/index.ts';

type Areas = typeof areas;
type KeyOf<Area> = Area extends unknown ? keyof Area & string : never;

/** A text that exists, in every language. */
export type MessageKey = KeyOf<Areas[keyof Areas]>;

/** Texts in ICU MessageFormat by flat key. */
export type Messages<Key extends string = MessageKey> = Readonly<Record<Key, string>>;

declare module '@escala/core' {
  interface Vocabulary extends Messages {}
}

const TEXTS: Readonly<Record<MessageKey, Text>> = Object.assign({}, ...Object.values(areas));

const catalogues = new Map<Language, Messages>();

/** All texts of one language. */
export function catalogue(language: Language): Messages {
  let messages = catalogues.get(language);
  if (messages === undefined) {
    const place = LANGUAGES.indexOf(language);
    messages = Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [key, text[place]!])) as Messages;
    catalogues.set(language, messages);
  }
  return messages;
}

/** The only entry for keys from outside, from a file or from the record. */
export function hasMessage(key: string): key is MessageKey {
  return Object.hasOwn(TEXTS, key);
}
