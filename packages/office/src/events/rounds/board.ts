import { GAME_KINDS, RESULTS } from '@escala/core';
import { gameFactsByName } from '@escala/regulations';
import { z } from 'zod';
import { commissionVoteSchema } from '../../claims/claim.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { pairSchema, roundId } from './round.ts';

const words = z.string().min(1).max(1000);

/**
 * A game that could not go on, not even under reserve, stops with a sealed move (Sub-condicione 6.2). The move stays in its envelope;
 * the day on which play goes on may be told later (D-OFF-332).
 */
export const suspensionSchema = z.strictObject({ resumesOn: z.iso.date().optional() });

/** What both wrote down when they read the rules differently: what is in doubt, the clocks and the moment (Sub-condicione 6.1). */
export const reserveDoubtSchema = z.strictObject({
  doubt: words,
  /** Minutes on the clocks. */
  whiteClock: z.number().min(0),
  blackClock: z.number().min(0),
  at: z.iso.datetime(),
  /** With the versions of both. */
  suspended: suspensionSchema.extend({ white: words, black: words }).optional(),
});

/** A game under reserve, until the competition committee rules. */
const reservationSchema = reserveDoubtSchema.extend({
  ruling: z.string().min(1).optional(),
  ruledOn: z.iso.date().optional(),
  vote: commissionVoteSchema.optional(),
});

export const outcomeSchema = z.strictObject({
  /** Null takes a result back. */
  result: z.enum(RESULTS).nullable(),
  kind: z.enum(GAME_KINDS).optional(),
  /** The game is played under reserve from now on; left out, it is as it was (D-OFF-230). */
  reservation: reserveDoubtSchema.optional(),
});
export type EnteredOutcome = z.infer<typeof outcomeSchema>;

/** It is so, or nothing is said. */
const gameFactsSchema = z.strictObject(
  Object.fromEntries([...gameFactsByName.keys()].map((fact) => [fact, z.literal(true).optional()])),
);

/** As somebody tells them: also that it is not so. */
export const toldGameFactsSchema = z.strictObject(
  Object.fromEntries([...gameFactsByName.keys()].map((fact) => [fact, z.boolean().optional()])),
);

/** A board of a round: a record of its own, so that two who enter different boards never get into each other's way. */
export const boardSchema = z.strictObject({
  event: z.string(),
  round: z.int().min(1).max(999),
  ...pairSchema.shape,
  result: z.enum(RESULTS).optional(),
  kind: z.enum(GAME_KINDS).optional(),
  /** What only one of the rating books looks at in a game. */
  ratingFacts: gameFactsSchema.optional(),
  reservation: reservationSchema.optional(),
  enteredBy: z.string().optional(),
  /** The telephone that it came from (D-OFF-140). */
  device: z.string().optional(),
});
export type EventBoard = z.infer<typeof boardSchema>;

export const boardKind = recordKind('board', boardSchema, (board) => ({
  event: board.event,
  round: roundId(board.event, board.round),
  /** For the games that wait for a ruling. */
  reserve: isUnderReserve(board) ? 'open' : undefined,
}));

/** Nobody has ruled yet: whatever the result is, the ruling may change it. */
export function isUnderReserve({ reservation }: Pick<EventBoard, 'reservation'>): boolean {
  return reservation !== undefined && reservation.ruling === undefined;
}

/** It waits for play to go on, or for a ruling. */
export function isSuspended({ reservation, result }: Pick<EventBoard, 'reservation' | 'result'>): boolean {
  return result === undefined && reservation?.suspended !== undefined && reservation.ruling === undefined;
}

export const boardId = (event: string, round: number, board: number): string =>
  `${roundId(event, round)}/${String(board).padStart(4, '0')}`;
