import { findListed, registerState } from '@escala/office';
import { loadRegister } from '@escala/office/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../open-store.ts';
import { programPlace, startProgram } from '../child-program.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import type { Place } from '../place.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: String(1000 + i), name: `Puig${i}, Anna`, federation: 'AND' }));

const versionsOf = (store: Store): Promise<number> =>
  store.engine.readFresh(async (db) => {
    const { rows } = await sql<{ n: number }>`select count(distinct version) as n from fide_pages`.execute(db);
    return Number(rows[0]!.n);
  });

/** What a database must do for a register besides the contract of its pages. */
export function fideRegisterContract(place: Place): void {
  describe(`a register being loaded: ${place.name}`, () => {
    it('killed in the middle: the list before stays, and the next load takes away what was left', async () => {
      const store = await freshStore(place);
      await loadRegister(store.fidePages, people(100));
      const program = startProgram(programPlace('half-register'), store.url);
      await program.until((line) => line === 'in the middle');
      await program.kill();
      expect(await versionsOf(store)).toBe(2);
      expect(await findListed(store.fidePages, 'puig42', 5)).toMatchObject([{ id: '1042' }]);
      await loadRegister(store.fidePages, people(10), '2017-03-01');
      expect(await versionsOf(store)).toBe(1);
      expect(await registerState(store.fidePages)).toMatchObject({ listed: '2017-03-01', players: 10 });
    });

    it('of two at the same time one wins, whole', async () => {
      const store = await freshStore(place);
      const other = await openedStore({ url: store.url });
      const ends = await Promise.allSettled([
        loadRegister(store.fidePages, people(200)),
        loadRegister(other.fidePages, people(300)),
      ]);
      expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
      const { players } = (await registerState(store.fidePages))!;
      expect(await findListed(store.fidePages, 'anna', 1000)).toHaveLength(players);
      expect(await versionsOf(store)).toBe(1);
    });

    it('readers of one process see the list that another one loads', async () => {
      const store = await freshStore(place);
      const other = await openedStore({ url: store.url });
      await loadRegister(store.fidePages, people(3));
      expect(await findListed(other.fidePages, 'anna', 10)).toHaveLength(3);
      await loadRegister(store.fidePages, people(5));
      expect(await findListed(other.fidePages, 'anna', 10)).toHaveLength(5);
    });
  });
}
