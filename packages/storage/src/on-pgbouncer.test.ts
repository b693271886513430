import { archiveContract, vaultContract } from '@escala/office/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { backupContract } from './testing/contracts/backup-contract.ts';
import { processesContract } from './testing/contracts/processes-contract.ts';
import { readingFaultsContract } from './testing/contracts/reading-faults-contract.ts';
import { openedStore } from './testing/fresh-store.ts';
import { performNote } from './testing/note-act.ts';
import { type PgBouncer, pgBouncerHere, startPgBouncer } from './testing/pgbouncer.ts';
import type { Place } from './testing/place.ts';
import { type PostgresServer, postgresHere, startPostgres } from './testing/postgres-server.ts';
import { foundOffice } from './testing/sample-federation.ts';
import { sqlitePlace } from './testing/sqlite-place.ts';

describe.runIf(postgresHere() && pgBouncerHere())('PgBouncer in transaction mode', () => {
  let server: PostgresServer;
  let pooler: PgBouncer;
  beforeAll(async () => {
    server = await startPostgres();
    pooler = await startPgBouncer(server);
  });
  afterAll(async () => {
    await pooler?.stop();
    await server?.stop();
  });
  let count = 0;
  const place: Place = {
    name: 'PostgreSQL',
    newDatabase: async () => {
      const name = `pooled_${++count}`;
      server.database(name);
      return pooler.url(name);
    },
  };
  const opened = async () => openStore({ url: await place.newDatabase() });

  archiveContract('PgBouncer', async () => (await opened()).archive);
  vaultContract('PgBouncer', opened);
  processesContract(place);
  backupContract(place, sqlitePlace());
  readingFaultsContract(() => server, place);

  it('two processes with many readers and writers share few connections, and nobody meets another’s statement', async () => {
    const url = await place.newDatabase();
    const [one, two] = [await openedStore({ url }), await openedStore({ url })];
    for (const federation of ['cat', 'ro']) await foundOffice(one, federation);
    const work = Array.from({ length: 40 }, async (_, i) => {
      const [store, federation] = [i % 2 ? one : two, i % 4 < 2 ? 'cat' : 'ro'];
      await performNote(store, federation, { note: `n${i}`, version: 0, text: `t${i}`, words: ['w'] });
      await store.archive.read(federation, async (reading) => {
        expect(await reading.acts({ subject: { kind: 'note', id: `n${i}` } })).toHaveLength(1);
        expect(await reading.act('nobody')).toBeUndefined();
      });
    });
    await Promise.all(work);
    expect((await one.archive.read('cat', (reading) => reading.head())).seq).toBe(21);
  });
});
