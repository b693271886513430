import { RESULTS } from '@escala/core';
import * as z from 'zod';
import { id, round } from './fields.ts';
import { clubFields, season } from './team-list.ts';

const board = z.int().min(1).max(99);

const substitution = z
  .strictObject({
    board: board.describe('Board on which the player was replaced.'),
    player: id.describe('Id of the player who came in.'),
    minute: z.int().min(0).max(999).describe('Minutes since the official hour.'),
  })
  .meta({ id: 'substitution', description: 'A change of players after the start.' });

const otherSheet = z
  .strictObject({
    team: id.describe('The other team of the club.'),
    players: z.array(id).describe('Ids of everybody on its sheet.'),
  })
  .meta({ id: 'otherSheet', description: 'The sheet of another match of the same round.' });

const side = z
  .strictObject({
    ...clubFields,
    team: id.describe('The team that plays: its letter, or A-1 and A-2 for the teams of the cup.'),
    boards: z.array(id.nullable()).describe('Ids of the players, board by board; null where nobody plays.'),
    reserve: id.optional().describe('The fifth player of a cup team.'),
    substitutions: z.array(substitution).optional().describe('Changes after the start.'),
    otherSheets: z.array(otherSheet).optional().describe('Sheets of the club’s other matches of the round.'),
  })
  .meta({ id: 'sideOfMatch', description: 'A team with its club’s list and the sheet that it handed over.' });

/** `escala/line-up@1`. */
export const lineUp = z
  .strictObject({
    format: z.literal('escala/line-up@1').describe('Format of the document.'),
    season,
    round: round.describe('Number of the round.'),
    scoring: z
      .enum(['match-points', 'olympic'])
      .optional()
      .describe('What a match is worth: a point (where nothing is said), or the points of its boards.'),
    home: side,
    away: side.optional(),
    results: z
      .array(z.enum(RESULTS).nullable())
      .optional()
      .describe('Results board by board, White’s points first; null while the game is being played.'),
  })
  .describe('The line-ups of a match, and its results once there are any.');

export type LineUpDocument = z.infer<typeof lineUp>;
