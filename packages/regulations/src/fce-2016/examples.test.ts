import { readdirSync, readFileSync } from 'node:fs';
import type { HeadToHeadInput, LedgerLine } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from './index.ts';

const folder = new URL('./cases/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** Documents with answers from an independent implementation of the specification. */
describe('documents with known answers', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.input.json'))) {
    const output = fce2016.rate(read(name) as HeadToHeadInput);
    const expected = read(name.replace('.input.', '.expected.'));
    it(`${name}: list`, () => expect(output.list).toEqual(expected.list));
    it(`${name}: performances`, () => expect(output.performances).toEqual(expected.performances));
    it(`${name}: ledger`, () =>
      expect(output.ledger.map(({ articles: _, decisions: __, ...line }: LedgerLine) => line)).toEqual(
        expected.ledger,
      ));
  }
});
