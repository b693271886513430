import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ImportTerms, importInto, once, readable } from '../federation-file/import-federation.ts';
import type { Line } from '../federation-file/lines-of.ts';
import { fieldsOf } from '../federation-file/read-federation.ts';
import { TransferRefused, transferFault } from '../federation-file/transfer-refused.ts';
import type { Store } from '../open-store.ts';
import type { VerifiedRecord } from '../verify/verify-record.ts';
import { BACKUP_FORMAT } from './backup.ts';

interface RestoreTerms extends ImportTerms {
  /** Hears of machines whose federations the backup lacks (D-OFF-1404). */
  readonly told?: ((missing: readonly string[]) => void) | undefined;
}

/** Restores a whole backup into a database without federations, all of it or nothing. */
export async function restore(
  file: string,
  store: Store,
  { kinds, told }: RestoreTerms,
): Promise<readonly VerifiedRecord[]> {
  return once(store.engine, async (db) => {
    const present = await db.selectFrom('federations').select('id').where('seq', '>', 0).executeTakeFirst();
    if (present) throw new TransferRefused([transferFault('store-not-empty', { place: store.engine.place })]);
    // What a first start put there for the installation itself.
    await db.deleteFrom('secrets').execute();
    const hash = createHash('sha256');
    const lines = hashed(readable(unzipped(file)), (text) => hash.update(text));
    const { federations, missing } = headOfBackup((await lines.next()).value);
    told?.(missing);
    const records: VerifiedRecord[] = [];
    for (const federation of federations) {
      const { value: first } = await lines.next();
      const record = await importInto(db, store.engine, first, lines, kinds);
      if (record.federation !== federation)
        throw new TransferRefused([transferFault('line-misplaced', { line: first?.number ?? 0 })]);
      records.push(record);
    }
    await checkEnd(lines, federations.length, () => hash.digest('hex'));
    return records;
  });
}

async function* unzipped(file: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const flow = pipeline(createReadStream(file), gunzip);
  flow.catch(() => undefined);
  yield* gunzip;
  await flow;
}

/** The hash covers all lines except the last. */
async function* hashed(lines: AsyncIterator<Line>, update: (text: string) => void): AsyncGenerator<Line, undefined> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (!line.value.text.startsWith('{"end":{"federations":')) update(`${line.value.text}\n`);
    yield line.value;
  }
  return undefined;
}

function headOfBackup(line: Line | undefined): { federations: readonly string[]; missing: readonly string[] } {
  const { format, federations, missing } = (line && fieldsOf(line)) ?? {};
  if (format !== BACKUP_FORMAT || !Array.isArray(federations))
    throw new TransferRefused([transferFault('format-unknown', { line: 1 })]);
  return { federations: federations as string[], missing: Array.isArray(missing) ? missing.map(String) : [] };
}

async function checkEnd(lines: AsyncIterator<Line>, count: number, sha256: () => string): Promise<void> {
  const { value: line } = await lines.next();
  if (line === undefined) throw new TransferRefused([transferFault('cut-off', { line: 0 })]);
  const { federations, sha256: written } = (fieldsOf(line)?.end ?? {}) as Record<string, unknown>;
  if (federations !== count) throw new TransferRefused([transferFault('counts-wrong')]);
  if (written !== sha256()) throw new TransferRefused([transferFault('checksum-wrong')]);
  const { value: more } = await lines.next();
  if (more !== undefined) throw new TransferRefused([transferFault('line-misplaced', { line: more.number })]);
}
