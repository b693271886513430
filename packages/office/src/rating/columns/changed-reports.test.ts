import { expect, it } from 'vitest';
import { changedReports } from './changed-reports.ts';

const report = (byte: number): Uint8Array => Uint8Array.of(byte);
const all = new Map([
  ['a', report(1)],
  ['b', report(2)],
]);

it('reports with others and new ones are what a copy would be, however often they change', () => {
  const once = changedReports(all, new Map([['b', report(3)]]));
  const twice = changedReports(once, new Map([['c', report(4)]]));
  const copy = new Map([...all, ['b', report(3)], ['c', report(4)]]);
  expect([...twice]).toEqual([...copy]);
  expect([[...twice.keys()], [...twice.values()], twice.size]).toEqual([[...copy.keys()], [...copy.values()], 3]);
  expect(['a', 'b', 'c', 'd'].map((event) => twice.get(event))).toEqual(
    ['a', 'b', 'c', 'd'].map((event) => copy.get(event)),
  );
  expect(['a', 'c', 'd'].map((event) => twice.has(event))).toEqual([true, true, false]);
  const seen: string[] = [];
  twice.forEach((_, event) => {
    seen.push(event);
  });
  expect(seen).toEqual(['a', 'b', 'c']);
  expect([all.get('b'), once.has('c'), once.size]).toEqual([report(2), false, 2]);
});

it('many others make a copy', () => {
  const many = new Map(Array.from({ length: 300 }, (_, i) => [String(i), report(i)] as const));
  expect(changedReports(all, many)).toEqual(new Map([...all, ...many]));
});
