import { fideListParser } from '@escala/formats';
import { expect, it } from 'vitest';
import { fidePagesContract } from '../testing/fide-pages-contract.ts';
import { memoryFidePages } from '../testing/memory-fide-pages.ts';
import { rowsByDigits, rowsById } from './ids-in-order.ts';
import { Numbers } from './numbers.ts';
import { RegisterBuilder } from './register-builder.ts';
import { WordTable } from './word-table.ts';

fidePagesContract('memory', async () => ({ fidePages: memoryFidePages() }));

const encoder = new TextEncoder();
const decoder = new TextDecoder();

it('ids are put in order as numbers and as texts', () => {
  const ids = [120, 12, 4_294_967_295, 13, 1, 100, 65_536, 2, 1_000_000_000, 65_535];
  const numbers = new Numbers();
  for (const id of ids) numbers.add(id);
  const byId = rowsById(numbers);
  expect(ids.map((_, i) => ids[byId.at(i)]!)).toEqual([...ids].sort((a, b) => a - b));
  expect([...rowsByDigits(numbers, byId)].map((row) => String(ids[row]))).toEqual(ids.map(String).sort());
});

it('words have one number each, and an order, however many they are', () => {
  const table = new WordTable();
  const words = Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 90_001).toString(36));
  const numbers = words.map((word) => table.idOf(encoder.encode(word), 0, word.length));
  const different = [...new Set(words)];
  expect(table.count).toBe(different.length);
  for (let i = 0; i < words.length; i += 997) expect(decoder.decode(table.word(numbers[i]!))).toBe(words[i]);
  expect([...table.inOrder()].map((id) => decoder.decode(table.word(id)))).toEqual(different.sort());
});

it('ids that stand twice are told with their lines', () => {
  const builder = new RegisterBuilder();
  const parser = fideListParser(builder.see);
  parser.push(
    encoder.encode(
      'ID Number      Name  Fed\n7              Aa    CAT\n8              Bb    CAT\n7              Cc    CAT\n',
    ),
  );
  parser.end();
  expect(builder.twice()).toEqual([{ id: 7, line: 4 }]);
});
