import { type Kysely, sql } from 'kysely';
import { StorageFault } from '../storage-fault.ts';

/** Where an event of 0.1 had what only its book asks; it is `ruleFacts` now, and there is no second reader. */
const BESIDE_OTHERS = sql.raw(`'kind', 'championship', 'internationalRating', 'homologation'`);

/** Events on record that still have these are refused: they would be read as if nobody had told them. */
export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres', place: string): Promise<void> {
  const facts = sql.raw(
    engine === 'postgres' ? 'json_object_keys(v.body::json) as fact(key)' : 'json_each(v.body) as fact',
  );
  const { rows } = await sql`select 1 from records r join versions v
    on v.federation = r.federation and v.kind = r.kind and v.id = r.id and v.version = r.version
    where r.kind = 'event' and exists (select 1 from ${facts} where fact.key in (${BESIDE_OTHERS})) limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw new StorageFault('older-records', place);
}
