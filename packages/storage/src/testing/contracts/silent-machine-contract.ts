import { describe, expect, it, vi } from 'vitest';
import { distribute } from '../../citus/distribute.ts';
import type { Store } from '../../open-store.ts';
import { StorageFault } from '../../storage-fault.ts';
import { isOfSecondWorker, standInForCitus } from '../citus-stand-in.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { type MutedWire, mutedWire } from '../muted-wire.ts';
import { performNote } from '../note-act.ts';
import type { Place } from '../place.ts';
import { foundOffice } from '../sample-federation.ts';

const FEDERATIONS = ['cat', 'far-1', 'far-2', 'far-3', 'ro'];
const PATIENT = { timeout: 60_000, interval: 100 };

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFault ? error.code : String(error)),
  );

/**
 * On a plain PostgreSQL with a stand-in for Citus's tables and a wire that swallows questions. On a real Citus the same
 * is done by `iptables -j DROP` for a worker, or by SIGSTOP to all its processes.
 */
export function silentMachineContract(place: Place): void {
  async function spread(): Promise<{ readonly store: Store; readonly wire: MutedWire; readonly url: string }> {
    const { url, ...direct } = await freshStore(place);
    for (const federation of FEDERATIONS) await foundOffice(direct, federation);
    await standInForCitus(url);
    await distribute(direct.engine);
    const wire = await mutedWire(url, isOfSecondWorker);
    const store = await openedStore({ url: wire.url, connections: 4 });
    expect(await store.archive.federations()).toEqual(FEDERATIONS);
    return { store, wire, url };
  }

  const visits = (store: Store, federation: string): Promise<string>[] => [
    codeOf(store.archive.read(federation, (reading) => reading.head())),
    codeOf(store.vault.get(federation, 'password', 'ana')),
    codeOf(store.vault.put(federation, 'password', 'ana', { owner: 'ana', text: 'x' })),
    codeOf(performNote(store, federation, { note: crypto.randomUUID(), version: 0, text: 'x' })),
  ];
  const visit = async (store: Store, federation: string): Promise<string[]> => [
    ...new Set(await Promise.all(visits(store, federation))),
  ];

  describe('a machine of a distributed database that is silent (D-OFF-1402)', () => {
    it('takes no connection from the others, is asked no more, and is found again', async () => {
      const { store, wire } = await spread();
      for (const federation of ['cat', 'far-1']) expect(await visit(store, federation)).toEqual(['done']);
      wire.mute();
      const far = Array.from({ length: 20 }, () => ['far-1', 'far-2'].flatMap((id) => visits(store, id))).flat();
      for (let i = 0; i < 5; i++) expect(await visit(store, 'cat')).toEqual(['done']);
      expect([...new Set(await Promise.all(far))]).toEqual(['part-unreachable']);
      const { swallowed } = wire;
      expect(swallowed).toBeGreaterThan(0);
      expect(await visit(store, 'far-3')).toEqual(['part-unreachable']);
      expect(await visit(store, 'ro')).toEqual(['done']);
      // One try at most, if this machine was slow.
      expect(wire.swallowed - swallowed).toBeLessThan(4);
      wire.unmute();
      await vi.waitFor(async () => expect(await visit(store, 'far-3')).toEqual(['done']), PATIENT);
    });

    it('what goes over all federations answers from what is known; who starts now asks the machines that are up', async () => {
      const { store, wire } = await spread();
      wire.mute();
      const lists = await Promise.all(Array.from({ length: 20 }, () => store.archive.federations()));
      expect(new Set(lists.map(String))).toEqual(new Set([FEDERATIONS.join()]));
      expect(await visit(store, 'cat')).toEqual(['done']);
      const late = await openedStore({ url: wire.url, connections: 4 });
      expect(await late.archive.federations()).toEqual(['cat', 'ro']);
      expect(await visit(late, 'ro')).toEqual(['done']);
    });

    it('falls silent at the commit: the act is unconfirmed, never refused', async () => {
      const { store, wire } = await spread();
      wire.muteAtCommit();
      const act = performNote(store, 'far-1', { note: 'a', version: 0, text: 'x' });
      expect(await codeOf(act)).toBe('unconfirmed');
      expect(await visit(store, 'cat')).toEqual(['done']);
    });

    it('work that takes long on a machine that answers goes on', async () => {
      const { store, wire } = await spread();
      let asked = 0;
      const slow = store.archive.read('far-1', async (reading) => {
        // Longer than anybody is left without suspicion.
        while (asked++ < 12) await new Promise((resolve) => setTimeout(resolve, 100));
        return reading.actsAfter(0, 1);
      });
      expect(await slow).toHaveLength(1);
      expect(wire.swallowed).toBe(0);
      expect(await visit(store, 'far-2')).toEqual(['done']);
    });
  });
}
