import { SIDES } from '@escala/core';
import { z } from 'zod';
import { cited } from '../../events/book-of-event.ts';
import { eventKind } from '../../events/event.ts';
import { eventScope } from '../../events/event-desk.ts';
import { reserveDoubtSchema, suspensionSchema } from '../../events/rounds/board.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { matchUnknown } from '../leagues/league-act.ts';
import { loadMatch, type MatchDesk } from '../matches/match-desk.ts';
import { type MatchReserve, matchReserveId, matchReserveKind } from './match-reserve.ts';
import { reserveCited, reserveConflict, reserveOf, reserveVersion, ruledReserve } from './match-reserves.ts';

const { doubt, whiteClock, blackClock, at } = reserveDoubtSchema.shape;
const command = z.strictObject({
  match: z.string(),
  /** The club for which it is written. */
  side: z.enum(SIDES),
  /** By default the whole match. */
  board: z.int().min(1).optional(),
  /** Version of the reserve; 0 if there is none yet. */
  version: z.int().min(0),
  doubt,
  whiteClock: whiteClock.optional(),
  blackClock: blackClock.optional(),
  at,
  /** The game could not continue (Sub-condicione 6.2). */
  suspended: suspensionSchema.optional(),
});
type Asked = z.infer<typeof command>;

/**
 * Puts a board, or the whole match, under reserve: what is written on the back of the acta, before the acta is sent or
 * until it is settled (Sub-condicione 6.1). Each club writes its own version (D-OFF-330).
 */
export const reserveActa = defineAct({
  kind: 'acta.reserve',
  command,
  outcome: z.strictObject({ match: z.string(), version: z.int() }),
  subject: ({ match }) => ({ kind: 'match', id: match }),
  load: async (reading, { match }) => {
    const desk = await loadMatch(reading, match);
    const events = desk && (await reading.find(eventKind, { key: 'league', equals: desk.league.id }, { limit: 1 }));
    return { desk, event: events?.[0] };
  },
  scope: ({ desk, event }, { side }) => ({ club: desk?.sides[side].team.body.club, ...eventScope(event) }),
  decide: ({ desk }, asked, terms) => {
    if (desk === undefined) return refuse(matchUnknown(asked.match));
    const { board, version, side, match: id } = asked;
    const present = reserveOf(desk, board);
    const refused = [
      ...placeRefusals(desk, asked),
      ...reserveConflict(present, version, asked),
      ...(present === undefined ? [] : ruledReserve(desk, present)),
    ];
    if (asked.at > terms.at) refused.push(invalid('reserve-ahead', { at: asked.at }, { field: 'at' }));
    if (refused.length > 0) return refuse(...refused);
    const body: MatchReserve = {
      league: desk.league.id,
      match: id,
      round: desk.match.body.round,
      ...(board !== undefined && { board }),
      said: { ...present?.body.said, [side]: asked.doubt },
      ...(board !== undefined && { whiteClock: asked.whiteClock, blackClock: asked.blackClock }),
      at: asked.at,
      ...(asked.suspended !== undefined && { suspended: asked.suspended }),
    };
    const before = reserveVersion(desk, board);
    return {
      changes: [put(matchReserveKind, matchReserveId(id, board), before, body)],
      outcome: { match: id, version: before + 1 },
    };
  },
});

function placeRefusals(desk: MatchDesk, asked: Asked): Refusal[] {
  const { match, league, acta } = desk;
  const { board, whiteClock: white, blackClock: black, suspended } = asked;
  const refused: Refusal[] = [];
  // A club that signed without objecting has agreed; what is wrong then needs a ruling (D-OFF-331).
  if (acta?.body.confirmedBy !== undefined || match.body.ruling !== undefined)
    refused.push(invalid('reserve-late', {}, { field: 'match', ...reserveCited(desk) }));
  if (board !== undefined && board > league.body.boards)
    refused.push(missing('board-unknown', { round: match.body.round, board }, { field: 'board' }));
  if (board !== undefined && (white === undefined || black === undefined))
    refused.push(
      invalid(
        'reserve-clocks',
        { board },
        { field: white === undefined ? 'whiteClock' : 'blackClock', ...reserveCited(desk) },
      ),
    );
  if (suspended !== undefined && (board === undefined || acta !== undefined))
    refused.push(invalid('reserve-not-suspended', {}, { field: 'suspended', ...cited(league.body, 'sealed-move') }));
  return refused;
}
