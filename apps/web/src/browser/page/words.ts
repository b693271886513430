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

/** A change where it is worked out, as on the page: at least two decimals, more if it has them. */
export function changed(value: number): string {
  const size = Math.abs(value);
  const text = Math.abs(size * 100 - Math.round(size * 100)) < 1e-9 ? size.toFixed(2) : String(size);
  const shown = document.documentElement.lang === 'en' ? text : text.replace('.', ',');
  return value === 0 ? '0' : value > 0 ? `+${shown}` : `−${shown}`;
}

export const textsOfPage = (): Readonly<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;

/** The words of a module, plain sentences with values in braces. For plurals use `translateOf`. */
export function wordsOf<Name extends ModuleName>(): Say<WordOf<Name>> {
  const texts = textsOfPage();
  return (key, values = {}) => filled(texts[key] ?? `[${key}]`, values);
}
