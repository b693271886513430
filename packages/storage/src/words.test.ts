import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DISTRIBUTE_FAULTS } from './citus/distribute-refused.ts';
import { TRANSFER_FAULTS } from './federation-file/transfer-refused.ts';
import { STORAGE_FAULTS } from './storage-fault.ts';
import { DAMAGES, WARNINGS } from './verify/damage.ts';

const codes = [
  ...STORAGE_FAULTS.map((code) => `storage.${code}`),
  ...DAMAGES.map((code) => `damage.${code}`),
  ...WARNINGS.map((code) => `warning.${code}`),
  ...DISTRIBUTE_FAULTS.map((code) => `distribute.${code}`),
  ...TRANSFER_FAULTS.map((code) => `transfer.${code}`),
];

it('every fault has a sentence, and every sentence a fault', () => {
  const text = readFileSync(fileURLToPath(new URL('../../messages/src/words/storage.ts', import.meta.url)), 'utf8');
  const keys = [...text.matchAll(/^ {2}'([a-z]+\.[a-z-]+)':/gm)].map(([, key]) => key!);
  expect(keys.toSorted()).toEqual(codes.toSorted());
});
