import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

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
