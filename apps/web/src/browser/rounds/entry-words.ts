import { filled } from '../page/filled.ts';

/** The sentences that a page of result entry brings along, by name. */
export type EntryWords = (name: string, values?: Readonly<Record<string, string | number>>) => string;

export function entryWords(root: HTMLElement): EntryWords {
  const words = JSON.parse(root.dataset.words ?? '{}') as Record<string, string>;
  return (name, values = {}) => filled(words[name] ?? `[${name}]`, values);
}
