import { federationAddressSchema, type RecordKind } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import { lockFederation } from '../archive/archive.ts';
import { insertRows } from '../archive/insert-rows.ts';
import type { Engine } from '../engine.ts';
import { check as mustHaveRuleFacts } from '../migrations/0002-rule-facts.ts';
import { check as mustHaveShapes } from '../migrations/0005-stored-shapes.ts';
import type { Store } from '../open-store.ts';
import { versionPages } from '../record-pages.ts';
import { mustNotBeNewer, mustNotBeOlder, SHAPES_TODAY } from '../record-shapes.ts';
import type { Tables, VersionRow } from '../schema.ts';
import { StorageFault } from '../storage-fault.ts';
import { type Kinds, keysOf } from '../verify/verify-pointers.ts';
import { type VerifiedRecord, verifyIn } from '../verify/verify-record.ts';
import { INSTALLATION } from './federation-lines.ts';
import { type Line, linesOf } from './lines-of.ts';
import { type FederationHead, headOfLine, readFederation } from './read-federation.ts';
import { MOST_FAULTS, type TransferFault, TransferRefused, transferFault } from './transfer-refused.ts';

export interface ImportTerms {
  readonly kinds: readonly RecordKind<never>[];
}

/**
 * Imports a federation that is not here yet. Everything is checked as it is in the tables before it is committed;
 * throws `TransferRefused` with all faults.
 */
export async function importFederation(
  store: Store,
  source: AsyncIterable<string | Uint8Array>,
  { kinds }: ImportTerms,
): Promise<VerifiedRecord> {
  return once(store.engine, async (db) => {
    const lines = readable(source);
    const { value: first } = await lines.next();
    // Only a backup of the installation brings its keys, never a federation from elsewhere.
    if (first && headOfLine(first)?.federation === INSTALLATION)
      throw new TransferRefused([transferFault('format-unknown', { line: first.number })]);
    mustBeNamedWell(first);
    const record = await importInto(db, store.engine, first, lines, kinds);
    const { value: more } = await lines.next();
    if (more !== undefined) throw new TransferRefused([transferFault('line-misplaced', { line: more.number })]);
    return record;
  });
}

/** The name is part of every address here. */
function mustBeNamedWell(first: Line | undefined): void {
  const federation = first && headOfLine(first)?.federation;
  if (federation === undefined || federationAddressSchema.safeParse(federation).success) return;
  throw new TransferRefused([transferFault('federation-name', { federation: federation.slice(0, 100) })]);
}

/** A write that reads from a stream cannot run twice. */
export function once<T>(engine: Engine, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  let started = false;
  return engine.write((db) => {
    if (started) throw new StorageFault('locked', engine.place);
    started = true;
    return work(db);
  });
}

/** Bytes that are not text, or not gzip, are a fault of the file. */
export async function* readable(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<Line, undefined> {
  try {
    yield* linesOf(source);
  } catch (error) {
    throw new TransferRefused([transferFault('file-unreadable')], error);
  }
  return undefined;
}

export async function importInto(
  db: Kysely<Tables>,
  engine: Engine,
  first: Line | undefined,
  lines: AsyncIterator<Line>,
  kinds: readonly RecordKind<never>[],
): Promise<VerifiedRecord> {
  const start = first && headOfLine(first);
  if (start === undefined) throw new TransferRefused([transferFault('format-unknown', { line: first?.number ?? 1 })]);
  const { federation, head, shapes } = start;
  await mustBeNew(db, engine, start);
  mustNotBeNewer(shapes, SHAPES_TODAY, federation);
  mustNotBeOlder(shapes, SHAPES_TODAY, federation);
  const faults: TransferFault[] = [];
  await readFederation(db, first!, start, lines, faults);
  if (faults.length > 0) throw new TransferRefused(faults);
  await db.updateTable('federations').set(head).where('id', '=', federation).execute();
  await fileRecords(db, federation, kinds);
  await mustHaveRuleFacts(db as unknown as Kysely<never>, engine.name, federation);
  await mustHaveShapes(db as unknown as Kysely<never>, engine.name, federation, {
    federation,
    games: SHAPES_TODAY.get('games'),
  });
  if (engine.name === 'postgres') await sql`analyze acts, versions, records, record_keys, papers`.execute(db);
  const record = await verifyIn(db, federation, { kinds, most: MOST_FAULTS });
  if (record.damageCount > 0)
    throw new TransferRefused(record.damages.map(({ code, values }) => ({ key: `damage.${code}`, values })));
  return record;
}

/** Secrets left by an earlier federation count too. The installation itself (`*`) has secrets but no acts. */
async function mustBeNew(db: Kysely<Tables>, engine: Engine, { federation, head }: FederationHead): Promise<void> {
  const present = head.seq === 0 ? { seq: 0 } : await lockFederation(db, engine, federation);
  const secret = await db.selectFrom('secrets').select('key').where('federation', '=', federation).executeTakeFirst();
  if (present.seq > 0 || secret !== undefined)
    throw new TransferRefused([transferFault('federation-exists', { federation })]);
}

/** Rebuilds what is derived from the versions: the latest ones, and their keys. */
async function fileRecords(db: Kysely<Tables>, federation: string, kinds: readonly RecordKind<never>[]): Promise<void> {
  await sql`insert into records (federation, kind, id, version, seq)
    select federation, kind, id, max(version), max(seq) from versions where federation = ${federation} group by federation, kind, id`.execute(
    db,
  );
  const byName: Kinds = new Map(kinds.map((kind) => [kind.name, kind as unknown as RecordKind<unknown>]));
  let last: VersionRow | undefined;
  for await (const page of versionPages(db, federation)) {
    const newest: VersionRow[] = [];
    for (const row of page) {
      if (last !== undefined && (last.kind !== row.kind || last.id !== row.id)) newest.push(last);
      last = row;
    }
    await fileKeys(db, byName, newest);
  }
  if (last !== undefined) await fileKeys(db, byName, [last]);
}

async function fileKeys(db: Kysely<Tables>, kinds: Kinds, newest: readonly VersionRow[]): Promise<void> {
  const rows = newest.flatMap((version) => {
    const { federation, kind, id } = version;
    return (keysOf(kinds, version) ?? []).map(([key, value]) => ({ federation, kind, key, value, id }));
  });
  await insertRows(db, 'record_keys', rows);
}
