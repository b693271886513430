import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { IMPORT_STATES, importKind, sourceSchema } from './import.ts';
import { shownImport, shownImportSchema } from './show-import.ts';

/** Imports by state, or those of a source: whether a file was begun or done before. The newest first. */
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
