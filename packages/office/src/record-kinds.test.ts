import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordKinds } from './record-kinds.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const found = (words: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(words)].map(([, kind]) => kind!));

it('acts are about records, so that the log can name them; only mail waits outside the record', () => {
  const known: readonly string[] = [...recordKinds.map(({ name }) => name), 'mail'];
  expect(found(/subject: .*\bkind: '([a-z-]+)'/g).filter((kind) => !known.includes(kind))).toEqual([]);
});

it('every kind of record is in the list, each name once', () => {
  const names = found(/ = recordKind\(\s*'([a-z-]+)'/g);
  expect(recordKinds.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(names).size).toBe(names.length);
});
