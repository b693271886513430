import { type ActEntry, canonicalText, type Head, type Writing } from '@escala/office';
import type { Kysely } from 'kysely';
import type { PaperRow, Tables } from '../schema.ts';
import { insertRows } from './insert-rows.ts';
import { keysFiled } from './key-value.ts';
import { readingAfter } from './one-moment.ts';
import { putRecords, type RecordToPut } from './put-records.ts';
import { readingOf } from './reading.ts';

/** Limits for holding rows back: beyond them few further statements are saved, and memory use stays small. */
const MOST_RECORDS = 500;
const MOST_BYTES = 4 << 20;

interface StoredWriting extends Writing {
  /** Writes the rows held back. */
  flush(): Promise<void>;
}

/**
 * What an act writes, inside the transaction of the federation's only writer. Rows are held back and written many at a
 * time, but are visible to reads in between.
 */
export function writingOf(db: Kysely<Tables>, federation: string, locked: Head): StoredWriting {
  let head = locked;
  let records = new Map<string, RecordToPut>();
  let papers: PaperRow[] = [];
  let bytesHeld = 0;
  const flush = async (): Promise<void> => {
    if (records.size === 0 && papers.length === 0) return;
    const [putting, filing] = [[...records.values()], papers];
    records = new Map();
    papers = [];
    bytesHeld = 0;
    await putRecords(db, federation, putting);
    await insertRows(db, 'papers', filing);
  };
  return {
    ...readingAfter(readingOf(db, federation), flush),
    head: async () => head,
    flush,
    put: async (kind, id, version, seq, body) => {
      const name = JSON.stringify([kind.name, id]);
      if (records.has(name)) await flush();
      const keys = keysFiled(kind, body);
      records.set(name, { kind: kind.name, id, version, seq, body: canonicalText(body), keys });
      if (records.size >= MOST_RECORDS) await flush();
    },
    file: async (folder, { name, part, seq, bytes }) => {
      papers.push({ federation, folder, name, part, seq, bytes });
      bytesHeld += bytes.length;
      if (papers.length >= MOST_RECORDS || bytesHeld >= MOST_BYTES) await flush();
    },
    append: async (entry) => {
      await flush();
      await appendAct(db, federation, entry);
      head = { seq: entry.seq, hash: entry.hash };
    },
  };
}

async function appendAct(db: Kysely<Tables>, federation: string, entry: ActEntry): Promise<void> {
  const { seq, id, kind, at, actor, subject, hash } = entry;
  const row = { federation, seq, id, kind, at, actor, subject_kind: subject.kind, subject_id: subject.id };
  await db
    .insertInto('acts')
    .values({ ...row, entry: canonicalText(entry) })
    .execute();
  await db.updateTable('federations').set({ seq, hash }).where('id', '=', federation).execute();
}
