import { createHash } from 'node:crypto';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { canonicalText, STORED_SHAPES } from '@escala/office';
import type { Kysely } from 'kysely';
import { federationLines, INSTALLATION, isCarried } from '../federation-file/federation-lines.ts';
import { TransferRefused, transferFault } from '../federation-file/transfer-refused.ts';
import type { Store } from '../open-store.ts';
import { secretPages } from '../record-pages.ts';
import type { Tables } from '../schema.ts';
import { faultOf } from '../storage-fault.ts';
import { withSnapshot } from '../transaction.ts';

export const BACKUP_FORMAT = `escala/backup@${STORED_SHAPES.backup}`;

interface BackupDone {
  readonly file: string;
  readonly federations: readonly string[];
  readonly bytes: number;
  /** Machines of a distributed database that did not answer: their federations are not in the file. */
  readonly missing: readonly string[];
}

/**
 * All federations at one moment, in one gzip file, while the office keeps working. If a machine of a distributed
 * database does not answer, those of the others, each at a moment of its own (D-OFF-1404). The file gets its name once
 * all of it is on disk, and never replaces another file. It contains password hashes: only its owner may read it.
 */
export async function backup(store: Store, file: string): Promise<BackupDone> {
  const partial = `${file}.${process.pid}.partial`;
  const handle = await open(partial, 'wx', 0o600);
  const keep = async (lines: AsyncIterable<string>): Promise<number> => {
    const bytes = await written(handle, lines);
    await handle.sync();
    await named(partial, file);
    return bytes;
  };
  try {
    const { federations: present, silent: missing } = await store.listed();
    if (missing.length > 0) {
      const federations = await withInstallation(store, present, missing);
      const bytes = await keep(backupLines(federations, (federation) => linesAlone(store, federation), missing));
      return { file, federations, bytes, missing };
    }
    return await withSnapshot(store.engine, async (db) => {
      const federations = await federationsOf(db);
      const bytes = await keep(backupLines(federations, (federation) => federationLines(db, federation)));
      return { file, federations, bytes, missing };
    });
  } finally {
    await handle.close();
    await rm(partial, { force: true });
  }
}

async function federationsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db.selectFrom('federations').select('id').where('seq', '>', 0).orderBy('id').execute();
  return withCarried(
    db,
    rows.map(({ id }) => id),
  );
}

async function withCarried(db: Kysely<Tables>, all: readonly string[]): Promise<readonly string[]> {
  for await (const page of secretPages(db, INSTALLATION)) if (page.some(isCarried)) return [INSTALLATION, ...all];
  return all;
}

async function withInstallation(
  store: Store,
  federations: readonly string[],
  missing: readonly string[],
): Promise<readonly string[]> {
  const machine = await store.machines?.of(INSTALLATION);
  if (machine === undefined || missing.includes(machine)) return federations;
  return withSnapshot(store.engine, async (db) => withCarried(db, federations), INSTALLATION);
}

/** A reading that names its federation asks one machine alone. */
async function* linesAlone({ engine }: Store, federation: string): AsyncGenerator<string> {
  const { db, end } = await engine.snapshot(federation);
  try {
    yield* federationLines(db, federation);
  } catch (error) {
    throw faultOf(error, engine.place);
  } finally {
    await end();
  }
}

async function* backupLines(
  federations: readonly string[],
  linesOf: (federation: string) => AsyncIterable<string>,
  missing?: readonly string[],
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const first = `${canonicalText({ format: BACKUP_FORMAT, federations, ...(missing && { missing }) })}\n`;
  hash.update(first);
  yield first;
  for (const federation of federations)
    for await (const lines of linesOf(federation)) {
      hash.update(lines);
      yield lines;
    }
  yield `${canonicalText({ end: { federations: federations.length, sha256: hash.digest('hex') } })}\n`;
}

async function written(handle: FileHandle, lines: AsyncIterable<string>): Promise<number> {
  let bytes = 0;
  await pipeline(Readable.from(lines), createGzip({ level: 6 }), async (packed: AsyncIterable<Uint8Array>) => {
    for await (const chunk of packed) {
      await handle.appendFile(chunk);
      bytes += chunk.length;
    }
  });
  return bytes;
}

/** Linking fails if the name is taken, even by a faster process. */
async function named(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST')
      throw new TransferRefused([transferFault('file-exists', { file })]);
    throw error;
  }
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
}
