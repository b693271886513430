import { memoryVault } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { SharedCounts } from './shared-counts.ts';

/** Processes of one office, and how often they read the vault. */
function processes(count: number, now = () => '2017-01-15T12:00:10.000Z') {
  const vault = memoryVault();
  let looks = 0;
  const watched: typeof vault = {
    ...vault,
    count: (...counted) => {
      looks++;
      return vault.count(...counted);
    },
  };
  const clock = { now, today: () => '2017-01-15' };
  return {
    all: Array.from({ length: count }, () => new SharedCounts({ vault: watched, clock }, 'requests')),
    looks: () => looks,
  };
}

async function passed(counts: readonly SharedCounts[], most: number, tries: number, exact = false): Promise<number> {
  let through = 0;
  for (let i = 0; i < tries; i++)
    if ((await counts[i % counts.length]!.count({ who: 'a', most, exact })) === 0) through++;
  return through;
}

describe('requests that processes count together (D-OFF-405)', () => {
  it.each([1, 2, 3, 10])(
    '%i processes let the limit pass, and a tenth of it more for each but the first',
    async (n) => {
      const { all } = processes(n);
      const through = await passed(all, 600, 3000);
      expect(through).toBeGreaterThanOrEqual(600);
      expect(through).toBeLessThanOrEqual(600 + 60 * (n - 1));
      expect(await passed(all, 600, 30)).toBe(0);
    },
  );

  it('a process that had little to do does not let more through than that', async () => {
    const { all } = processes(2);
    expect(await passed([all[0]!], 600, 50)).toBe(50);
    expect(await passed([all[1]!], 600, 3000)).toBe(600);
    expect(await passed([all[0]!], 600, 100)).toBeLessThanOrEqual(10);
  });

  it('whoever reads now and then costs no look at the database, and whoever reads all the time few', async () => {
    const { all, looks } = processes(1);
    await passed(all, 6000, 500);
    expect(looks()).toBe(0);
    await passed(all, 6000, 20_000);
    expect(looks()).toBeLessThan(100);
  });

  it('sign-ins one by one, however many at the same time', async () => {
    const { all } = processes(3);
    const tries = Array.from({ length: 40 }, (_, i) => all[i % 3]!.count({ who: 'a', most: 7, exact: true }));
    expect((await Promise.all(tries)).filter((wait) => wait === 0)).toHaveLength(7);
  });

  it('says how long the minute lasts, and begins anew with the next', async () => {
    let now = '2017-01-15T12:00:10.000Z';
    const { all } = processes(1, () => now);
    const ask = () => all[0]!.count({ who: 'a', most: 1, exact: false });
    expect([await ask(), await ask()]).toEqual([0, 50]);
    now = '2017-01-15T12:01:00.000Z';
    expect(await ask()).toBe(0);
  });

  it('where the database cannot be written to, each process counts for itself', async () => {
    const vault = { ...memoryVault(), count: () => Promise.reject(new Error('disk full')) };
    const clock = { now: () => '2017-01-15T12:00:10.000Z', today: () => '2017-01-15' };
    expect(await passed([new SharedCounts({ vault, clock }, 'requests')], 50, 200)).toBe(50);
  });
});
