import * as ca from './ca/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import type { Language } from './language.ts';
import * as ro from './ro/index.ts';

type English = typeof en;

/** English says which texts there are; another language has the same areas with the same keys, or does not compile. */
type Areas = { readonly [Area in keyof English]: Readonly<Record<keyof English[Area], string>> };

type KeyOf<Area> = Area extends unknown ? keyof Area & string : never;

/** A text that exists, in every language. */
export type MessageKey = KeyOf<English[keyof English]>;

/** Texts in ICU MessageFormat by flat key. */
export type Messages<Key extends string = MessageKey> = Readonly<Record<Key, string>>;

declare module '@escala/core' {
  interface Vocabulary extends Messages {}
}

const merged = (areas: Areas): Messages => Object.assign({}, ...Object.values(areas));

const CATALOGUES: Readonly<Record<Language, Messages>> = {
  en: merged(en),
  ca: merged(ca),
  es: merged(es),
  ro: merged(ro),
};

export function catalogue(language: Language): Messages {
  return CATALOGUES[language];
}

/** The one door for a key that comes from outside, from a file or from the record. */
export function hasMessage(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.en, key);
}
