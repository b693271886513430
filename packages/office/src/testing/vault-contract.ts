import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vault } from '../ports.ts';

let count = 0;
const newFederation = (): string => `vault-${++count}-${Math.floor(performance.now())}`;

/** What every vault must do. The same tests run on the map, SQLite and PostgreSQL. */
export function vaultContract(
  name: string,
  open: () => Promise<{ readonly vault: Vault; close?(): Promise<void> | void }>,
): void {
  describe(`vault contract: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let vault: Vault;
    beforeAll(async () => {
      opened = await open();
      vault = opened.vault;
    });
    afterAll(() => opened?.close?.());

    it('gives back what was put, with and without an end', async () => {
      const federation = newFederation();
      expect(await vault.get(federation, 'password', 'ana')).toBeUndefined();
      expect(await vault.put(federation, 'password', 'ana', { owner: 'ana', text: 'ă “x” \n' })).toBe(true);
      expect(await vault.get(federation, 'password', 'ana')).toEqual({ owner: 'ana', text: 'ă “x” \n' });
      const session = { owner: 'ana', text: '{}', expires: '2026-01-02T03:04:05.678Z' };
      await vault.put(federation, 'session', 'k', session);
      expect(await vault.get(federation, 'session', 'k')).toEqual(session);
    });

    it('replaces all of it', async () => {
      const federation = newFederation();
      await vault.put(federation, 's', 'k', { owner: 'a', text: 'one', expires: '2026-01-01T00:00:00.000Z' });
      await vault.put(federation, 's', 'k', { owner: 'b', text: 'two' });
      expect(await vault.get(federation, 's', 'k')).toEqual({ owner: 'b', text: 'two' });
      expect(await vault.list(federation, 's', 'a')).toEqual([]);
    });

    it('puts on condition of what is there', async () => {
      const federation = newFederation();
      const put = (text: string, expected: string | null): Promise<boolean> =>
        vault.put(federation, 's', 'k', { owner: 'a', text }, expected);
      expect(await put('one', 'zero')).toBe(false);
      expect(await put('one', null)).toBe(true);
      expect(await put('two', null)).toBe(false);
      expect(await put('two', 'zero')).toBe(false);
      expect(await put('two', 'one')).toBe(true);
      expect((await vault.get(federation, 's', 'k'))?.text).toBe('two');
    });

    it('counts one by one, however many count at the same time', async () => {
      const federation = newFederation();
      const expires = '2026-01-01T00:01:00.000Z';
      const counts = await Promise.all(Array.from({ length: 20 }, () => vault.count(federation, 's', 'k', expires, 1)));
      expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
      expect(await vault.get(federation, 's', 'k')).toMatchObject({ text: '20', expires });
      expect(await vault.count(federation, 's', 'k', expires, 600)).toBe(620);
    });

    it('lets one of many through that expect the same', async () => {
      const federation = newFederation();
      const race = async (expected: string | null): Promise<number> => {
        const tries = Array.from({ length: 10 }, (_, i) =>
          vault.put(federation, 's', 'k', { owner: 'a', text: `text ${i}` }, expected),
        );
        return (await Promise.all(tries)).filter(Boolean).length;
      };
      expect(await race(null)).toBe(1);
      const { text } = (await vault.get(federation, 's', 'k'))!;
      await vault.put(federation, 's', 'k', { owner: 'a', text: 'start' }, text);
      expect(await race('start')).toBe(1);
    });

    it('removes once', async () => {
      const federation = newFederation();
      await vault.put(federation, 's', 'k', { owner: 'a', text: 'one' });
      const removals = await Promise.all([1, 2, 3].map(() => vault.remove(federation, 's', 'k')));
      expect(removals.filter(Boolean)).toHaveLength(1);
      expect(await vault.get(federation, 's', 'k')).toBeUndefined();
    });

    it('lists what belongs to an owner, by key', async () => {
      const federation = newFederation();
      for (const [key, owner] of [
        ['b', 'ana'],
        ['a', 'ana'],
        ['c', 'biel'],
      ] as const)
        await vault.put(federation, 'session', key, { owner, text: key });
      await vault.put(federation, 'other', 'd', { owner: 'ana', text: 'd' });
      expect(await vault.list(federation, 'session', 'ana')).toEqual([
        { key: 'a', owner: 'ana', text: 'a' },
        { key: 'b', owner: 'ana', text: 'b' },
      ]);
    });

    it('keeps federations and shelves apart', async () => {
      const [one, two] = [newFederation(), newFederation()];
      await vault.put(one, 's', 'k', { owner: 'a', text: 'one' });
      expect(await vault.get(two, 's', 'k')).toBeUndefined();
      expect(await vault.get(one, 't', 'k')).toBeUndefined();
      expect(await vault.put(two, 's', 'k', { owner: 'a', text: 'two' }, null)).toBe(true);
      expect(await vault.remove(two, 's', 'k')).toBe(true);
      expect((await vault.get(one, 's', 'k'))?.text).toBe('one');
    });

    it('takes the installation itself for a federation', async () => {
      await vault.put('*', 'contract', 'k', { owner: 'setup', text: 'x' });
      expect((await vault.list('*', 'contract', 'setup')).map(({ key }) => key)).toEqual(['k']);
      expect(await vault.remove('*', 'contract', 'k')).toBe(true);
    });

    it('sweeps what is over: before, at and after the instant, and never what lasts', async () => {
      const federation = newFederation();
      for (const [key, expires] of [
        ['before', '1990-05-01T11:59:59.999Z'],
        ['at', '1990-05-01T12:00:00.000Z'],
        ['after', '1990-05-01T12:00:00.001Z'],
      ] as const)
        await vault.put(federation, 's', key, { owner: 'a', text: key, expires });
      await vault.put(federation, 's', 'lasting', { owner: 'a', text: 'lasting' });
      expect(await vault.sweep('1990-05-01T12:00:00.000Z')).toBe(1);
      expect((await vault.list(federation, 's', 'a')).map(({ key }) => key)).toEqual(['after', 'at', 'lasting']);
    });
  });
}
