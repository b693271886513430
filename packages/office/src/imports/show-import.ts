import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import { type Import, importKind, importSchema } from './import.ts';

export const shownImportSchema = z.strictObject({
  import: z.string(),
  version: z.int(),
  ...importSchema.shape,
  /** Of what the source has, in hundredths; unknown where it was not said. */
  progress: z.int().min(0).max(100).optional(),
});

export function shownImport({ id, version, body }: Kept<Import>): z.infer<typeof shownImportSchema> {
  const { expected, taken, known, leftOut } = body;
  const done = taken + known + leftOut;
  const progress = expected ? { progress: Math.min(100, Math.floor((100 * done) / expected)) } : {};
  return { import: id, version, ...body, ...progress };
}

/** How far an import has come, and with which batch it goes on (`batches`). */
export const showImport = defineQuestion({
  kind: 'import.show',
  input: z.strictObject({ import: z.string() }),
  answer: shownImportSchema,
  ask: async (reading, { import: id }) => {
    const found = await reading.get(importKind, id);
    if (found === undefined) throw new Refused([missing('import-unknown', { id }, { field: 'import' })]);
    return shownImport(found);
  },
});
