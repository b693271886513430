import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performed } from './queue-moves.ts';
import { memoryStore, type QueueStore } from './queue-store.ts';
import { sturdyStore } from './sturdy-store.ts';

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

/** A database that takes so many writes. */
function filling(writes: number): QueueStore {
  const store = memoryStore();
  let left = writes;
  const write = <T>(work: () => Promise<T>): Promise<T> => (left-- > 0 ? work() : full());
  return {
    ...store,
    append: (each) => write(() => store.append(each)),
    change: (move) => write(() => store.change(move)),
  };
}

describe('a queue whose database fills up', () => {
  it('loses no entry and keeps the order, whenever it happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(8), fc.integer({ min: 1, max: 8 }), async (writes, entries) => {
        const store = sturdyStore(filling(writes));
        const ids = Array.from({ length: entries }, (_, i) => String(i));
        // As fast as keys are pressed: nobody waits for the one before.
        await Promise.all(ids.map((id) => store.append(entry(id))));
        expect((await store.read()).map(({ id }) => id)).toEqual(ids);
        expect(store.isKept()).toBe(writes >= entries);
      }),
    );
  });

  it('has an entry that the database took while another failed', async () => {
    const kept = memoryStore();
    const slow = async (each: Parameters<QueueStore['append']>[0]): Promise<void> => {
      if (each.id === 'a') return full();
      await new Promise((resolve) => setTimeout(resolve, 5));
      await kept.append(each);
    };
    const store = sturdyStore({ ...kept, append: slow });
    await Promise.all([store.append(entry('a')), store.append(entry('b'))]);
    expect((await store.read()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('forgets what was performed, in the page and in the database', async () => {
    const kept = memoryStore();
    await kept.append(entry('a'));
    const store = sturdyStore({ ...kept, append: full });
    await store.append(entry('b'));
    await store.change((queue) => performed(queue, 'a', 2));
    expect((await store.read()).map(({ id }) => id)).toEqual(['b']);
    expect(await kept.read()).toEqual([]);
  });

  it('goes on where the database is withdrawn altogether', async () => {
    const store = sturdyStore({ read: full, change: full, append: full, recall: full, remember: full });
    await store.append(entry('a'));
    await store.remember('x', 1);
    expect(await store.recall('x')).toBeUndefined();
    expect((await store.read()).map(({ id }) => id)).toEqual(['a']);
    expect(store.isKept()).toBe(false);
  });
});
