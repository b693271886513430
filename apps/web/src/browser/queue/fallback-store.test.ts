import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FallbackStore, fallbackStore } from './fallback-store.ts';
import { entryJournal, journalledStore, type SlowStore } from './journalled-store.ts';
import { performed } from './queue-moves.ts';
import { memoryStore } from './queue-store.ts';
import { notebook } from './testing/notebook.ts';

const entry = (id: string) => ({
  federation: 'cat',
  by: 'ada',
  event: 'open',
  round: 1,
  id,
  board: 1,
  outcome: { result: '1-0' as const, kind: 'played' as const },
  seen: 1,
});
const full = async (): Promise<never> => {
  throw new DOMException('no room', 'QuotaExceededError');
};

const sturdy = (database: SlowStore): FallbackStore =>
  fallbackStore(journalledStore(database, entryJournal(notebook())));

/** A database with room for this many writes. */
function filling(writes: number): SlowStore {
  const store = memoryStore();
  let left = writes;
  return { ...store, change: (move) => (left-- > 0 ? store.change(move) : full()) };
}

describe('a queue whose database fills up', () => {
  it('loses no entry and keeps the order, whenever it happens', async () => {
    await forAllAsync({ of: [fc.nat(8), fc.integer({ min: 1, max: 8 })] }, async (writes, entries) => {
      const store = sturdy(filling(writes));
      const ids = Array.from({ length: entries }, (_, i) => String(i));
      // As fast as keys can be pressed, without waiting for the previous one.
      await Promise.all(ids.map((id) => store.append(entry(id))));
      expect((await store.read()).map(({ id }) => id)).toEqual(ids);
      expect(store.isKept()).toBe(writes >= entries);
    });
  });

  it('has an entry that the database took while another failed', async () => {
    const kept = memoryStore();
    let writes = 0;
    const change: SlowStore['change'] = async (move) => {
      if (writes++ === 0) return full();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return kept.change(move);
    };
    const store = sturdy({ ...kept, change });
    await Promise.all([store.append(entry('a')), store.append(entry('b'))]);
    expect((await store.read()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('forgets what was performed, in the page and in the database', async () => {
    const kept = memoryStore();
    await kept.append(entry('a'));
    let isFull = true;
    const store = sturdy({ ...kept, change: (move) => (isFull ? full() : kept.change(move)) });
    await store.append(entry('b'));
    isFull = false;
    await store.change((queue) => performed(queue, 'a', 2, 0));
    await store.change((queue) => performed(queue, 'b', 3, 120_000));
    expect((await store.read()).map(({ id }) => id)).toEqual(['b']);
    expect(await kept.read()).toEqual([]);
  });

  it('goes on where the database is withdrawn altogether', async () => {
    const store = sturdy({ read: full, change: full, recall: full, remember: full });
    await store.append(entry('a'));
    await store.remember('x', 1);
    expect(await store.recall('x')).toBeUndefined();
    expect((await store.read()).map(({ id }) => id)).toEqual(['a']);
    expect(store.isKept()).toBe(false);
  });
});
