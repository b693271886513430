import { GAME_KINDS, RESULTS } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';
import { pairSchema, roundId } from './round.ts';

/** A result under reserve: what is in doubt, and the clocks at that moment, until the competition committee rules (Sub-condicione 6.1). */
export const reservationSchema = z.strictObject({
  doubt: z.string().min(1).max(1000),
  /** Minutes on the clocks. */
  whiteClock: z.number().min(0),
  blackClock: z.number().min(0),
  at: z.iso.datetime(),
  ruling: z.string().min(1).optional(),
});

export const outcomeSchema = z.strictObject({
  /** Null takes a result back. */
  result: z.enum(RESULTS).nullable(),
  kind: z.enum(GAME_KINDS).optional(),
  reservation: reservationSchema.omit({ ruling: true }).optional(),
});
export type EnteredOutcome = z.infer<typeof outcomeSchema>;

/** A board of a round: a record of its own, so that two who enter different boards never get into each other's way. */
export const boardSchema = z.strictObject({
  event: z.string(),
  round: z.int().min(1).max(999),
  ...pairSchema.shape,
  result: z.enum(RESULTS).optional(),
  kind: z.enum(GAME_KINDS).optional(),
  reservation: reservationSchema.optional(),
  enteredBy: z.string().optional(),
  /** The telephone that it came from (D-OFF-140). */
  device: z.string().optional(),
});
export type EventBoard = z.infer<typeof boardSchema>;

export const boardKind = recordKind('board', boardSchema, (board) => ({
  event: board.event,
  round: roundId(board.event, board.round),
}));

export const boardId = (event: string, round: number, board: number): string =>
  `${roundId(event, round)}/${String(board).padStart(4, '0')}`;
