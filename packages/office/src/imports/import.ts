import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';

const IMPORT_SUBJECTS = ['players', 'lists', 'events'] as const;
export const IMPORT_STATES = ['open', 'done', 'abandoned'] as const;

/** The file or archive that is taken in; its digest tells whether it is the same one that was begun. */
export const sourceSchema = z.strictObject({
  name: z.string().trim().min(1).max(500),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * The past of a federation being taken in, batch after batch. What is done is known here, so that an import that broke off goes
 * on where it stopped. Doubts are papers in the folder `import-doubts`, under its id, a part for each batch.
 */
export const importSchema = z.strictObject({
  subject: z.enum(IMPORT_SUBJECTS),
  source: sourceSchema,
  state: z.enum(IMPORT_STATES),
  startedOn: z.iso.date(),
  endedOn: z.iso.date().optional(),
  /** Rows, lists or events that the source has, where it is known beforehand. */
  expected: z.int().min(0).optional(),
  /** Batches done: the next one has this number, the first being 0. */
  batches: z.int().min(0),
  /** Of what was read: taken in, known before, left out. */
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
