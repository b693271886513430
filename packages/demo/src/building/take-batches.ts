import {
  batchDone,
  batchFields,
  batchRefusals,
  type Change,
  defineAct,
  type Filing,
  loadImport,
  refuse,
} from '@escala/office';
import { closeImport, openImport } from '@escala/office/acts';
import { z } from 'zod';
import type { DemoDesk } from './demo-desk.ts';

/** What one act puts on record: records and papers made to fit each other, so that they need no checks. */
export interface MadeBatch {
  readonly changes: readonly Change[];
  readonly filings: readonly Filing[];
  /** Players or events in it. */
  readonly taken: number;
}

type Subject = 'players' | 'events';

/** Adds the past of a made-up federation as an import, batch after batch, and closes it. */
export async function takeBatches(
  desk: DemoDesk,
  subject: Subject,
  batches: Iterable<MadeBatch>,
  onBatch: (taken: number) => void,
): Promise<void> {
  const source = { name: `demo: ${subject}`, digest: desk.ports.digest(`demo ${subject}`) };
  const opened = await desk.perform(openImport, { subject, source });
  let batch = 0;
  let taken = 0;
  for (const made of batches) {
    await desk.perform(batchAct(subject, made), { import: opened.import, digest: source.digest, batch: batch++ });
    taken += made.taken;
    onBatch(taken);
  }
  await desk.perform(closeImport, { import: opened.import, version: batch + 1, as: 'done' });
}

/** The contents of the batch are not in the command: they are all in what the act touched and filed. */
function batchAct(subject: Subject, { changes, filings, taken }: MadeBatch) {
  return defineAct({
    kind: subject === 'players' ? 'import.players' : 'import.events',
    command: z.strictObject(batchFields),
    subject: (command) => ({ kind: 'import', id: command.import }),
    load: async (reading, command) => ({ found: await loadImport(reading, command) }),
    decide: ({ found }, command) => {
      const refused = batchRefusals(found, command, subject);
      if (found === undefined || refused.length > 0) return refuse(...refused);
      const done = batchDone(found, { taken, known: 0, leftOut: 0, doubts: [] });
      return { changes: [...changes, done.change], filings, outcome: done.outcome };
    },
  });
}
