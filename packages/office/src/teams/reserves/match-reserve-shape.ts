import { z } from 'zod';
import type { Kept } from '../../ports.ts';
import { isReserveOpen, type MatchReserve, matchReserveSchema } from './match-reserve.ts';

const { board, said, whiteClock, blackClock, at, suspended, ruling } = matchReserveSchema.shape;
export const matchReserveShape = z.strictObject({
  /** Absent where it is the whole match. */
  board,
  version: z.int(),
  open: z.boolean(),
  suspended,
  /** For the two clubs and whoever rules (D-OFF-232). */
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
