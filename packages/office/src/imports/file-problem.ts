import { z } from 'zod';
import { codeSchema, valuesSchema } from '../kit/sentence-schema.ts';
import { textOfLines } from '../kit/text-of-lines.ts';

/** What is wrong with a file that somebody brought. Words: `fault.<code>`. */
export const fileProblemSchema = z.strictObject({
  /** `error`: what is named was left out; `warning`: it was used. */
  severity: z.enum(['error', 'warning']),
  code: codeSchema<'fault'>(),
  /** Where nothing of it has a place in the text, there is none. */
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

/** Letters and lines of a file at most; the server has its own limit for what comes in. */
export const fileText = textOfLines(50_000_000, 500_000).min(1);
