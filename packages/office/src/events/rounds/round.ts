import { TIE_BREAK_PACES } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** How a pair came about, as its system keeps it: only that system reads it. */
export const pairTraceSchema = z.looseObject({});

export const pairSchema = z.strictObject({
  board: z.int().min(1).max(9999),
  white: z.string(),
  black: z.string(),
  /** A tie-break game of a knockout: it decides who goes on and counts for nothing else (D-KO-5). */
  pace: z.enum(TIE_BREAK_PACES).optional(),
});
export type Pair = z.infer<typeof pairSchema>;

/** `paired`: results come in; `closed`: all are there; `undone`: taken back, as if it had not been paired. */
export const ROUND_STATES = ['paired', 'closed', 'undone'] as const;

export const roundSchema = z.strictObject({
  event: z.string(),
  round: z.int().min(1).max(999),
  state: z.enum(ROUND_STATES),
  pairs: z.array(z.strictObject({ ...pairSchema.shape, trace: pairTraceSchema.optional() })),
  byes: z.array(z.strictObject({ player: z.string(), points: z.number() })),
  /** Whose opponent of the schedule has left: they rest without a point (D-OFF-21). */
  free: z.array(z.string()).optional(),
  pairedOn: z.iso.date(),
  /** The pairing of this round fixed the numbers of the entries (Suis 17). */
  fixedNumbers: z.literal(true).optional(),
  /** What the engine had paired, where somebody changed it by hand. */
  engine: z.strictObject({ pairs: z.array(pairSchema), byes: z.array(z.string()) }).optional(),
  byHand: z.array(z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() })).optional(),
});
export type EventRound = z.infer<typeof roundSchema>;

export const roundKind = recordKind('round', roundSchema, (round) => ({ event: round.event }));

export const roundId = (event: string, round: number): string => `${event}/${String(round).padStart(3, '0')}`;
