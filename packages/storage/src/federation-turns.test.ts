import { expect, it } from 'vitest';
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
