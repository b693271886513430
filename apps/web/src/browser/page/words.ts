import type { ModuleName, Say, WordOf } from '../../kit/modules.ts';

/** A sentence of the page with its values, numbers in the format of the page's language. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => {
    const value = values[name];
    return value === undefined ? brace : typeof value === 'number' ? written(value) : value;
  });
}

export function written(value: number): string {
  const text = String(value).replace('-', '−');
  return document.documentElement.lang === 'en' ? text : text.replace('.', ',');
}

export const signed = (value: number): string => (value > 0 ? `+${written(value)}` : written(value));

export const textsOfPage = (): Readonly<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;

/** The words of a module, plain sentences with values in braces. For plurals use `translateOf`. */
export function wordsOf<Name extends ModuleName>(): Say<WordOf<Name>> {
  const texts = textsOfPage();
  return (key, values = {}) => filled(texts[key] ?? `[${key}]`, values);
}
