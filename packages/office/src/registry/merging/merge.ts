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

/** Two players who look like one and are two persons (D-OFF-220), under both ids. Taking it back leaves it on record. */
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

/** The same two are the same pair, whoever is named first. */
export function pairOf(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one];
}

export const pairId = (one: string, other: string): string => pairOf(one, other).join('/');
