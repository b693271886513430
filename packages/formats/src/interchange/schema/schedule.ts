import * as z from 'zod';
import { count, id, round } from './fields.ts';

const format = z.literal('escala/schedule@1').describe('Format of the document.');
const players = count.describe('Number of players; they are numbered from 1.');
const board = z.int().min(1).describe('Number of the board.');

const pair = z
  .strictObject({
    board,
    white: id.describe('Number of the player with White.'),
    black: id.describe('Number of the player with Black.'),
  })
  .meta({ id: 'scheduledPair', description: 'A pair of a league.' });

const leagueRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    pairs: z.array(pair).describe('The pairs, by board.'),
    bye: id.nullable().describe('Number of the player without a game; null if everybody has one.'),
  })
  .meta({ id: 'leagueRound', description: 'A round of a league.' });

const place = z.union([
  id,
  z.strictObject({ winner: z.int().min(1).describe('Board of the previous round whose winner plays here.') }),
]);

const knockoutPair = z
  .strictObject({
    board,
    white: place.describe('Player with White: a number, or the winner of a board.'),
    black: place.describe('Player with Black: a number, or the winner of a board.'),
  })
  .meta({ id: 'knockoutPair', description: 'A pair of a knockout.' });

const knockoutRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    pairs: z.array(knockoutPair).describe('The pairs, by board.'),
    byes: z.array(id).describe('Numbers of the players who advance without a game.'),
  })
  .meta({ id: 'knockoutRound', description: 'A round of a knockout.' });

/** `escala/schedule@1`. */
export const schedule = z.discriminatedUnion('system', [
  z.strictObject({
    format,
    system: z.enum(['round-robin', 'double-round-robin']).describe('Pairing system.'),
    players,
    rounds: z.array(leagueRound).describe('All rounds.'),
  }),
  z.strictObject({
    format,
    system: z.literal('knockout').describe('Pairing system.'),
    players,
    rounds: z.array(knockoutRound).describe('All rounds.'),
  }),
]);
