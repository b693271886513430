import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import { DOUBTS_FOLDER, doubtSchema, unpackDoubts } from './doubt.ts';
import { importKind } from './import.ts';

/** Every doubt of an import, in the order of the source; of all batches or of one, of all codes or of one. */
export const importDoubts = defineQuestion({
  kind: 'import.doubts',
  input: z.strictObject({
    import: z.string(),
    batch: z.int().min(0).optional(),
    code: z.string().optional(),
    limit: z.int().min(1).max(5000).default(500),
    /** Doubts to pass over. */
    skip: z.int().min(0).default(0),
  }),
  answer: z.strictObject({
    doubts: z.array(z.strictObject({ batch: z.int(), ...doubtSchema.shape })),
    count: z.int(),
    /** How many there are of each code. */
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
