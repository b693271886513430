import { expect, it } from 'vitest';
import { memory } from '../../kit/memory.ts';
import type { Paper, Reading } from '../../ports.ts';
import { printedLists } from './kept-printed.ts';
import { packPrinted } from './printed-paper.ts';

const DATES = ['2017-01-01', '2017-02-01', '2017-03-01'];

/** One act's papers for each list; the first `fails` questions fail. */
function office(fails = 0) {
  let [left, asked, paused] = [fails, 0, 0];
  const papers: Paper[] = DATES.map((date, i) => {
    const { name, part, bytes } = packPrinted('standard', date, { clubs: [], players: [['p', { name: `Name ${i}` }]] });
    return { name, part, bytes, seq: i + 1 };
  });
  const at = (seq: number): Reading =>
    ({
      federation: 'cat',
      head: async () => ({ seq, hash: '' }),
      papers: async (_folder: string, { since = 0 }: { since?: number }) => {
        asked++;
        await Promise.resolve();
        if (left-- > 0) throw new Error('away');
        return papers.filter((paper) => paper.seq > since && paper.seq <= seq);
      },
    }) as unknown as Reading;
  const pause = async (): Promise<void> => void paused++;
  const ports = { memory: memory(), pause };
  return { read: (seq: number) => printedLists(ports, at(seq), 'standard'), asked: () => asked, paused: () => paused };
}

const nameOn = async (lists: ReturnType<ReturnType<typeof office>['read']>, date: string) =>
  (await lists).columnsOf(date, 'p')?.name;

it('papers are read once, however many ask at the same time, and others have turns between them', async () => {
  const { read, asked, paused } = office();
  const all = await Promise.all(Array.from({ length: 20 }, () => nameOn(read(2), '2017-02-01')));
  expect(all).toEqual(Array(20).fill('Name 1'));
  expect([asked(), paused()]).toEqual([1, 2]);
});

it('who comes with a later moment while they are read has its papers, too', async () => {
  const { read, asked } = office();
  const names = await Promise.all([nameOn(read(1), '2017-01-01'), nameOn(read(3), '2017-03-01')]);
  expect(names).toEqual(['Name 0', 'Name 2']);
  expect(asked()).toBe(2);
});

it('what went wrong for one is read by the next', async () => {
  const { read } = office(1);
  const [first, second] = await Promise.allSettled([read(3), nameOn(read(3), '2017-03-01')]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'Name 2' });
});

it('nobody waits for papers of a later moment, however many come one after the other', async () => {
  const { read } = office();
  const done: number[] = [];
  await read(1);
  // Each later read starts as soon as the previous one ends.
  const later = [2, 3].map((seq) => read(seq).then(() => done.push(seq)));
  await Promise.all([read(2).then(() => done.push(0)), ...later]);
  expect(done.indexOf(0)).toBeLessThan(done.indexOf(3));
});
