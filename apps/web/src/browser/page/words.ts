import type { ModuleName, Say, WordOf } from '../../kit/modules.ts';
import { filled } from './filled.ts';

export const textsOfPage = (): Readonly<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;

/** The words of a module, plain sentences with values in braces. For plurals use `translateOf`. */
export function wordsOf<Name extends ModuleName>(): Say<WordOf<Name>> {
  const texts = textsOfPage();
  return (key, values = {}) => filled(texts[key] ?? `[${key}]`, values);
}
