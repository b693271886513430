import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordKinds } from './record-kinds.ts';

it('every kind of record is in the list, each name once', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'),
  );
  const names = sources.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/ = recordKind\(\s*'([a-z-]+)'/g)].map(([, kind]) => kind!),
  );
  expect(recordKinds.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(names).size).toBe(names.length);
});
