import { type Kysely, sql } from 'kysely';
import type { KeyRow, Tables } from '../schema.ts';
import { inParts, insertRows } from './insert-rows.ts';

/** The next version of a record, as stored. */
export interface RecordToPut {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly seq: number;
  readonly body: string;
  readonly keys: readonly (readonly [key: string, value: string])[];
}

/** Each record at most once. Throws if a version does not follow the one on record. */
export async function putRecords(
  db: Kysely<Tables>,
  federation: string,
  records: readonly RecordToPut[],
): Promise<void> {
  for (const all of Map.groupBy(records, ({ kind, seq }) => `${seq} ${kind}`).values()) {
    const { kind } = all[0]!;
    const [fresh, changed] = [all.filter(({ version }) => version === 1), all.filter(({ version }) => version !== 1)];
    for (const part of inParts(fresh)) await addRecords(db, federation, kind, part);
    for (const part of inParts(changed)) await raiseRecords(db, federation, kind, part);
    await insertRows(
      db,
      'record_keys',
      fresh.flatMap((record) => keyRows(federation, record)),
    );
    for (const part of inParts(changed)) await changeKeys(db, federation, kind, part);
  }
  const rows = records.map(({ kind, id, version, seq, body }) => ({ federation, kind, id, version, seq, body }));
  await insertRows(db, 'versions', rows);
}

const keyRows = (federation: string, { kind, id, keys }: RecordToPut): KeyRow[] =>
  keys.map(([key, value]) => ({ federation, kind, key, value, id }));

function mustBe(done: bigint | number, records: readonly RecordToPut[]): void {
  if (Number(done) === records.length) return;
  const names = records.slice(0, 3).map(({ kind, id, version }) => `${kind} ${id} version ${version}`);
  throw new Error(`A version does not follow the one on record: ${names.join(', ')}${records.length > 3 ? ' …' : ''}.`);
}

async function addRecords(
  db: Kysely<Tables>,
  federation: string,
  kind: string,
  records: readonly RecordToPut[],
): Promise<void> {
  const rows = records.map(({ id, seq }) => ({ federation, kind, id, version: 1, seq }));
  mustBe(await insertRows(db, 'records', rows, 'passed over'), records);
}

/** Raises the version by one if the stored version is the previous one; all by the same act. */
async function raiseRecords(
  db: Kysely<Tables>,
  federation: string,
  kind: string,
  records: readonly RecordToPut[],
): Promise<void> {
  const before = records.map(({ id, version }) => sql`(${id}, ${sql.lit(version - 1)})`);
  const { numUpdatedRows } = await db
    .updateTable('records')
    .set(({ eb }) => ({ version: eb('version', '+', 1), seq: records[0]!.seq }))
    .where('federation', '=', federation)
    .where('kind', '=', kind)
    .where(
      'id',
      'in',
      records.map(({ id }) => id),
    )
    .where(sql<boolean>`(id, version) in (values ${sql.join(before)})`)
    .executeTakeFirst();
  mustBe(numUpdatedRows, records);
}

/** Most new versions have the same keys as the old ones: only differences are written. */
async function changeKeys(
  db: Kysely<Tables>,
  federation: string,
  kind: string,
  records: readonly RecordToPut[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  const present = await db
    .selectFrom('record_keys')
    .selectAll()
    .where('federation', '=', federation)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const nameOf = ({ key, value, id }: KeyRow): string => JSON.stringify([id, key, value]);
  const wanted = new Map(records.flatMap((record) => keyRows(federation, record)).map((row) => [nameOf(row), row]));
  const old: KeyRow[] = [];
  for (const row of present) if (!wanted.delete(nameOf(row))) old.push(row);
  for (const { key, value, id } of old)
    await db
      .deleteFrom('record_keys')
      .where('federation', '=', federation)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('value', '=', value)
      .where('id', '=', id)
      .execute();
  await insertRows(db, 'record_keys', [...wanted.values()]);
}
