import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import { DOUBTS_FOLDER, doubtSchema, unpackDoubts } from './doubt.ts';
import { IMPORT_STATES, type Import, importKind, importSchema, sourceSchema } from './import.ts';

const shownImportSchema = z.strictObject({
  import: z.string(),
  version: z.int(),
  ...importSchema.shape,
  /** In hundredths of the source; unknown if its size was not given. */
  progress: z.int().min(0).max(100).optional(),
});

/** Imports by state, or those of a source, to see whether a file was imported before. Newest first. */
export const searchImports = defineQuestion({
  kind: 'import.search',
  input: z.strictObject({ state: z.enum(IMPORT_STATES).optional(), digest: sourceSchema.shape.digest.optional() }),
  answer: z.strictObject({ imports: z.array(shownImportSchema) }),
  ask: async (reading, { state, digest }) => {
    const found =
      digest !== undefined
        ? await reading.find(importKind, { key: 'digest', equals: digest })
        : state !== undefined
          ? await reading.find(importKind, { key: 'state', equals: state })
          : await reading.list(importKind);
    const imports = found.filter(({ body }) => (state ?? body.state) === body.state).map(shownImport);
    return { imports: imports.sort((a, b) => (a.import < b.import ? 1 : -1)) };
  },
});

function shownImport({ id, version, body }: Kept<Import>): z.infer<typeof shownImportSchema> {
  const { expected, taken, known, leftOut } = body;
  const done = taken + known + leftOut;
  const progress = expected ? { progress: Math.min(100, Math.floor((100 * done) / expected)) } : {};
  return { import: id, version, ...body, ...progress };
}

/** How far an import has come, and the next batch (`batches`). */
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

/** The doubts of an import, in the order of the source; of all batches or one, of all codes or one. */
export const importDoubts = defineQuestion({
  kind: 'import.doubts',
  input: z.strictObject({
    import: z.string(),
    batch: z.int().min(0).optional(),
    code: z.string().optional(),
    limit: z.int().min(1).max(5000).default(500),
    /** Number of doubts to skip. */
    skip: z.int().min(0).default(0),
  }),
  answer: z.strictObject({
    doubts: z.array(z.strictObject({ batch: z.int(), ...doubtSchema.shape })),
    count: z.int(),
    /** The number for each code. */
    byCode: z.record(z.string(), z.int()),
  }),
  ask: async (reading, { import: id, batch, code, limit, skip }) => {
    if ((await reading.get(importKind, id)) === undefined)
      throw new Refused([missing('import-unknown', { id }, { field: 'import' })]);
    const papers = await reading.papers(DOUBTS_FOLDER, { name: id, part: batch, edition: 'latest' });
    const all = papers.flatMap(({ part, bytes }) => unpackDoubts(bytes).map((doubt) => ({ batch: part, ...doubt })));
    const byCode: Record<string, number> = {};
    for (const doubt of all) byCode[doubt.code] = (byCode[doubt.code] ?? 0) + 1;
    const wanted = all.filter((doubt) => (code ?? doubt.code) === doubt.code);
    return { doubts: wanted.slice(skip, skip + limit), count: wanted.length, byCode };
  },
});
