/**
 * Writes the databases of a released version, for the test that migrates them: `node make-fixture.ts 0.1.0`, once for
 * each release, on that release. A fixture is never made again.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openStore, type Store } from '../../open-store.ts';
import { postgresPrograms, startPostgres } from '../../testing/postgres-server.ts';
import { sampleFederation } from '../../testing/sample-federation.ts';

const TABLES = ['migrations', 'federations', 'acts', 'versions', 'records', 'record_keys', 'papers', 'secrets'];

function literal(value: unknown, engine: Store['engine']['name']): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  const hex = Buffer.from(value as Uint8Array).toString('hex');
  return engine === 'sqlite' ? `x'${hex}'` : `'\\x${hex}'`;
}

async function rowsOf({ engine }: Store): Promise<string> {
  return engine.read(async (db) => {
    const lines: string[] = [];
    for (const table of TABLES) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      for (const row of rows) {
        const values = Object.values(row).map((value) => literal(value, engine.name));
        lines.push(`insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')});`);
      }
    }
    return lines.join('\n');
  });
}

async function schemaOfSqlite({ engine }: Store): Promise<string> {
  const query = sql<{ sql: string }>`select sql from sqlite_schema where sql is not null order by type desc, name`;
  const { rows } = await engine.read((db) => query.execute(db));
  return rows.map((row) => `${row.sql};`).join('\n');
}

function schemaOfPostgres(url: string): string {
  const args = ['--schema-only', '--no-owner', '--no-privileges', '-d', url];
  const text = execFileSync(join(postgresPrograms()!, 'pg_dump'), args, { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog)/.test(line));
  return lines.join('\n').replaceAll('public.', '');
}

async function make(url: string, schema: (store: Store) => Promise<string> | string, file: string): Promise<void> {
  const store = await openStore({ url });
  await sampleFederation(store, 'cat');
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), `${await schema(store)}\n${await rowsOf(store)}\n`);
  await store.close();
}

const version = process.argv[2]!;
const folder = mkdtempSync(join(tmpdir(), 'escala-fixture-'));
await make(join(folder, 'a.sqlite'), schemaOfSqlite, `${version}.sqlite.sql`);
rmSync(folder, { recursive: true });
const server = await startPostgres();
const url = server.database('fixture');
await make(url, () => schemaOfPostgres(url), `${version}.postgres.sql`);
await server.stop();
