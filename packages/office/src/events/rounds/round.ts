import { TIE_BREAK_PACES } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { receivedSchema } from '../entries/entry.ts';

/** How a pair was found, as kept by its system; only that system reads it. */
export const pairTraceSchema = z.looseObject({});

export const pairSchema = z.strictObject({
  board: z.int().min(1).max(9999),
  white: z.string(),
  black: z.string(),
  /** A tie-break game of a knockout: it decides who advances and counts for nothing else (D-KO-5). */
  pace: z.enum(TIE_BREAK_PACES).optional(),
});
export type Pair = z.infer<typeof pairSchema>;

/** `paired`: results are being entered; `closed`: all are in; `undone`: taken back, as if never paired. */
export const ROUND_STATES = ['paired', 'closed', 'undone'] as const;

export const roundSchema = z.strictObject({
  event: z.string(),
  round: z.int().min(1).max(999),
  state: z.enum(ROUND_STATES),
  pairs: z.array(z.strictObject({ ...pairSchema.shape, trace: pairTraceSchema.optional() })),
  byes: z.array(z.strictObject({ player: z.string(), points: z.number() })),
  /** Players whose scheduled opponent withdrew: they have no game and no point (D-OFF-21). */
  free: z.array(z.string()).optional(),
  pairedOn: z.iso.date(),
  /** Pairing this round fixed the entries' numbers (Suis 17). */
  fixedNumbers: z.literal(true).optional(),
  /** The engine's pairing, if it was changed by hand. */
  engine: z.strictObject({ pairs: z.array(pairSchema), byes: z.array(z.string()) }).optional(),
  byHand: z.array(z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() })).optional(),
  received: receivedSchema,
});
export type EventRound = z.infer<typeof roundSchema>;

export const roundKind = recordKind('round', roundSchema, (round) => ({ event: round.event }));

export const roundId = (event: string, round: number): string => `${event}/${String(round).padStart(3, '0')}`;
