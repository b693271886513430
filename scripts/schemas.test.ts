import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from '@escala/formats';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('schemas/ is what the validators say; npm run build writes it again', () => {
  const files = schemaFiles();
  for (const { path, text } of files) expect(readFileSync(`${root}/${path}`, 'utf8'), path).toBe(text);
  expect(readdirSync(`${root}/schemas`).sort()).toEqual(files.map(({ path }) => path.replace('schemas/', '')).sort());
});
