import { type Kysely, sql } from 'kysely';

/** FIDE's list as a register, one for all federations; not part of any record. */
export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const [text, bytes] = engine === 'postgres' ? [sql`text collate "C"`, sql`bytea`] : [sql`text`, sql`blob`];
  await sql`create table fide_register (version integer not null primary key, head text not null)`.execute(db);
  await sql`create table fide_pages (version integer not null, kind ${text} not null, page integer not null,
    bytes ${bytes} not null, primary key (version, kind, page))`.execute(db);
  // They are already compressed.
  if (engine === 'postgres') await sql`alter table fide_pages alter column bytes set storage external`.execute(db);
}
