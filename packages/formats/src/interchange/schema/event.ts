import { EVENT_TYPES, GAME_KINDS, RESULTS } from '@escala/core';
import * as z from 'zod';
import { gameFactSchemas, ratingFactSchemas } from './book-facts.ts';
import { date, flag, id, name, readBy, round } from './fields.ts';

/** D-OFF-570. */
export const RESULT_MEANING =
  'White’s points first; 1/2 is a draw. 1/2-0, 0-1/2 and 0-0 of a played game are an arbiter’s decision; 0-0 must give its kind.';

export const game = z
  .strictObject({
    round: round.describe('Number of the round.'),
    date: date.optional().describe('Day of the game.'),
    evaluatedOn: date
      .optional()
      .describe(readBy('evaluatedOn', 'day of acceptance of the part it belongs to; overrides that of the event.')),
    white: id.describe('Id of the player with the white pieces.'),
    black: id.describe('Id of the player with the black pieces.'),
    result: z.enum(RESULTS).describe(RESULT_MEANING),
    kind: z
      .enum(GAME_KINDS)
      .optional()
      .describe('played over the board (default), forfeit, or adjudicated without a move.'),
    ...gameFactSchemas(),
  })
  .meta({ id: 'game', description: 'A game between two players.' });

export const timeControl = z
  .strictObject({
    minutes: z.number().min(0).describe('Base time of each player, in minutes.'),
    increment: z.number().min(0).optional().describe('Increment per move, in seconds; default: 0.'),
    ...ratingFactSchemas('timeControl'),
  })
  .meta({ id: 'timeControl', description: 'Thinking time of each player; minutes and increment are not both 0.' });

/** In a tournament, for reports and certificates; rating only looks at the total. */
export const toldTimeControl = timeControl
  .extend({
    periods: name
      .optional()
      .describe('Several periods, each moves/minutes+seconds, separated by colons: 40/90+30:30+30.'),
  })
  .meta({ id: 'toldTimeControl', description: 'Thinking time of each player; minutes and increment are not both 0.' });

export const event = z
  .strictObject({
    id: id.describe('Identifies the event in the whole document.'),
    name: name.optional().describe('Name, for display.'),
    type: z.enum(EVENT_TYPES).describe('Type of the event.'),
    start: date.describe('First day.'),
    end: date.describe('Last day.'),
    timeControl,
    /** fce-2016 8.1, D-FCE-20. */
    evaluatedOn: date
      .optional()
      .describe(
        'Day of acceptance, if after the list on which its end falls: the event counts on the first list after this day.',
      ),
    /** fide-2009 7.13. */
    receivedOn: date.optional().describe(readBy('receivedOn', 'day on which the report was received.')),
    ...ratingFactSchemas(),
    weekly: flag
      .optional()
      .describe(readBy('weekly', 'rounds are a week or more apart; used if fewer than two rounds are dated.')),
    halfK: flag.optional().describe(readBy('halfK', 'the organiser asks for half K.')),
    perRoundRatings: flag
      .optional()
      .describe(readBy('perRoundRatings', 'each game uses the ratings of its day, as chosen before round one.')),
    official: flag.optional().describe(readBy('official', 'an official FIDE event, which has a later deadline.')),
    approved: flag.optional().describe(readBy('approved', 'approved although it lasts too long.')),
    nationalChampionship: flag.optional().describe(readBy('nationalChampionship', 'a national championship.')),
    /** fide-2009 7.14f. */
    teamChampionship: flag
      .optional()
      .describe(
        readBy(
          'teamChampionship',
          'an Olympiad, or a team championship of the world or a continent: seven games in it make a first rating.',
        ),
      ),
    rounds: round.optional().describe(readBy('rounds', 'number of games agreed for a match.')),
    participants: z.array(id).optional().describe('Ids of all participants; absent: all players in games.'),
    games: z.array(game).describe('The games, in any order.'),
  })
  .meta({ id: 'event', description: 'An event with its games.' });
