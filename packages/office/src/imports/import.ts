import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';

const IMPORT_SUBJECTS = ['players', 'lists', 'events'] as const;
export const IMPORT_STATES = ['open', 'done', 'abandoned'] as const;

/** The file or archive to import; its digest shows whether it is the same one as before. */
export const sourceSchema = z.strictObject({
  name: z.string().trim().min(1).max(500),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * An import of a federation's past, batch after batch. It records what is done, so that an interrupted import can
 * continue. Doubts are papers in the folder `import-doubts`, under the import's id, one part for each batch.
 */
export const importSchema = z.strictObject({
  subject: z.enum(IMPORT_SUBJECTS),
  source: sourceSchema,
  state: z.enum(IMPORT_STATES),
  startedOn: z.iso.date(),
  endedOn: z.iso.date().optional(),
  /** The number of rows, lists or events in the source, if known beforehand. */
  expected: z.int().min(0).optional(),
  /** Batches done: also the number of the next one, since the first is 0. */
  batches: z.int().min(0),
  /** Imported, known before, left out. */
  taken: z.int().min(0),
  known: z.int().min(0),
  leftOut: z.int().min(0),
  doubts: z.int().min(0),
});
export type Import = z.infer<typeof importSchema>;

export const importKind = recordKind('import', importSchema, ({ subject, source, state }) => ({
  subject,
  digest: source.digest,
  state,
}));
