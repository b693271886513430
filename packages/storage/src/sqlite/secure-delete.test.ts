import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { sqlitePlace } from '../testing/sqlite-place.ts';

it('what is deleted from the vault is no longer in the file', async () => {
  const place = sqlitePlace();
  const url = await place.newDatabase();
  const file = url.replace(/^sqlite:(?:\/\/)?/, '');
  const store = await openStore({ url });
  const secrets = Array.from({ length: 40 }, (_, i) => `recognisable-${i}-${'x'.repeat(60)}`);
  for (const [i, text] of secrets.entries()) await store.vault.put('cat', 'password', `k${i}`, { owner: 'ana', text });
  for (const i of secrets.keys()) await store.vault.remove('cat', 'password', `k${i}`);
  await store.close();
  expect(readFileSync(file).includes('recognisable-')).toBe(false);
});
