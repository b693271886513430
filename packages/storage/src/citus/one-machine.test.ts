import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('every table of a query names the federation by itself: by that of another table Citus asks all machines (D-OFF-887)', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !/migrations|\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const compared = files.filter((file) =>
    /\bfederation = \w+\.federation\b/.test(readFileSync(`${sources}${file}`, 'utf8')),
  );
  expect(compared).toEqual([]);
});
