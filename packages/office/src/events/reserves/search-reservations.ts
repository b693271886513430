import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { boardLine, boardLineShape, namesShape } from '../answer-shapes.ts';
import { EVENT_STATES } from '../event.ts';
import { standingBoards } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';
import { boardKind, isUnderReserve } from '../rounds/board.ts';
import { reservedMatches, reservedMatchShape } from './reserved-matches.ts';

const answer = z.strictObject({
  events: z.array(
    z.strictObject({
      event: z.string(),
      name: z.string(),
      state: z.enum(EVENT_STATES),
      /** The last round that is paired: a ruling on an earlier one does not change it. */
      lastRound: z.int(),
      boards: z.array(boardLineShape.extend({ round: z.int() })),
      names: namesShape,
    }),
  ),
  /** Of leagues: boards of a match, or the whole of it. */
  matches: z.array(reservedMatchShape),
});
type Told = z.infer<typeof answer>;

const OVER = ['accepted', 'annulled'];

/** Games and matches under reserve that wait for a ruling, by event and by match (fce-1990, Sub-condicione 6.1). */
export const searchReservations = defineQuestion({
  kind: 'reservation.search',
  input: z.strictObject({}),
  answer,
  ask: async (reading): Promise<Told> => {
    const found = await reading.find(boardKind, { key: 'reserve', equals: 'open' });
    const events: Told['events'] = [];
    for (const event of [...new Set(found.map(({ body }) => body.event))].sort()) {
      const desk = await deskOf(reading, event);
      const { name, state } = desk.event.body;
      const boards = standingBoards(desk).filter(({ body }) => isUnderReserve(body));
      if (boards.length === 0 || OVER.includes(state)) continue;
      const seated = new Set(boards.flatMap(({ body: { white, black } }) => [white, black]));
      events.push({
        event,
        name,
        state,
        lastRound: Math.max(...standingBoards(desk).map(({ body }) => body.round)),
        boards: boards.map((board) => ({ ...boardLine(board, true), round: board.body.round })),
        names: Object.fromEntries(Object.entries(namesOf(desk)).filter(([player]) => seated.has(player))),
      });
    }
    return { events, matches: await reservedMatches(reading) };
  },
});
