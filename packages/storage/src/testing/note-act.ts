import { createHash, randomUUID } from 'node:crypto';
import {
  conflict,
  defineAct,
  federationKind,
  type OfficePorts,
  type Performed,
  performAct,
  put,
  type RecordKind,
  recordKind,
  refuse,
  SYSTEM,
} from '@escala/office';
import { z } from 'zod';
import type { Store } from '../open-store.ts';

const noteSchema = z.strictObject({ text: z.string(), words: z.array(z.string()) });
export const noteKind = recordKind('note', noteSchema, ({ text, words }) => ({ text, word: words }));
export const SAMPLE_KINDS = [federationKind, noteKind] as unknown as readonly RecordKind<never>[];

/** An act with everything that storage handles: a record, keys, papers, an entry. */
export const writeNote = defineAct({
  kind: 'player.amend',
  command: z.strictObject({
    note: z.string(),
    version: z.int(),
    text: z.string(),
    words: z.array(z.string()).default([]),
    /** This many papers are filed. */
    papers: z.int().default(0),
  }),
  subject: ({ note }) => ({ kind: 'note', id: note }),
  load: (reading, { note }) => reading.get(noteKind, note),
  decide: (present, { note, version, text, words, papers }, { seq }) =>
    (present?.version ?? 0) === version
      ? {
          changes: [put(noteKind, note, version, { text, words })],
          filings: Array.from({ length: papers }, (_, part) => ({
            folder: 'notes' as 'games',
            name: note,
            part,
            bytes: bytesOf(seq, part),
          })),
          outcome: { version: version + 1 },
        }
      : refuse(conflict('changed-meanwhile', {}, text, present?.body ?? null)),
});

/** Counts up by one, whatever the present value: what two processes do in parallel must add up. */
export const countOn = defineAct({
  kind: 'player.amend',
  command: z.strictObject({ note: z.string() }),
  subject: ({ note }) => ({ kind: 'note', id: note }),
  load: (reading, { note }) => reading.get(noteKind, note),
  decide: (present, { note }) => {
    const count = Number(present?.body.text ?? 0) + 1;
    const body = { text: String(count), words: [] };
    return { changes: [put(noteKind, note, present?.version ?? 0, body)], outcome: { count } };
  },
});

/** All byte values occur, and no two papers are alike. */
function bytesOf(seq: number, part: number): Uint8Array {
  return Uint8Array.from({ length: 8 + ((seq * 31 + part * 17) % 600) }, (_, i) =>
    i < 4 ? seq >> (8 * i) : i * 7 + part,
  );
}

export const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

export function portsOn(store: Pick<Store, 'archive'>, now = '2026-11-15T09:00:00.000Z'): OfficePorts {
  const { archive } = store;
  return {
    archive,
    clock: { now: () => now, today: () => now.slice(0, 10) },
    digest,
    newId: () => randomUUID(),
  };
}

export function performNote(
  store: Pick<Store, 'archive'>,
  federation: string,
  command: { note: string; version: number; text: string; words?: string[]; papers?: number },
  id: string = randomUUID(),
  now?: string,
): Promise<Performed<{ version: number }>> {
  return performAct(portsOn(store, now), writeNote, { federation, id, actor: SYSTEM, reason: 'a test', command });
}
