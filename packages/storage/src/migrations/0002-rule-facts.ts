import { type Kysely, sql } from 'kysely';
import { StorageFault } from '../storage-fault.ts';

/**
 * Facts for a rule book that events of 0.1 kept among the others; now they are in `ruleFacts`, and the old form is not
 * read any more.
 */
const BESIDE_OTHERS = ['kind', 'delegation', 'championship', 'internationalRating', 'homologation'];

/** Refuses a record whose events still have these facts: they would be ignored silently. */
export async function check(db: Kysely<never>, engine: 'sqlite' | 'postgres', place: string): Promise<void> {
  // Without a table function, which Citus cannot run over several machines.
  const has = (fact: string) =>
    engine === 'postgres'
      ? sql`(v.body::json -> ${sql.lit(fact)}) is not null`
      : sql`json_type(v.body, ${sql.lit(`$.${fact}`)}) is not null`;
  const { rows } = await sql`select 1 from records r join versions v
    on v.federation = r.federation and v.kind = r.kind and v.id = r.id and v.version = r.version
    where r.kind = 'event' and (${sql.join(BESIDE_OTHERS.map(has), sql` or `)}) limit 1`.execute(db);
  if (rows.length > 0) throw new StorageFault('older-records', place);
}
