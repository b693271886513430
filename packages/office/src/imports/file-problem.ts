import { z } from 'zod';
import { codeSchema, valuesSchema } from '../kit/sentence-schema.ts';
import { textOfLines } from '../kit/text-of-lines.ts';

/** A problem in an uploaded file. Words: `fault.<code>`. */
export const fileProblemSchema = z.strictObject({
  /** `error`: the item was left out; `warning`: it was used. */
  severity: z.enum(['error', 'warning']),
  code: codeSchema<'fault'>(),
  /** Absent if it has no place in the text. */
  line: z.int().optional(),
  values: valuesSchema,
});
export type FileProblem = z.infer<typeof fileProblemSchema>;

export const fileProblem = ({ severity, code, line, values }: FileProblem): FileProblem => ({
  severity,
  code,
  ...(line !== undefined && { line }),
  values: { ...values },
});

/** The limits of a file in characters and lines; the server has its own limit for uploads. */
export const fileText = textOfLines(50_000_000, 500_000).min(1);
