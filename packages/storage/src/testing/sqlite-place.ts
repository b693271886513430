import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Place } from './place.ts';

/** SQLite files in a temporary folder, removed after the tests of the file. */
export function sqlitePlace(): Place & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'escala-sqlite-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return { name: 'SQLite', folder, newDatabase: async () => join(folder, `${++count}.sqlite`) };
}
