import { type Kysely, sql } from 'kysely';

/** The record: acts, versions, papers; and the secrets next to it. */
export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  // Values are compared byte by byte on both engines.
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  const create = async (name: string, columns: ReturnType<typeof sql>): Promise<void> => {
    await sql`create table ${sql.ref(name)} (${columns})`.execute(db);
  };
  // Short rows that are little more than their key are stored once, in key order.
  const createByKey = async (name: string, columns: ReturnType<typeof sql>): Promise<void> => {
    const form = engine === 'sqlite' ? sql`without rowid` : sql``;
    await sql`create table ${sql.ref(name)} (${columns}) ${form}`.execute(db);
  };
  await createByKey('federations', sql`id ${text} not null primary key, seq integer not null, hash ${text} not null`);
  await create(
    'acts',
    sql`federation ${text} not null, seq integer not null, id ${text} not null, kind ${text} not null, at ${text} not null,
      actor ${text} not null, subject_kind ${text} not null, subject_id ${text} not null, entry text not null,
      primary key (federation, seq), unique (federation, id)`,
  );
  await sql`create index acts_by_subject on acts (federation, subject_kind, subject_id, seq)`.execute(db);
  await sql`create index acts_by_kind on acts (federation, kind, seq)`.execute(db);
  await sql`create index acts_by_time on acts (federation, at, seq)`.execute(db);
  await sql`create index acts_by_actor on acts (federation, actor, seq)`.execute(db);
  await create(
    'versions',
    sql`federation ${text} not null, kind ${text} not null, id ${text} not null, version integer not null, seq integer not null,
      body text not null, primary key (federation, kind, id, version)`,
  );
  await createByKey(
    'records',
    sql`federation ${text} not null, kind ${text} not null, id ${text} not null, version integer not null, seq integer not null,
      primary key (federation, kind, id)`,
  );
  await createByKey(
    'record_keys',
    sql`federation ${text} not null, kind ${text} not null, key ${text} not null, value ${text} not null, id ${text} not null,
      primary key (federation, kind, key, value, id)`,
  );
  await sql`create index record_keys_by_record on record_keys (federation, kind, id, key, value)`.execute(db);
  await create(
    'papers',
    sql`federation ${text} not null, folder ${text} not null, name ${text} not null, part integer not null, seq integer not null,
      bytes ${bytes} not null, primary key (federation, folder, name, part, seq)`,
  );
  await sql`create index papers_by_part on papers (federation, folder, part, name, seq)`.execute(db);
  // Slices of a paper can be read without reading the whole.
  if (engine === 'postgres') await sql`alter table papers alter column bytes set storage external`.execute(db);
  await createByKey(
    'secrets',
    sql`federation ${text} not null, shelf ${text} not null, key ${text} not null, owner ${text} not null, text text not null,
      expires ${text}, primary key (federation, shelf, key)`,
  );
  await sql`create index secrets_by_owner on secrets (federation, shelf, owner)`.execute(db);
  await sql`create index secrets_by_expiry on secrets (expires)`.execute(db);
}
