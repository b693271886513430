import { RESULTS } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { namesShape } from '../answer-shapes.ts';
import { standingBoards } from '../event-desk.ts';
import { deskOf, namesOf, runs } from '../event-seen.ts';
import { keepGames, readGamesSchema } from './keep-games.ts';
import { keptGames } from './kept-games.ts';

/** The games kept with an event. */
export const eventGames = defineQuestion({
  kind: 'event.games',
  input: z.strictObject({ event: z.string(), round: z.int().min(1).optional(), moves: z.boolean().optional() }),
  answer: z.strictObject({
    games: z.array(
      z.strictObject({
        round: z.int(),
        board: z.int(),
        white: z.string(),
        black: z.string(),
        /** The result on record. */
        result: z.enum(RESULTS).exactOptional(),
        /** The result after the moves, as in the file. */
        told: z.enum(RESULTS).exactOptional(),
        plies: z.int(),
        /** If asked for. */
        moves: z.string().exactOptional(),
      }),
    ),
    names: namesShape,
    /** The outcome of the last file, for those who run the event. */
    lastFile: readGamesSchema.exactOptional(),
  }),
  ask: async (reading, asked, { viewer }) => {
    const desk = await deskOf(reading, asked.event);
    const boards = standingBoards(desk).filter(({ body }) => asked.round === undefined || body.round === asked.round);
    const results = new Map(boards.map(({ body }) => [`${body.round}/${body.board}`, body.result]));
    const kept = await keptGames(
      reading,
      asked.event,
      boards.map(({ body }) => body),
    );
    const subject = { kind: 'event', id: asked.event };
    const [last] = runs(viewer, desk) ? await reading.acts({ kind: keepGames.kind, subject, limit: 1 }) : [];
    return {
      games: kept.map(({ moves, result: told, ...game }) => {
        const result = results.get(`${game.round}/${game.board}`);
        return { ...game, ...(result && { result }), ...(told && { told }), ...(asked.moves && { moves }) };
      }),
      names: namesOf(desk),
      ...(last && { lastFile: last.outcome as z.infer<typeof readGamesSchema> }),
    };
  },
});
