import { type ActEntry, GENESIS, isIntact } from '@escala/office';
import type { Kysely } from 'kysely';
import { headOf } from '../archive/reading.ts';
import { actPages } from '../record-pages.ts';
import type { ActRow, Tables } from '../schema.ts';
import { sha256 } from '../sha256.ts';
import type { DamageReport } from './damage.ts';

interface ActsSeen {
  readonly acts: number;
  /** The number of versions and papers that the acts say they wrote. */
  readonly touched: number;
  readonly filed: number;
  readonly head: { readonly seq: number; readonly hash: string };
  /** The act in the chain with the expected hash. */
  readonly expected: number | undefined;
}

/**
 * Checks the chain from the first act to the head, without gaps. A chain is also intact if someone rewrote all of it:
 * this only shows against a hash noted elsewhere, which must be the hash of one of its acts (D-OFF-416).
 */
export async function verifyActs(
  db: Kysely<Tables>,
  federation: string,
  report: DamageReport,
  expectHead?: string,
): Promise<ActsSeen> {
  let [acts, touched, filed] = [0, 0, 0];
  let last = { seq: 0, hash: GENESIS, at: '' };
  let expected: number | undefined;
  for await (const page of actPages(db, federation))
    for (const row of page) {
      acts++;
      for (let seq = last.seq + 1; seq < row.seq && seq < last.seq + 100; seq++) report.add('act-missing', { seq });
      const entry = entryOf(row);
      if (entry === undefined || entry.seq !== row.seq || !isIntact(entry, follows(last, row, entry), sha256))
        report.add('act-altered', { seq: row.seq });
      else if (!isFiledRight(row, entry)) report.add('act-misfiled', { seq: row.seq, id: row.id });
      touched += entry?.touched?.length ?? 0;
      filed += entry?.filed?.length ?? 0;
      const at = entry?.at ?? last.at;
      if (at < last.at) report.warn('act-antedated', { seq: row.seq, at, previous: last.seq, before: last.at });
      if (entry?.hash === expectHead) expected = row.seq;
      // The chain continues from what the entry says, so that each damage is reported only once.
      last = { seq: row.seq, hash: entry?.hash ?? '', at };
    }
  const head = await headOf(db, federation);
  if (head.seq !== last.seq || head.hash !== last.hash)
    report.add('head-wrong', { seq: head.seq, hash: head.hash, last: last.seq });
  if (expectHead !== undefined && expected === undefined)
    report.add('head-unexpected', { hash: expectHead, last: last.seq });
  return { acts, touched, filed, head, expected };
}

/** After a gap the previous hash is unknown; the gap itself has been reported. */
function follows(last: { seq: number; hash: string }, row: ActRow, entry: ActEntry): string {
  return row.seq === last.seq + 1 && last.hash !== '' ? last.hash : entry.previous;
}

export function entryOf({ entry }: Pick<ActRow, 'entry'>): ActEntry | undefined {
  try {
    return JSON.parse(entry) as ActEntry;
  } catch {
    return undefined;
  }
}

/** Whether the act's row matches its entry. */
function isFiledRight(row: ActRow, { id, kind, at, actor, subject }: ActEntry): boolean {
  const rowed = [row.id, row.kind, row.at, row.actor, row.subject_kind, row.subject_id];
  return JSON.stringify(rowed) === JSON.stringify([id, kind, at, actor, subject.kind, subject.id]);
}
