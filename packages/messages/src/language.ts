import { LANGUAGES, type Language } from '@escala/core';

export { LANGUAGES, type Language };

/** How each writes dates, amounts and lists; British English has no comma before `and`. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ca: 'ca', es: 'es', ro: 'ro' };

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language of a POSIX locale such as `ca_ES.UTF-8@valencia`, if it is one of ours. */
export function languageOfLocale(locale: string): Language | undefined {
  const code = locale.split(/[_.@-]/, 1)[0]!.toLowerCase();
  return isLanguage(code) ? code : undefined;
}
