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
    name: name.exactOptional().describe('Name, for people to read.'),
    category: name.exactOptional().describe('Category.'),
    nationality: name.exactOptional().describe('Country code.'),
    team: id.nullable().describe('Team in which the player is regular; null after the last of them.'),
  })
  .meta({ id: 'orderedPlayer', description: 'A player in the order of the list.' });

const judgedTeam = z
  .strictObject({
    id: id.describe('Letter of the team.'),
    competition: z.enum(teamCompetitions).describe('Where it plays.'),
    boards: count.describe('Boards of a match.'),
    size: count.describe('Players who make the team, a reserve with them.'),
    first: count.describe('First number of its regulars.'),
    last: count.describe('Last number of its regulars.'),
    regulars: z.array(id).describe('Ids of its regulars, bis numbers with them.'),
  })
  .meta({ id: 'judgedTeam', description: 'A team with its regulars.' });

/** `escala/team-list-verdict@1`. */
export const teamListVerdict = z.strictObject({
  format: z.literal('escala/team-list-verdict@1').describe('Format of the document.'),
  regulation,
  club: name.describe('Name of the club.'),
  season,
  verdict,
  players: z.array(orderedPlayer).describe('The list, the strongest first; who has no number is left out.'),
  teams: z.array(judgedTeam).describe('The teams of the championship.'),
  cupTeams: z.array(judgedTeam).describe('The teams that the club may have in the cup.'),
  reasons: z.array(reason).describe('What stands against the list; none if all is well.'),
  remarks: z.array(reason).describe('Teams with fewer regulars than boards; the list is in order all the same.'),
});

const judgedBoard = z
  .strictObject({
    board: z.int().min(1).describe('Number of the board.'),
    colour: z.enum(COLOURS).describe('Colour of the team on this board.'),
    player: id.nullable().describe('Id of the player; null where nobody plays.'),
    number: name.nullable().describe('Number on the list; null where there is none.'),
  })
  .meta({ id: 'judgedBoard', description: 'A board of the sheet.' });

const judgedSide = z
  .strictObject({
    club: name.describe('Name of the club.'),
    team: id.describe('The team.'),
    verdict,
    boards: z.array(judgedBoard).describe('The sheet, board by board.'),
    reasons: z.array(reason).describe('Every condition of the line-up.'),
    listReasons: z.array(reason).describe('What stands against the list of the club.'),
  })
  .meta({ id: 'judgedSide', description: 'A line-up with its verdict.' });

const bySide = z
  .strictObject({ home: amount.describe('Of the home team.'), away: amount.describe('Of the visitors.') })
  .meta({ id: 'bySide', description: 'Points of both teams.' });

const match = z
  .strictObject({
    boardPoints: bySide,
    points: bySide.nullable().describe('What the match is worth; null while open games still decide it.'),
    awarded: z
      .enum(MATCH_RESULTS)
      .exactOptional()
      .describe('Result that stands because of a wrong line-up or an absent team.'),
    openBoards: z.array(z.int().min(1)).describe('Boards whose games are being played.'),
    openBoardsDecide: z.boolean().describe('Whether they still decide what the match is worth.'),
    reasons: z.array(reason).describe('What the line-ups do to the match.'),
  })
  .meta({ id: 'matchVerdict', description: 'The result: points of the boards, and points that the match is worth.' });

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
