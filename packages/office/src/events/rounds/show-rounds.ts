import { z } from 'zod';
import { mayPerform } from '../../access/roles.ts';
import { defineQuestion } from '../../kit/question.ts';
import { boardLine, boardLineShape, namesShape } from '../answer-shapes.ts';
import { standingBoards, standingRounds } from '../event-desk.ts';
import { deskOf, namesOf, roundUnknown, runs } from '../event-seen.ts';
import { roundDifferenceSchema, roundDifferences } from '../reports/round-differences.ts';
import { roundSchema } from './round.ts';

const { round, state, pairedOn, byes, free, byHand } = roundSchema.shape;
/** The rounds of an event with their boards, or a single round. */
export const showRounds = defineQuestion({
  kind: 'event.rounds',
  input: z.strictObject({ event: z.string(), round: round.optional() }),
  answer: z.strictObject({
    rounds: z.array(
      z.strictObject({
        round,
        version: z.int(),
        state,
        pairedOn,
        boards: z.array(boardLineShape),
        byes,
        free,
        /** How it differs from the engine's, if it was changed by hand. */
        differences: z.array(roundDifferenceSchema),
        /** Who changed it and why, for those who run the event. */
        byHand,
      }),
    ),
    names: namesShape,
  }),
  ask: async (reading, asked, { viewer }) => {
    const desk = await deskOf(reading, asked.event);
    const rounds = standingRounds(desk).filter(({ body }) => asked.round === undefined || body.round === asked.round);
    if (asked.round !== undefined && rounds.length === 0) throw roundUnknown(asked.round);
    const boards = standingBoards(desk);
    const isDesk = runs(viewer, desk);
    const seesDoubt = isDesk || mayPerform(viewer, 'result.rule', {});
    return {
      rounds: rounds.map(({ version, body }) => ({
        round: body.round,
        version,
        state: body.state,
        pairedOn: body.pairedOn,
        boards: boards.filter((each) => each.body.round === body.round).map((board) => boardLine(board, seesDoubt)),
        byes: body.byes,
        free: body.free,
        differences: roundDifferences(body),
        ...(isDesk && { byHand: body.byHand }),
      })),
      names: namesOf(desk),
    };
  },
});
