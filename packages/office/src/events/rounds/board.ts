import { GAME_KINDS, RESULTS } from '@escala/core';
import { gameFactsByName } from '@escala/regulations';
import { z } from 'zod';
import { commissionVoteSchema } from '../../claims/claim.ts';
import { recordKind } from '../../kit/record-kind.ts';
import type { SeenFields } from '../../kit/seen-by.ts';
import { receivedSchema } from '../entries/entry.ts';
import { pairSchema, roundId } from './round.ts';

const words = z.string().min(1).max(1000);

/**
 * A game that could not continue, not even under reserve, is adjourned with a sealed move (Sub-condicione 6.2). The
 * move stays in its envelope; the day of resumption may be set later (D-OFF-332).
 */
export const suspensionSchema = z.strictObject({ resumesOn: z.iso.date().optional() });

/**
 * What both players wrote down when they disagreed on the rules: the doubt, the clocks and the moment (Sub-condicione
 * 6.1).
 */
export const reserveDoubtSchema = z.strictObject({
  doubt: words,
  /** Minutes on the clocks. */
  whiteClock: z.number().min(0),
  blackClock: z.number().min(0),
  at: z.iso.datetime(),
  /** With both players' versions. */
  suspended: suspensionSchema.extend({ white: words, black: words }).optional(),
});

/** A game under reserve, until the competition committee rules on it. */
const reservationSchema = reserveDoubtSchema.extend({
  ruling: z.string().min(1).optional(),
  ruledOn: z.iso.date().optional(),
  vote: commissionVoteSchema.optional(),
});

/** The fields of a command that name a board as it was seen. */
export const boardAddress = {
  event: z.string(),
  round: z.int().min(1),
  board: z.int().min(1),
  /** Version of the board. */
  version: z.int().min(1),
};

export const outcomeSchema = z.strictObject({
  /** Null takes a result back. */
  result: z.enum(RESULTS).nullable(),
  kind: z.enum(GAME_KINDS).optional(),
  /** The game is under reserve from now on; left out: unchanged (D-OFF-230). */
  reservation: reserveDoubtSchema.optional(),
});
export type EnteredOutcome = z.infer<typeof outcomeSchema>;

/** True or absent. */
const gameFactsSchema = z.strictObject(
  Object.fromEntries([...gameFactsByName.keys()].map((fact) => [fact, z.literal(true).optional()])),
);

/** As given in commands: may also be false. */
export const toldGameFactsSchema = z.strictObject(
  Object.fromEntries([...gameFactsByName.keys()].map((fact) => [fact, z.boolean().optional()])),
);

/** A board of a round: a separate record, so that entering different boards never conflicts. */
export const boardSchema = z.strictObject({
  event: z.string(),
  round: z.int().min(1).max(999),
  ...pairSchema.shape,
  result: z.enum(RESULTS).optional(),
  kind: z.enum(GAME_KINDS).optional(),
  /** Facts about the game needed by only one rating book. */
  ratingFacts: gameFactsSchema.optional(),
  reservation: reservationSchema.optional(),
  enteredBy: z.string().optional(),
  /** The phone it was entered on (D-OFF-140). */
  device: z.string().optional(),
  received: receivedSchema,
});
export type EventBoard = z.infer<typeof boardSchema>;

/** Who sees each field of a board: what is in doubt and the clocks are for the desk and for those who rule (D-OFF-232). */
export const BOARD_SEEN = {
  event: 'everybody',
  round: 'everybody',
  board: 'everybody',
  white: 'everybody',
  black: 'everybody',
  pace: 'everybody',
  result: 'everybody',
  kind: 'everybody',
  ratingFacts: 'everybody',
  reservation: 'desk',
  enteredBy: 'desk',
  device: 'desk',
  received: 'desk',
} as const satisfies SeenFields<EventBoard>;

export const boardKind = recordKind('board', boardSchema, (board) => ({
  event: board.event,
  round: roundId(board.event, board.round),
  /** For finding games that await a ruling. */
  reserve: isUnderReserve(board) ? 'open' : undefined,
}));

/** No ruling yet: whatever the result, a ruling may change it. */
export function isUnderReserve({ reservation }: Pick<EventBoard, 'reservation'>): boolean {
  return reservation !== undefined && reservation.ruling === undefined;
}

/** Awaits resumption or a ruling. */
export function isSuspended({ reservation, result }: Pick<EventBoard, 'reservation' | 'result'>): boolean {
  return result === undefined && reservation?.suspended !== undefined && reservation.ruling === undefined;
}

export const boardId = (event: string, round: number, board: number): string =>
  `${roundId(event, round)}/${String(board).padStart(4, '0')}`;
