import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A fact that the kept player took over: its place, what stood there and what stands there since. */
export const takenFactSchema = z.strictObject({
  path: z.array(z.string()).min(1),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type TakenFact = z.infer<typeof takenFactSchema>;

/** A player that turned out to be another one; under the id of the duplicate. Undoing it takes back what was taken over. */
const mergeSchema = z.strictObject({
  kept: z.string(),
  on: z.iso.date(),
  taken: z.array(takenFactSchema),
  undoneOn: z.iso.date().optional(),
});
export type Merge = z.infer<typeof mergeSchema>;

export const mergeKind = recordKind('merge', mergeSchema, ({ kept, undoneOn }) => ({
  kept: undoneOn === undefined ? kept : undefined,
}));
