import type { TeamList } from '@escala/core';
import { teamCompetitions } from '@escala/regulations';
import * as z from 'zod';
import type { Assignable } from './assignable.ts';
import { id, name, year } from './fields.ts';

const listedPlayer = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    number: name.describe('Number on the list: 7, 7 bis, 0 bis.'),
    name: name.optional().describe('Name, for people to read.'),
    category: name.optional().describe('Category: preferent, first, second, third, or as the federation writes them.'),
    nationality: name.optional().describe('Country code; absent: a national.'),
  })
  .meta({ id: 'listedPlayer', description: 'A player on the list of a club.' });

const clubTeam = z
  .strictObject({
    id: id.describe('Letter of the team.'),
    competition: z.enum(teamCompetitions).describe('Where it plays.'),
    boards: z.int().min(1).max(99).optional().describe('Boards of a match, where a delegation has its own number.'),
  })
  .meta({ id: 'clubTeam', description: 'A team of a club.' });

/** What a club brings to a competition of teams. */
export const clubFields = {
  club: name.describe('Name of the club.'),
  players: z.array(listedPlayer).describe('Everybody on the list, in any order: the numbers tell the strength.'),
  teams: z.array(clubTeam).describe('The teams of the club, the first team first.'),
};

export const season = year.optional().describe('Season; absent: the regulation as it began.');

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

export type TeamListDocument = Assignable<z.infer<typeof teamList>, TeamList>;
