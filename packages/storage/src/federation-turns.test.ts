import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Machines } from './citus/machines.ts';
import { cutOffSignal } from './cut-off.ts';
import { FederationTurns, type Shares } from './federation-turns.ts';
import { StorageFault } from './storage-fault.ts';

const away = (): Promise<never> => Promise.reject(new StorageFault('part-unreachable', 'there'));
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFault ? error.code : String(error)),
  );

const shares = (read: number): Shares => ({ read, look: 99, act: 99, keep: 99, all: 99 });

/** Work that ends on command. */
function held(): { readonly work: () => Promise<string>; end(error?: Error): void; readonly begun: () => number } {
  const ends: ((error?: Error) => void)[] = [];
  let begun = 0;
  return {
    begun: () => begun,
    work: () => {
      begun++;
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve('read'))));
    },
    end: (error) => ends.shift()?.(error),
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('readings of one federation wait for each other, in order; those of another do not wait for them', async () => {
  const turns = new FederationTurns({ place: 'there', shares: shares(2) });
  const { work, end, begun } = held();
  const done: number[] = [];
  const all = [0, 1, 2, 3].map((i) => turns.run('read', 'cat', work).then(() => void done.push(i)));
  await settled();
  expect(begun()).toBe(2);
  expect(await turns.run('read', 'ro', async () => 'at once')).toBe('at once');
  end();
  await settled();
  expect([done, begun()]).toEqual([[0], 3]);
  end(new Error('mine'));
  await expect(all[1]).rejects.toThrow('mine');
  end();
  await settled();
  end();
  await Promise.all([all[0], all[2], all[3]]);
  expect(done).toEqual([0, 2, 3]);
});

it('a reading that waits too long is refused, and takes no turn from the next one', async () => {
  const turns = new FederationTurns({ place: 'there', shares: shares(1), longestWait: 5 });
  const { work, end } = held();
  const first = turns.run('read', 'cat', work);
  expect(await codeOf(turns.run('read', 'cat', work))).toBe('unreachable');
  end();
  await first;
  expect(await turns.run('read', 'cat', async () => 'again')).toBe('again');
});

it('a federation whose machine is down is refused at once and tried again later, others are read (D-OFF-701)', async () => {
  let now = 0;
  const turns = new FederationTurns({ place: 'there', shares: shares(5), now: () => now });
  expect(await codeOf(turns.run('read', 'cat', away))).toBe('part-unreachable');
  let asked = 0;
  const answers = async (): Promise<number> => ++asked;
  for (let i = 0; i < 20; i++) expect(await codeOf(turns.run('look', 'cat', answers))).toBe('part-unreachable');
  expect(await turns.run('read', 'ro', answers)).toBe(1);
  now = 2_000;
  expect(await codeOf(turns.run('read', 'cat', away))).toBe('part-unreachable');
  expect(await codeOf(turns.run('read', 'cat', answers))).toBe('part-unreachable');
  now = 4_000;
  expect(await turns.run('read', 'cat', answers)).toBe(2);
  expect(await turns.run('read', 'cat', answers)).toBe(3);
});

it('a machine that swallows questions: one asks for each federation, two for all of them', async () => {
  let now = 0;
  const turns = new FederationTurns({ place: 'there', shares: shares(5), now: () => now });
  const federations = ['a', 'b', 'c', 'd'];
  for (const federation of federations) await codeOf(turns.run('read', federation, away));
  now = 2_000;
  const { work, end, begun } = held();
  const trials = federations.flatMap((federation) => [1, 2].map(() => codeOf(turns.run('read', federation, work))));
  await settled();
  expect(begun()).toBe(2);
  end(new StorageFault('part-unreachable', 'there'));
  end(new TypeError('mine'));
  expect((await Promise.all(trials)).filter((said) => said !== 'part-unreachable')).toEqual(['TypeError: mine']);
  expect(await codeOf(turns.run('read', 'b', async () => 'back'))).toBe('done');
  expect(await codeOf(turns.run('read', 'a', async () => 'back'))).toBe('part-unreachable');
});

describe('machines of a distributed database (D-OFF-1402)', () => {
  /** Federations are on the machine that their first letter names; those of a silent one answer nothing. */
  function spread(most: Partial<Shares> = {}) {
    const silent = new Set<string>();
    const machines: Machines = {
      of: async (federation) => federation[0]!,
      answers: async (federation) => !silent.has(federation[0]!),
      forget: () => undefined,
      listed: () => Promise.reject(new Error('not asked')),
    };
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const turns = new FederationTurns({ place: 'there', shares: { ...shares(9), ...most }, machines });
    /** As a connection that is given up: its question fails, or the answer to its commit is unknown. */
    const asked = (code: 'unreachable' | 'unconfirmed' = 'unreachable') =>
      new Promise<never>((_, reject) => {
        cutOffSignal()!.addEventListener('abort', () => reject(new StorageFault(code, 'there')));
      });
    return { turns, silent, asked };
  }

  it.each([
    [299, 'still asked'],
    [300, 'part-unreachable'],
    [301, 'part-unreachable'],
  ])('one that has been silent for %i ms: %s', async (milliseconds, expected) => {
    const { turns, silent, asked } = spread();
    silent.add('a');
    let said = 'still asked';
    void codeOf(turns.run('read', 'a1', () => asked())).then((code) => {
      said = String(code);
    });
    await vi.advanceTimersByTimeAsync(milliseconds);
    expect(said).toBe(expected);
  });

  it('whatever is under way on it or waits for it is refused, and so are its other federations; nobody else', async () => {
    const { turns, silent, asked } = spread({ read: 1 });
    silent.add('a');
    const reading = vi.fn(() => asked());
    const said = ['a1', 'a2', 'a3'].map((id) => codeOf(turns.run('read', id, reading)));
    const act = codeOf(turns.run('act', 'a1', () => asked('unconfirmed')));
    const other = turns.run('read', 'b1', () => new Promise((resolve) => setTimeout(() => resolve('read'), 900)));
    await vi.advanceTimersByTimeAsync(900);
    expect(new Set(await Promise.all(said))).toEqual(new Set(['part-unreachable']));
    expect(reading).toHaveBeenCalledTimes(1);
    expect([await act, await other]).toEqual(['unconfirmed', 'read']);
    const work = vi.fn(async () => 'asked');
    expect(await codeOf(turns.run('look', 'a9', work))).toBe('part-unreachable');
    expect(work).not.toHaveBeenCalled();
    silent.clear();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await turns.run('look', 'a9', work)).toBe('asked');
    expect(await turns.run('read', 'a1', work)).toBe('asked');
  });

  it('a question that fails on a machine that answers does not make it absent', async () => {
    const { turns, silent } = spread();
    expect(await codeOf(turns.run('read', 'a1', away))).toBe('part-unreachable');
    expect(await turns.run('read', 'a1', async () => 'read')).toBe('read');
    silent.add('a');
    expect(await codeOf(turns.run('read', 'a1', away))).toBe('part-unreachable');
    expect(await codeOf(turns.run('read', 'a2', async () => 'read'))).toBe('part-unreachable');
  });

  it('one that answers is not suspected, however long its work takes', async () => {
    const { turns } = spread();
    const slow = turns.run('read', 'a1', () => new Promise((resolve) => setTimeout(() => resolve('read'), 60_000)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await slow).toBe('read');
  });

  it.each([
    [1, 'read'],
    [2, 'read'],
    [3, 'waits'],
  ])('of a share of two, question %i: %s; another machine has its own', async (number, expected) => {
    const { turns } = spread({ act: 2 });
    const said: string[] = [];
    for (let i = 1; i <= number; i++) {
      said[i] = 'waits';
      void turns.run('act', `a${i}`, () => {
        said[i] = 'read';
        return new Promise(() => undefined);
      });
    }
    expect(await turns.run('act', 'b1', async () => 'at once')).toBe('at once');
    expect(said[number]).toBe(expected);
  });
});
