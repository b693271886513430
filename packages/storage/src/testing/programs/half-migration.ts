/** Migrates up to the middle of a further step and stops there, for a test that kills it. Argument: the database. */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '../../migrate.ts';
import { MIGRATIONS, type Migration } from '../../migrations/index.ts';
import { openEngine } from '../../open-engine.ts';

const next: Migration = {
  name: '9999-next',
  up: async (db) => {
    await sql`alter table acts add column more text`.execute(db);
    await sql`create table half (done integer)`.execute(db);
    await sql`update acts set more = 'x'`.execute(db);
    writeSync(1, 'in the middle\n');
    await sleep(600_000);
  },
};
await migrate(openEngine({ url: process.argv[2]! }), { migrations: [...MIGRATIONS, next] });
