import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { conflict } from '../kit/refusal.ts';
import { importKind, importSchema } from './import.ts';

const { subject, source, expected } = importSchema.shape;

/**
 * A file or archive of the past is going to be taken in. The same one is taken in once: who comes again is told which import it is
 * and with which batch it goes on.
 */
export const openImport = defineAct({
  kind: 'import.open',
  command: z.strictObject({ subject, source, expected }),
  outcome: z.strictObject({ import: z.string() }),
  subject: (_command, outcome: { import: string }) => ({ kind: 'import', id: outcome.import }),
  load: async (reading, command) => ({
    same: await reading.find(importKind, { key: 'digest', equals: command.source.digest }),
  }),
  decide: ({ same }, command, { today, newId }) => {
    const earlier = same.find(({ body }) => body.subject === command.subject && body.state !== 'abandoned');
    if (earlier !== undefined) {
      const code = earlier.body.state === 'open' ? 'import-is-open' : 'import-done-before';
      const values = { id: earlier.id, batch: earlier.body.batches, source: earlier.body.source.name };
      return refuse(conflict(code, values, command, earlier.body));
    }
    const id = newId();
    const begun = { batches: 0, taken: 0, known: 0, leftOut: 0, doubts: 0 };
    const body = { ...command, state: 'open' as const, startedOn: today, ...begun };
    return { changes: [put(importKind, id, 0, body)], outcome: { import: id } };
  },
});
