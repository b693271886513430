import { type Kysely, sql } from 'kysely';
import { StorageFault } from '../storage-fault.ts';

/** Where an event of 0.1 had what only its book asks; it is `ruleFacts` now, and there is no second reader. */
const BESIDE_OTHERS = ['kind', 'delegation', 'championship', 'internationalRating', 'homologation'];

/** Events on record that still have these are refused: they would be read as if nobody had told them. */
export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres', place: string): Promise<void> {
  // Without a function among the tables, which Citus would not look through on several machines.
  const has = (fact: string) =>
    engine === 'postgres'
      ? sql`(v.body::json -> ${sql.lit(fact)}) is not null`
      : sql`json_type(v.body, ${sql.lit(`$.${fact}`)}) is not null`;
  const { rows } = await sql`select 1 from records r join versions v
    on v.federation = r.federation and v.kind = r.kind and v.id = r.id and v.version = r.version
    where r.kind = 'event' and (${sql.join(BESIDE_OTHERS.map(has), sql` or `)}) limit 1`.execute(db);
  if (rows.length > 0) throw new StorageFault('older-records', place);
}
