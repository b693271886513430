import { z } from 'zod';
import { codeSchema, valuesSchema } from '../kit/finding.ts';
import { textOfLines } from '../kit/written-form.ts';

export const DOUBTS_FOLDER = 'import-doubts';

/** Something an import could not be sure of. `leftOut`: the row or event was not imported. Words: `doubt.<code>`. */
export const doubtSchema = z.strictObject({
  /** Line of the file, or place of the event in it. */
  line: z.int().min(0),
  code: codeSchema<'doubt'>(),
  leftOut: z.boolean(),
  values: valuesSchema,
});
export type Doubt = z.infer<typeof doubtSchema>;

export function packDoubts(doubts: readonly Doubt[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(doubts));
}

export function unpackDoubts(bytes: Uint8Array): readonly Doubt[] {
  return z.array(doubtSchema).parse(JSON.parse(new TextDecoder().decode(bytes)));
}

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
