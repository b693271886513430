import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type PostgresServer, postgresHere, startPostgres } from './postgres-server.ts';

type Work = (url: string) => Promise<void>;

/**
 * Runs the same on SQLite and PostgreSQL, each with an empty database; or less on PostgreSQL, as long as every query is
 * used once.
 */
export function onBothStores(work: Work, onPostgres: Work = work): void {
  it('on SQLite, in an empty folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escala-store-'));
    try {
      await work(join(folder, 'escala.db'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  describe.runIf(postgresHere())('on PostgreSQL', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
    it('in an empty database', () => onPostgres(postgres.database('empty')));
  });
}
