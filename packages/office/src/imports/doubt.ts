import { z } from 'zod';

export const DOUBTS_FOLDER = 'import-doubts';

/** What an import could not be sure of. `leftOut`: the row or event was not taken in. Words: `doubt.<code>`. */
export const doubtSchema = z.strictObject({
  /** Line of the file, or place of the event in it. */
  line: z.int().min(0),
  code: z.string(),
  leftOut: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Doubt = z.infer<typeof doubtSchema>;

export function packDoubts(doubts: readonly Doubt[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(doubts));
}

export function unpackDoubts(bytes: Uint8Array): readonly Doubt[] {
  return z.array(doubtSchema).parse(JSON.parse(new TextDecoder().decode(bytes)));
}
