import { EVENT_TYPES, GAME_KINDS, RESULTS } from '@escala/core';
import * as z from 'zod';
import { date, flag, id, name, round } from './fields.ts';
import { readBy } from './read-by.ts';

/** D-OFF-570. */
export const RESULT_MEANING =
  'White’s points first; 1/2 is a draw. 1/2-0, 0-1/2 and 0-0 of a played game are an arbiter’s decision; 0-0 says its kind.';

export const game = z
  .strictObject({
    round: round.describe('Number of the round.'),
    date: date.optional().describe('Day of the game.'),
    evaluatedOn: date
      .optional()
      .describe(readBy('evaluatedOn', 'day of acceptance of the part it belongs to; overrides the event.')),
    white: id.describe('Id of the player with the white pieces.'),
    black: id.describe('Id of the player with the black pieces.'),
    result: z.enum(RESULTS).describe(RESULT_MEANING),
    kind: z
      .enum(GAME_KINDS)
      .optional()
      .describe('played over the board (where nothing is said), forfeit, or adjudicated without a move.'),
    /** fide-2024 5.1. */
    excluded: flag.optional().describe(readBy('excluded', 'taken out for force majeure or Fair Play.')),
    /** fide-2024 R1.2. */
    unequalTime: flag.optional().describe(readBy('unequalTime', 'the players had different times.')),
  })
  .meta({ id: 'game', description: 'A game between two players.' });

export const timeControl = z
  .strictObject({
    minutes: z.number().min(0).describe('Fixed minutes of each player.'),
    increment: z.number().min(0).optional().describe('Seconds added for each move; 0 where nothing is said.'),
    /** fide-2024 1.2. */
    moves: round.optional().describe(readBy('moves', 'moves of the first control.')),
  })
  .meta({ id: 'timeControl', description: 'Thinking time of each player; not both 0.' });

/** In a tournament, for reports and certificates; rating only looks at the total. */
export const toldTimeControl = timeControl
  .extend({
    periods: name
      .optional()
      .describe('Several periods, moves/minutes+seconds with a colon between them: 40/90+30:30+30.'),
  })
  .meta({ id: 'toldTimeControl', description: 'Thinking time of each player; not both 0.' });

export const event = z
  .strictObject({
    id: id.describe('Identifies the event in the whole document.'),
    name: name.optional().describe('Name, for people to read.'),
    type: z.enum(EVENT_TYPES).describe('How the event was played.'),
    start: date.describe('First day.'),
    end: date.describe('Last day.'),
    timeControl,
    /** fce-2016 8.1, D-FCE-20. */
    evaluatedOn: date
      .optional()
      .describe('Day of acceptance, if that was after the list of its end: the event counts on the list after it.'),
    /** fide-2009 7.13. */
    receivedOn: date.optional().describe(readBy('receivedOn', 'day on which the report was received.')),
    /** fide-2024 9.1. */
    forList: date.optional().describe(readBy('forList', 'date of the list for which it was reported.')),
    /** fide-2024 6.2. */
    waived: flag.optional().describe(readBy('waived', 'games after a match was decided are rated all the same.')),
    weekly: flag
      .optional()
      .describe(readBy('weekly', 'rounds a week or more apart; decides where fewer than two rounds are dated.')),
    halfK: flag.optional().describe(readBy('halfK', 'the organiser asks for half K.')),
    perRoundRatings: flag
      .optional()
      .describe(readBy('perRoundRatings', 'ratings of the day of each game, chosen before round one.')),
    official: flag.optional().describe(readBy('official', 'an event of FIDE itself, which closes later.')),
    approved: flag.optional().describe(readBy('approved', 'approved although it lasts too long.')),
    nationalChampionship: flag.optional().describe(readBy('nationalChampionship', 'a national championship.')),
    /** fide-2009 7.14f. */
    teamChampionship: flag
      .optional()
      .describe(
        readBy(
          'teamChampionship',
          'an Olympiad, or a team championship of the world or a continent: seven games of it make a first rating.',
        ),
      ),
    rounds: round.optional().describe(readBy('rounds', 'games agreed for a match.')),
    participants: z.array(id).optional().describe('Ids of all participants; absent: everybody in games.'),
    games: z.array(game).describe('The games, in any order.'),
  })
  .meta({ id: 'event', description: 'An event with its games.' });
