import * as z from 'zod';
import { count, id, round } from './fields.ts';

const format = z.literal('escala/schedule@1').describe('Format of the document.');
const players = count.describe('Number of players: they are the numbers from 1 on.');
const board = z.int().min(1).describe('Number of the board.');

const pair = z
  .strictObject({ board, white: id.describe('Number with White.'), black: id.describe('Number with Black.') })
  .meta({ id: 'scheduledPair', description: 'A pair of a league.' });

const leagueRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    pairs: z.array(pair).describe('The pairs, by board.'),
    bye: id.nullable().describe('Number without a game; null where everybody has one.'),
  })
  .meta({ id: 'leagueRound', description: 'A round of a league.' });

const place = z.union([
  id,
  z.strictObject({ winner: z.int().min(1).describe('Board of the round before, whose winner it is.') }),
]);

const knockoutPair = z
  .strictObject({
    board,
    white: place.describe('Number, or winner of a board, with White.'),
    black: place.describe('Number, or winner of a board, with Black.'),
  })
  .meta({ id: 'knockoutPair', description: 'A pair of a knockout.' });

const knockoutRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    pairs: z.array(knockoutPair).describe('The pairs, by board.'),
    byes: z.array(id).describe('Numbers that go on without a game.'),
  })
  .meta({ id: 'knockoutRound', description: 'A round of a knockout.' });

/** `escala/schedule@1`. */
export const schedule = z.discriminatedUnion('system', [
  z.strictObject({
    format,
    system: z.enum(['round-robin', 'double-round-robin']).describe('How it is paired.'),
    players,
    rounds: z.array(leagueRound).describe('All rounds.'),
  }),
  z.strictObject({
    format,
    system: z.literal('knockout').describe('How it is paired.'),
    players,
    rounds: z.array(knockoutRound).describe('All rounds.'),
  }),
]);
