import { z } from 'zod';
import { codeSchema, valuesSchema } from '../kit/sentence-schema.ts';

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
