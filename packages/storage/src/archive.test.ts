import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveContract } from '@escala/office/testing';
import { afterAll, describe } from 'vitest';
import { openStore } from './open-store.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';

describe('SQLite', () => {
  archiveContract('SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escala-'));
    return (await openStore({ url: join(folder, 'federation.sqlite') })).archive;
  });
});

describe('PostgreSQL', () => {
  let server: PostgresServer;
  afterAll(() => server?.stop());
  archiveContract('PostgreSQL', async () => {
    server = await startPostgres();
    return (await openStore({ url: server.database('contract') })).archive;
  });
});
