import { SIDES } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { matchAct } from '../matches/match-act.ts';
import { type MatchReserve, matchReserveId, matchReserveKind } from './match-reserve.ts';
import {
  reserveCited,
  reserveConflict,
  reserveMissing,
  reserveOf,
  ruledReserve,
  withoutWords,
} from './match-reserves.ts';

/**
 * A club takes its reserve back: the clubs agree after all, or it was a mistake. The other club's words stay
 * (D-OFF-330).
 */
export const releaseActa = matchAct({
  kind: 'acta.release',
  command: z.strictObject({
    match: z.string(),
    side: z.enum(SIDES),
    board: z.int().min(1).optional(),
    /** Version of the reserve. */
    version: z.int().min(1),
  }),
  reason: 'required',
  outcome: z.strictObject({ match: z.string(), version: z.int(), open: z.boolean() }),
  decide: ({ desk }, asked, { actor, today, reason }) => {
    const { board, side, version, match: id } = asked;
    const present = reserveOf(desk, board);
    if (present === undefined) return refuse(reserveMissing(desk, board));
    const refused = [...reserveConflict(present, version, asked), ...ruledReserve(desk, present)];
    if (present.body.said[side] === undefined)
      refused.push(invalid('reserve-of-other', { side }, { field: 'side', ...reserveCited(desk) }));
    if (refused.length > 0) return refuse(...refused);
    const left = withoutWords(present.body, side);
    const open = Object.keys(left.said).length > 0;
    const body: MatchReserve = open
      ? left
      : { ...present.body, released: { by: actor.account, side, on: today, reason: reason ?? '' } };
    return {
      changes: [put(matchReserveKind, matchReserveId(id, board), present.version, body)],
      outcome: { match: id, version: present.version + 1, open },
    };
  },
});
