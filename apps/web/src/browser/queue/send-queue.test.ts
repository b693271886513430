import type { Result } from '@escala/core';
import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismissed, insisted, performed } from './queue-moves.ts';
import { memoryStore, type QueueStore } from './queue-store.ts';
import { type BoardOutcome, isOpenEntry, type Queue, type QueuedEntry } from './queued-entry.ts';
import { type Answer, type Post, sendQueue } from './send-queue.ts';
import { type ModelOffice, modelOffice } from './testing/model-office.ts';

const played = (result: Result | null): BoardOutcome => ({ result, kind: 'played' });
const PLACE = { federation: 'cat', by: 'ada', event: 'open', round: 1 };

/** What still has to be sent or decided. */
const open = async (store: QueueStore): Promise<Queue> => (await store.read()).filter(isOpenEntry);

/**
 * A page on the queue that knows the boards only from its own entries or, if `deaf`, not even from these: their answers
 * always arrive after the next key.
 */
function desk(office: ModelOffice, store: QueueStore, deaf = false) {
  const ids: string[] = [];
  const versions = new Map<number, number>();
  return {
    ids,
    enter: async (board: number, result: Result | null): Promise<string> => {
      const id = `${String(ids.length).padStart(3, '0')}`;
      ids.push(id);
      const shown = (await open(store)).findLast((each) => each.board === board)?.theirs?.version ?? 1;
      const entry = { ...PLACE, id, board, outcome: played(result), seen: Math.max(shown, versions.get(board) ?? 1) };
      await store.append(entry);
      return id;
    },
    send: (post: Post) =>
      sendQueue({
        ...PLACE,
        store,
        post,
        answered: ({ board }, answer) => {
          if (answer.kind === 'done' && !deaf) versions.set(board, answer.version);
        },
      }),
    calm: async (entry: QueuedEntry & { readonly version: number }): Promise<Answer> => office.receive(entry),
  };
}

const board = fc.integer({ min: 1, max: 4 });
const result = fc.constantFrom<Result | null>('1-0', '0-1', '1/2', null);
/**
 * `dropped`: it never arrives; `lost`: its answer does not; `twice`; `late`: it arrives again after everything is over.
 */
const fault = fc.constantFrom('none', 'dropped', 'lost', 'twice', 'late', 'signed-out');
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ enter: board, result }) },
  { weight: 2, arbitrary: fc.record({ send: fc.array(fault, { maxLength: 6 }) }) },
);

describe('whatever the connection does', () => {
  it('every entry is performed exactly once, in the order in which it was entered', async () => {
    await forAllAsync(
      { of: [fc.array(step, { maxLength: 30 }), fc.scheduler(), fc.boolean()], numRuns: 300 },
      async (steps, scheduler, deaf) => {
        const office = modelOffice();
        const store = memoryStore();
        const { ids, enter, send, calm } = desk(office, store, deaf);
        const stray: (QueuedEntry & { readonly version: number })[] = [];
        const faulty =
          (faults: readonly string[]): Post =>
          async (entry) => {
            const [kind = 'none', ...rest] = faults;
            faults = rest;
            await scheduler.schedule(Promise.resolve());
            if (kind === 'dropped') return { kind: 'later' };
            if (kind === 'signed-out') return { kind: 'signed-out' };
            if (kind === 'late') stray.push(entry);
            const answer = office.receive(entry);
            if (kind === 'twice') office.receive(entry);
            await scheduler.schedule(Promise.resolve());
            return kind === 'lost' ? { kind: 'later' } : answer;
          };
        const last = new Map<number, Result | null>();
        const underWay: Promise<unknown>[] = [];
        for (const each of steps) {
          if ('enter' in each) {
            await enter(each.enter, each.result);
            last.set(each.enter, each.result);
          }
          // Two tabs of the same desk, not waiting for each other.
          else underWay.push(send(faulty(each.send)), send(faulty([...each.send].reverse())));
        }
        await scheduler.waitFor(Promise.all(underWay));
        expect(await send(calm)).toBe('sent');
        for (const entry of stray) office.receive(entry);
        expect(office.performed).toEqual(ids);
        expect(await open(store)).toEqual([]);
        for (const [number, outcome] of last) expect(office.board(number).outcome.result).toBe(outcome);
      },
    );
  });

  it('with somebody else at the same boards nothing is lost: each is performed, or both results are there to choose from', async () => {
    const other = fc.record({ other: board, result: fc.constantFrom<Result>('1-0', '0-1', '1/2') });
    await forAllAsync(
      { of: [fc.array(fc.oneof(step, other), { maxLength: 30 }), fc.boolean()], numRuns: 300 },
      async (steps, mine) => {
        const office = modelOffice();
        const store = memoryStore();
        const { enter, send, calm } = desk(office, store);
        const last = new Map<number, string>();
        for (const each of steps) {
          if ('enter' in each) last.set(each.enter, await enter(each.enter, each.result));
          else if ('other' in each) office.enter(each.other, played(each.result));
          else await send(calm);
        }
        await send(calm);
        for (const { id, board: number, state } of await open(store))
          expect([state, last.get(number)]).toEqual(['conflict', id]);
        // Insisting may meet yet another result, and ask again.
        for (let turn = 0; turn < 2; turn++)
          for (const entry of await open(store)) {
            await store.change((queue) =>
              mine ? insisted(queue, entry.id, `${entry.id}!`) : dismissed(queue, entry.id),
            );
            await send(calm);
            const [still] = (await open(store)).filter((each) => each.board === entry.board);
            if (still) expect(still.theirs).toMatchObject(office.board(entry.board).outcome);
            else if (mine) expect(office.board(entry.board).outcome).toEqual(entry.outcome);
          }
        expect(await open(store)).toEqual([]);
        expect(new Set(office.performed).size).toBe(office.performed.length);
      },
    );
  });
});

describe('one after the other', () => {
  it('a second word about a board waits for the first and goes on from what that left', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store);
    await enter(1, '1-0');
    await enter(1, '0-1');
    expect((await store.read()).map(({ seen }) => seen)).toEqual([1, 1]);
    expect(await send(calm)).toBe('sent');
    expect(office.board(1)).toEqual({ version: 3, outcome: played('0-1') });
  });

  it('a key pressed before the page heard of the entry before is on top of it: nobody is in conflict with oneself', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store, true);
    await enter(1, '1-0');
    await send(calm);
    await enter(1, null);
    await send(calm);
    await enter(1, '1/2');
    await send(calm);
    expect(await open(store)).toEqual([]);
    expect(office.board(1)).toEqual({ version: 4, outcome: played('1/2') });
  });

  it('a key pressed before the page showed the result of somebody else overwrites nothing', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store);
    office.enter(1, played('0-1'));
    await enter(1, '1-0');
    await send(calm);
    await store.append({ ...PLACE, id: 'soon', board: 1, outcome: played('1/2'), seen: 1 });
    await send(calm);
    expect(office.board(1).outcome.result).toBe('0-1');
    expect(await open(store)).toMatchObject([{ id: 'soon', state: 'conflict', theirs: { result: '0-1' } }]);
  });

  it.each([
    [59_999, 2],
    [60_000, 1],
    [60_001, 1],
  ])('an entry that is on record is remembered for a minute: %i ms later there are %i', (later, count) => {
    const entry = { ...PLACE, outcome: played('1-0'), seen: 1, version: 1, state: 'waiting' as const };
    const queue = ['a', 'b'].map((id, i) => ({ ...entry, id, board: i + 1 }));
    const after = performed(performed(queue, 'a', 2, 1_000), 'b', 2, 1_000 + later);
    expect(after).toHaveLength(count);
  });

  it('what is refused stays to be read, and holds nobody up', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store);
    await enter(1, '1-0');
    await enter(2, '0-1');
    const post: Post = async (entry) =>
      entry.board === 1 ? { kind: 'refused', problem: 'The round is closed.' } : calm(entry);
    expect(await send(post)).toBe('sent');
    expect(await open(store)).toMatchObject([{ board: 1, state: 'refused', problem: 'The round is closed.' }]);
    expect(office.performed).toEqual(['001']);
    await enter(1, '1/2');
    await send(calm);
    expect([await open(store), office.board(1).outcome.result]).toEqual([[], '1/2']);
  });

  it('two words about a board that somebody else has entered meanwhile overwrite nothing: the later one is asked about', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store);
    office.enter(1, played('0-1'));
    await enter(1, '1-0');
    await enter(1, '1/2');
    await send(calm);
    expect(office.board(1)).toEqual({ version: 2, outcome: played('0-1') });
    expect(await open(store)).toMatchObject([{ id: '001', state: 'conflict', theirs: { result: '0-1' } }]);
  });

  it('a new result on a board in conflict decides the conflict', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    const { enter, send, calm } = desk(office, store);
    office.enter(1, played('0-1'));
    await enter(1, '1-0');
    await send(calm);
    expect(await open(store)).toMatchObject([{ state: 'conflict', theirs: { result: '0-1', version: 2 } }]);
    await enter(1, '1/2');
    await send(calm);
    expect([await open(store), office.board(1).outcome.result]).toEqual([[], '1/2']);
  });

  it('nobody sends what somebody else entered', async () => {
    const [office, store] = [modelOffice(), memoryStore()];
    await store.append({ ...PLACE, by: 'oriol', id: 'x', board: 1, outcome: played('1-0'), seen: 1 });
    expect(await desk(office, store).send(async (entry) => office.receive(entry))).toBe('sent');
    expect(office.performed).toEqual([]);
    expect(await store.read()).toHaveLength(1);
  });
});
