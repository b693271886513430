import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { distribute } from './citus/distribute.ts';
import { importFederation } from './federation-file/import-federation.ts';
import { openStore, type Store } from './open-store.ts';
import { exported } from './testing/contracts/transfer-contract.ts';
import { performNote, SAMPLE_KINDS } from './testing/note-act.ts';
import { foundOffice, sampleFederation } from './testing/sample-federation.ts';
import { verifyRecord } from './verify/verify-record.ts';

/**
 * A real Citus, where the environment names the coordinator: `ESCALA_CITUS=postgres://user@host/database`, a database with the extension
 * and its workers named, that may be emptied.
 */
const citus = process.env.ESCALA_CITUS;
if (citus === undefined)
  process.stderr.write('\n!! The tests on a real Citus were NOT run: ESCALA_CITUS names no coordinator.\n\n');

/** Nothing of an earlier run is left. */
async function emptied(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema`,
  );
  for (const { name } of rows) await client.query(`drop table "${name}" cascade`);
  await client.end();
  const store = await openStore({ url });
  onTestFinished(() => store.close());
  return store;
}

describe.runIf(citus !== undefined)('a real Citus', () => {
  it.each(['empty', 'with a federation'])(
    '%s: distributed, a second time nothing, and everything goes on',
    async (state) => {
      const store = await emptied(citus!);
      if (state !== 'empty') await sampleFederation(store, 'old');
      const before = state === 'empty' ? undefined : await exported(store, 'old');
      expect((await distribute(store.engine)).length).toBe(10);
      expect(await distribute(store.engine)).toEqual([]);
      if (before !== undefined) expect(await exported(store, 'old')).toBe(before);
      await Promise.all(['cat', 'ro', 'md'].map((federation) => sampleFederation(store, federation)));
      for (const federation of await store.archive.federations())
        expect((await verifyRecord(store, federation, { kinds: SAMPLE_KINDS })).damages).toEqual([]);
      // One that comes from elsewhere, checked line by line as it then stands on its machine.
      if (before !== undefined) {
        const emptyOne = await emptied(citus!);
        await distribute(emptyOne.engine);
        await importFederation(emptyOne, Readable.from([before]), { kinds: SAMPLE_KINDS });
        expect(await exported(emptyOne, 'old')).toBe(before);
        return;
      }
      const again = await openStore({ url: citus! });
      onTestFinished(() => again.close());
      expect(again.migrated.steps).toEqual([]);
      await performNote(again, 'ro', { note: 'again', version: 0, text: 'x' });
    },
  );

  it('a step of a later version brings its tables along', async () => {
    const store = await emptied(citus!);
    await distribute(store.engine);
    await store.engine.write(async (db) => {
      await sql`drop table fide_register, fide_pages`.execute(db);
      await sql`delete from migrations where name = '0003-fide-register'`.execute(db);
    });
    const later = await openStore({ url: citus! });
    onTestFinished(() => later.close());
    expect(later.migrated.steps).toEqual(['0003-fide-register']);
    expect(await distribute(later.engine)).toEqual([]);
    await foundOffice(later, 'cat');
  });
});
