import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A fact the kept player took over: its place, and its values before and after. */
export const takenFactSchema = z.strictObject({
  path: z.array(z.string()).min(1),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type TakenFact = z.infer<typeof takenFactSchema>;

/** A merged player, under the id of the duplicate. Undoing it gives back the facts taken over. */
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

/** Two players who look alike but are two persons (D-OFF-220), under both ids. Cancelling it keeps it on record. */
export const keptApartSchema = z.strictObject({
  players: z.tuple([z.string(), z.string()]),
  on: z.iso.date(),
  reason: z.string(),
  undoneOn: z.iso.date().optional(),
});
export type KeptApart = z.infer<typeof keptApartSchema>;

export const keptApartKind = recordKind('kept-apart', keptApartSchema, ({ players, undoneOn }) => ({
  player: undoneOn === undefined ? players : undefined,
}));

/** The same pair in either order. */
export function pairOf(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one];
}

export const pairId = (one: string, other: string): string => pairOf(one, other).join('/');
