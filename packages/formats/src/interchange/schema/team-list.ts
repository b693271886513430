import { RESULTS } from '@escala/core';
import { teamCompetitions } from '@escala/regulations';
import * as z from 'zod';
import { id, name, round, year } from './fields.ts';

const listedPlayer = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    number: name.describe('Number on the list: 7, 7 bis, 0 bis.'),
    name: name.optional().describe('Name, for display.'),
    category: name.optional().describe('Category: preferent, first, second, third, or as the federation writes them.'),
    nationality: name.optional().describe('Country code; absent: not a foreigner.'),
  })
  .meta({ id: 'listedPlayer', description: 'A player on the list of a club.' });

const clubTeam = z
  .strictObject({
    id: id.describe('Letter of the team.'),
    competition: z.enum(teamCompetitions).describe('Competition in which it plays.'),
    boards: z.int().min(1).max(99).optional().describe('Boards per match, if the delegation sets its own number.'),
  })
  .meta({ id: 'clubTeam', description: 'A team of a club.' });

/** What a club brings to a team competition. */
export const clubFields = {
  club: name.describe('Name of the club.'),
  players: z
    .array(listedPlayer)
    .describe('All players on the list, in any order; the numbers give the order of strength.'),
  teams: z.array(clubTeam).describe('The teams of the club, the first team first.'),
};

export const season = year.optional().describe('Season; absent: the regulation as first in force.');

/** `escala/team-list@1`. */
export const teamList = z
  .strictObject({
    format: z.literal('escala/team-list@1').describe('Format of the document.'),
    club: clubFields.club,
    season,
    players: clubFields.players,
    teams: clubFields.teams,
  })
  .describe('The players of a club by strength, and its teams.');

export type TeamListDocument = z.infer<typeof teamList>;

const board = z.int().min(1).max(99);

const substitution = z
  .strictObject({
    board: board.describe('Board on which the player was replaced.'),
    player: id.describe('Id of the player who came in.'),
    minute: z.int().min(0).max(999).describe('Minutes after the official starting time.'),
  })
  .meta({ id: 'substitution', description: 'A change of players after the start.' });

const otherSheet = z
  .strictObject({
    team: id.describe('The other team of the club.'),
    players: z.array(id).describe('Ids of all players on its sheet.'),
  })
  .meta({ id: 'otherSheet', description: 'The sheet of another match of the same round.' });

const side = z
  .strictObject({
    ...clubFields,
    team: id.describe('The team that plays: its letter, or A-1 and A-2 for the teams of the cup.'),
    boards: z.array(id.nullable()).describe('Ids of the players, board by board; null if nobody plays.'),
    reserve: id.optional().describe('The fifth player of a cup team.'),
    substitutions: z.array(substitution).optional().describe('Changes after the start.'),
    otherSheets: z.array(otherSheet).optional().describe('Sheets of the club’s other matches of the round.'),
  })
  .meta({ id: 'sideOfMatch', description: 'A team, with its club’s list and the sheet that it handed in.' });

/** `escala/line-up@1`. */
export const lineUp = z
  .strictObject({
    format: z.literal('escala/line-up@1').describe('Format of the document.'),
    season,
    round: round.describe('Number of the round.'),
    scoring: z
      .enum(['match-points', 'olympic'])
      .optional()
      .describe('What a match is worth: match-points (default), one point; olympic, the points of its boards.'),
    boards: board
      .optional()
      .describe('Boards of the match, if not as many as its teams usually have: a final between delegations.'),
    home: side,
    away: side.optional(),
    results: z
      .array(z.enum(RESULTS).nullable())
      .optional()
      .describe('Results board by board, White’s points first; null while the game is being played.'),
  })
  .describe('The line-ups of a match, and its results once there are any.');

export type LineUpDocument = z.infer<typeof lineUp>;
