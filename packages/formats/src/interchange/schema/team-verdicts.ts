import { COLOURS, MATCH_RESULTS } from '@escala/core';
import { teamCompetitions } from '@escala/regulations';
import * as z from 'zod';
import { amount, count, id, name, year } from './fields.ts';
import { reason, regulation, verdict } from './verdict.ts';

const season = year.exactOptional().describe('Season.');

const orderedPlayer = z
  .strictObject({
    place: z.int().min(1).describe('Place in the order of strength, from 1.'),
    id: id.describe('Id of the player.'),
    number: name.describe('Number on the list.'),
    name: name.exactOptional().describe('Name, for display.'),
    category: name.exactOptional().describe('Category.'),
    nationality: name.exactOptional().describe('Country code.'),
    team: id.nullable().describe('Team in which the player is a regular; null after the last regular.'),
  })
  .meta({ id: 'orderedPlayer', description: 'A player in the order of the list.' });

const judgedTeam = z
  .strictObject({
    id: id.describe('Letter of the team.'),
    competition: z.enum(teamCompetitions).describe('Competition in which it plays.'),
    boards: count.describe('Boards per match.'),
    size: count.describe('Number of players in the team, including any reserve.'),
    first: count.describe('List number of its first regular.'),
    last: count.describe('List number of its last regular.'),
    regulars: z.array(id).describe('Ids of its regulars, including bis numbers.'),
  })
  .meta({ id: 'judgedTeam', description: 'A team with its regulars.' });

/** `escala/team-list-verdict@1`. */
export const teamListVerdict = z.strictObject({
  format: z.literal('escala/team-list-verdict@1').describe('Format of the document.'),
  regulation,
  club: name.describe('Name of the club.'),
  season,
  verdict,
  players: z.array(orderedPlayer).describe('The list, strongest first; players without a number are left out.'),
  teams: z.array(judgedTeam).describe('The teams of the championship.'),
  cupTeams: z.array(judgedTeam).describe('The teams that the club may have in the cup.'),
  reasons: z.array(reason).describe('Problems with the list; empty if there are none.'),
  remarks: z.array(reason).describe('Teams with fewer regulars than boards; the list is valid all the same.'),
});

const judgedBoard = z
  .strictObject({
    board: z.int().min(1).describe('Number of the board.'),
    colour: z.enum(COLOURS).describe('Colour of the team on this board.'),
    player: id.nullable().describe('Id of the player; null if nobody plays.'),
    number: name.nullable().describe('Number on the list; null if there is none.'),
  })
  .meta({ id: 'judgedBoard', description: 'A board of the sheet.' });

const judgedSide = z
  .strictObject({
    club: name.describe('Name of the club.'),
    team: id.describe('The team.'),
    verdict,
    boards: z.array(judgedBoard).describe('The sheet, board by board.'),
    reasons: z.array(reason).describe('Every condition of the line-up.'),
    listReasons: z.array(reason).describe('Problems with the club’s list.'),
  })
  .meta({ id: 'judgedSide', description: 'A line-up with its verdict.' });

const bySide = z
  .strictObject({
    home: amount.describe('Points of the home team.'),
    away: amount.describe('Points of the away team.'),
  })
  .meta({ id: 'bySide', description: 'Points of both teams.' });

const match = z
  .strictObject({
    boardPoints: bySide,
    points: bySide.nullable().describe('Points awarded for the match; null while open games can change them.'),
    awarded: z
      .enum(MATCH_RESULTS)
      .exactOptional()
      .describe('Result awarded because of a wrong line-up or an absent team.'),
    openBoards: z.array(z.int().min(1)).describe('Boards whose games are still being played.'),
    openBoardsDecide: z.boolean().describe('Whether those games can still change the points for the match.'),
    reasons: z.array(reason).describe('How the line-ups affect the match.'),
  })
  .meta({ id: 'matchVerdict', description: 'Result of a match: board points, and points awarded for the match.' });

/** `escala/line-up-verdict@1`. */
export const lineUpVerdict = z.strictObject({
  format: z.literal('escala/line-up-verdict@1').describe('Format of the document.'),
  regulation,
  season,
  round: z.int().min(1).describe('Number of the round.'),
  home: judgedSide,
  away: judgedSide.exactOptional(),
  match: match.exactOptional(),
});
