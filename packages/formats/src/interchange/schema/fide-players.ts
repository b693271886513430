import * as z from 'zod';
import { count, flag, id, sentence } from './fields.ts';

const rating = z.int().min(1).exactOptional();

export const fidePlayerSchema = z
  .strictObject({
    id: id.describe('FIDE ID.'),
    name: sentence.describe('Name, as the list has it.'),
    federation: sentence.exactOptional().describe('Federation.'),
    title: sentence.exactOptional().describe('Title.'),
    sex: z.enum(['f', 'm']).exactOptional().describe('f: woman, m: man.'),
    birthYear: z.int().min(1).exactOptional().describe('Year of birth.'),
    standard: rating.describe('Standard rating; absent: none.'),
    rapid: rating.describe('Rapid rating; absent: none.'),
    blitz: rating.describe('Blitz rating; absent: none.'),
    inactive: flag.exactOptional().describe('True: inactive.'),
  })
  .meta({ id: 'fidePlayer', description: 'A row of the list.' });

const problem = z
  .strictObject({
    code: sentence.describe('Names the kind of problem.'),
    count: count.describe('How often it was met.'),
    line: z.int().min(1).describe('Line of the first.'),
    message: sentence.describe('The first in words.'),
  })
  .meta({ id: 'listProblem', description: 'A kind of problem of the list.' });

/** `escala/fide-players@1`. */
export const fidePlayers = z.strictObject({
  format: z.literal('escala/fide-players@1').describe('Format of the document.'),
  read: count.describe('Players on the list.'),
  found: count.describe('Players that answer the question.'),
  players: z.array(fidePlayerSchema).describe('Those players, up to the limit, in the order of the list.'),
  missing: z.array(id).describe('FIDE IDs that were asked for and are not on the list.'),
  problems: z.array(problem).describe('What is wrong with the list, kind by kind.'),
});
