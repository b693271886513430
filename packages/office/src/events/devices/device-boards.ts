import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { forbidden, Refused } from '../../kit/refusal.ts';
import { boardLine, boardLineShape, namesShape } from '../answer-shapes.ts';
import { standingBoards, standingRounds } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';
import { roundSchema } from '../rounds/round.ts';
import { deviceBoardsSchema } from './device.ts';

const answer = z.strictObject({
  device: z.string(),
  label: z.string(),
  event: z.string(),
  name: z.string(),
  /** None of a screen for check-in. */
  reach: deviceBoardsSchema.optional(),
  /** The round that is played; none before the first. */
  round: z.strictObject({ round: z.int(), state: roundSchema.shape.state }).optional(),
  boards: z.array(boardLineShape),
  names: namesShape,
});

/** What a telephone has before it: its boards of the round that is played. */
export const deviceBoards = defineQuestion({
  kind: 'device.boards',
  input: z.strictObject({}),
  answer,
  ask: async (reading, _input, { viewer }): Promise<z.infer<typeof answer>> => {
    if (viewer.device === undefined) throw new Refused([forbidden('not-allowed', { act: 'device.boards' })]);
    const { id, label, event, from, to, round: only } = viewer.device;
    const desk = await deskOf(reading, event);
    const rounds = standingRounds(desk).map(({ body }) => body);
    const round = only === undefined ? rounds.at(-1) : rounds.find((each) => each.round === only);
    const boards = standingBoards(desk)
      .filter(
        ({ body }) =>
          body.round === round?.round &&
          from !== undefined &&
          to !== undefined &&
          from <= body.board &&
          body.board <= to,
      )
      .map((board) => boardLine(board, false));
    const shown = new Set(boards.flatMap(({ white, black }) => [white, black]));
    return {
      device: id,
      label,
      event,
      name: desk.event.body.name,
      ...(from !== undefined &&
        to !== undefined && { reach: { from, to, ...(only !== undefined && { round: only }) } }),
      ...(round !== undefined && { round: { round: round.round, state: round.state } }),
      boards,
      names: Object.fromEntries(Object.entries(namesOf(desk)).filter(([player]) => shown.has(player))),
    };
  },
});
