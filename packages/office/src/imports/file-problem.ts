import { z } from 'zod';
import { textOfLines } from '../kit/text-of-lines.ts';

/** What is wrong with a file that somebody brought. Words: `fault.<code>`. */
export const fileProblemSchema = z.strictObject({
  /** `error`: what is named was left out; `warning`: it was used. */
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  /** Where nothing of it has a place in the text, there is none. */
  line: z.int().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FileProblem = z.infer<typeof fileProblemSchema>;

interface Problem {
  readonly severity: FileProblem['severity'];
  readonly code: string;
  readonly line?: number;
  readonly values: FileProblem['values'];
}

export const fileProblem = ({ severity, code, line, values }: Problem): FileProblem => ({
  severity,
  code,
  ...(line !== undefined && { line }),
  values: { ...values },
});

/** Letters and lines of a file at most; the server has its own limit for what comes in. */
export const fileText = textOfLines(50_000_000, 500_000).min(1);
