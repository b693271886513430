import * as z from 'zod';
import { count, flag, id, sentence } from './fields.ts';

const rating = z.int().min(1).exactOptional();

export const fidePlayerSchema = z
  .strictObject({
    id: id.describe('FIDE ID.'),
    name: sentence.describe('Name, as on the list.'),
    federation: sentence.exactOptional().describe('Federation.'),
    title: sentence.exactOptional().describe('Title.'),
    sex: z.enum(['f', 'm']).exactOptional().describe('f: woman, m: man.'),
    birthYear: z.int().min(1).exactOptional().describe('Year of birth.'),
    standard: rating.describe('Standard rating; absent: none.'),
    rapid: rating.describe('Rapid rating; absent: none.'),
    blitz: rating.describe('Blitz rating; absent: none.'),
    inactive: flag.exactOptional().describe('Whether the player is inactive.'),
  })
  .meta({ id: 'fidePlayer', description: 'A row of the list.' });

const problem = z
  .strictObject({
    code: sentence.describe('Code of the problem.'),
    count: count.describe('Number of occurrences.'),
    line: z.int().min(1).describe('Line of the first occurrence.'),
    message: sentence.describe('The first occurrence, in words.'),
  })
  .meta({ id: 'listProblem', description: 'A kind of problem with the list.' });

/** `escala/fide-players@1`. */
export const fidePlayers = z.strictObject({
  format: z.literal('escala/fide-players@1').describe('Format of the document.'),
  read: count.describe('Number of players on the list.'),
  found: count.describe('Number of players that match the query.'),
  players: z.array(fidePlayerSchema).describe('Those players, up to the limit, in the order of the list.'),
  missing: z.array(id).describe('FIDE IDs that were requested but are not on the list.'),
  problems: z.array(problem).describe('What is wrong with the list, kind by kind.'),
});
