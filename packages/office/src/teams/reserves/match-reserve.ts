import { GAME_KINDS, RESULTS, SIDES } from '@escala/core';
import { z } from 'zod';
import { commissionVoteSchema } from '../../claims/claim.ts';
import { reserveDoubtSchema, suspensionSchema } from '../../events/rounds/board.ts';
import { recordKind } from '../../kit/record-kind.ts';
import type { Kept } from '../../ports.ts';

const words = reserveDoubtSchema.shape.doubt;

/**
 * What is written on the back of an acta: a board of the match, or the whole match, is under reserve (fce-1990,
 * Sub-condicione 6.1).
 */
const matchReserveSchema = z.strictObject({
  league: z.string(),
  match: z.string(),
  round: z.int().min(1),
  /** Absent for the whole match. */
  board: z.int().min(1).max(99).optional(),
  /** Each club's reading; at least one is given (D-OFF-330). */
  said: z.strictObject({ home: words.optional(), away: words.optional() }),
  /** Minutes on the clocks, for a board. */
  whiteClock: reserveDoubtSchema.shape.whiteClock.optional(),
  blackClock: reserveDoubtSchema.shape.blackClock.optional(),
  at: z.iso.datetime(),
  suspended: suspensionSchema.optional(),
  ruling: z
    .strictObject({
      text: z.string().min(1),
      by: z.string(),
      on: z.iso.date(),
      /**
       * For a board, White's points first; for a match, the home team's. Absent if the boards of the match keep their
       * results.
       */
      result: z.enum(RESULTS).optional(),
      kind: z.enum(GAME_KINDS).optional(),
      vote: commissionVoteSchema.optional(),
    })
    .optional(),
  /** Taken back: the clubs agree after all, or it was a mistake. */
  released: z.strictObject({ by: z.string(), side: z.enum(SIDES), on: z.iso.date(), reason: z.string() }).optional(),
});
export type MatchReserve = z.infer<typeof matchReserveSchema>;

export const matchReserveKind = recordKind('match-reserve', matchReserveSchema, (reserve) => ({
  league: reserve.league,
  match: reserve.match,
  /** For finding those awaiting a ruling. */
  reserve: isReserveOpen(reserve) ? 'open' : undefined,
}));

/** Still open: no ruling yet, and not taken back. */
export function isReserveOpen({ ruling, released }: Pick<MatchReserve, 'ruling' | 'released'>): boolean {
  return ruling === undefined && released === undefined;
}

/** Under the match's id; board 0 is the whole match. */
export const matchReserveId = (match: string, board = 0): string => `${match}/${String(board).padStart(3, '0')}`;

const { board, said, whiteClock, blackClock, at, suspended, ruling } = matchReserveSchema.shape;
export const matchReserveShape = z.strictObject({
  /** Absent for the whole match. */
  board,
  version: z.int(),
  open: z.boolean(),
  suspended,
  /** Only for the two clubs and those who rule (D-OFF-232). */
  told: z
    .strictObject({ said, whiteClock, blackClock, at, ruling: ruling.unwrap().omit({ by: true }).optional() })
    .optional(),
});
type ShownReserve = z.infer<typeof matchReserveShape>;

/** The whole match first, then by board. */
export function shownReserves(reserves: readonly Kept<MatchReserve>[], seesDoubt: boolean): ShownReserve[] {
  return reserves
    .filter(({ body }) => body.released === undefined)
    .map((reserve) => shownReserve(reserve, seesDoubt))
    .sort((a, b) => (a.board ?? 0) - (b.board ?? 0));
}

export function shownReserve({ version, body }: Kept<MatchReserve>, seesDoubt: boolean): ShownReserve {
  const { by: _by, ...ruled } = body.ruling ?? {};
  const told = {
    said: body.said,
    whiteClock: body.whiteClock,
    blackClock: body.blackClock,
    at: body.at,
    ...(body.ruling !== undefined && { ruling: ruled as Omit<typeof body.ruling, 'by'> }),
  };
  return {
    ...(body.board !== undefined && { board: body.board }),
    version,
    open: isReserveOpen(body),
    ...(body.suspended !== undefined && { suspended: body.suspended }),
    ...(seesDoubt && { told }),
  };
}
