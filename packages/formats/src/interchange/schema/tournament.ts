import {
  ACCELERATIONS,
  BYE_KINDS,
  COLOURS,
  GAME_KINDS,
  RATING_CHOICES,
  RESULTS,
  TIE_BREAK_EDITIONS,
  TIE_BREAK_PACES,
} from '@escala/core';
import { ratingSources } from '@escala/regulations';
import * as z from 'zod';
import { factSchemas, gameFactSchemas, ratingFactSchemas } from './book-facts.ts';
import { RESULT_MEANING, toldTimeControl } from './event.ts';
import { assigned, clockTime, date, flag, id, name, points, rating, round } from './fields.ts';
import { prizeFund } from './prizes.ts';

const player = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    number: z
      .int()
      .min(1)
      .max(99_999)
      .optional()
      .describe('Pairing number, 1 for the strongest; given for all players or for none.'),
    name: name.optional().describe('Name, for display.'),
    rating: rating.optional().describe('Rating that gives the starting order; absent: unrated.'),
    ratingFrom: id.optional().describe('List that the rating is from, one of ratingLists; absent: from none of them.'),
    listRatings: z.record(id, rating).optional().describe('Rating on each of the ratingLists.'),
    title: name.optional().describe('Title, as the federation or FIDE writes it.'),
    /** fide-titles-2024 1.1.4. */
    laterRatings: z
      .array(
        z.strictObject({
          from: date.describe('Date of the list.'),
          rating: rating.optional().describe('Rating on that list; absent: unchanged.'),
          title: name.optional().describe('Title on that list; absent: unchanged.'),
        }),
      )
      .optional()
      .describe(
        'FIDE lists during an event of more than 30 days, oldest first; norms use the list of the day of each game.',
      ),
    internationalNorm: z.boolean().optional().describe('Whether the player has an International Master norm.'),
    club: name.optional().describe('Club.'),
    team: name.optional().describe('Team that the player plays for, in a team system.'),
    category: name.optional().describe('Category: preferent, first, second, third, or as the federation writes them.'),
    birthDate: date.optional().describe('Day of birth.'),
    birthYear: z.int().min(1000).max(9999).optional().describe('Year of birth, if the day is not known.'),
    /** If given, verdicts use these and not `rating`. */
    ratings: z
      .strictObject(
        Object.fromEntries(
          [...ratingSources].map(([source, [first]]) => [source, rating.optional().describe(first!.means)]),
        ),
      )
      .optional()
      .describe('Ratings by source, for promotions and norms.'),
    federation: name.optional().describe('FIDE code of the federation that the player plays for.'),
    sex: z.enum(['f', 'm']).optional().describe('f: woman, m: man.'),
    fideId: name.optional().describe('FIDE number.'),
  })
  .meta({ id: 'tournamentPlayer', description: 'A player of the tournament.' });

const game = z
  .strictObject({
    round: round.describe('Number of the round.'),
    board: z.int().min(1).max(99_999).optional().describe('Number of the board.'),
    white: id.describe('Id of the player with the white pieces.'),
    black: id.describe('Id of the player with the black pieces.'),
    result: z.enum(RESULTS).optional().describe(`Absent while the game is being played. ${RESULT_MEANING}`),
    kind: z.enum(GAME_KINDS).optional().describe('played (default), forfeit, or adjudicated without a move.'),
    ...gameFactSchemas(),
  })
  .meta({ id: 'tournamentGame', description: 'A game of the tournament.' });

const whoAndWhen = {
  round: round.describe('Number of the round.'),
  player: id.describe('Id of the player.'),
};

const facts = z
  .strictObject({
    // Facts used by a single competition book, under the names it declares: no type knows them.
    ...(factSchemas() as object),
    start: date.optional().describe('First day.'),
    end: date.optional().describe('Last day.'),
    roundDates: z.array(date).optional().describe('Day of each round.'),
    /** D-OFF-477. */
    roundTimes: z.array(clockTime).optional().describe('Start of each round, in local time.'),
    timeControl: toldTimeControl.optional(),
    /** D-OFF-540. */
    arbiter: name.optional().describe('Chief arbiter; the name may be followed by the FIDE number.'),
    deputies: z.array(name).max(100).optional().describe('Deputy arbiters, written like the chief arbiter.'),
    homologated: flag.optional().describe('Homologated by the federation for rating.'),
    homologatedForNorms: flag.optional().describe('Homologated by the federation for norms.'),
    ...ratingFactSchemas(),
    reportsOn: date.optional().describe('Day on which the federation received the reports.'),
  })
  .meta({ id: 'tournamentEvent', description: 'Facts used by homologation, norms and the office.' });

const gamesPerMatch = z.int().min(1).max(12);

export const tournament = z
  .strictObject({
    format: z.literal('escala/tournament@1').describe('Format of the document.'),
    name: name.optional().describe('Name, for display.'),
    rules: id.optional().describe('Competition book; if absent, the command or the office names it.'),
    system: id.describe('Pairing system, by its name in the competition book.'),
    rounds: round.describe('Number of rounds announced.'),
    initialColour: z.enum(COLOURS).optional().describe('Colour drawn for number 1; some systems need it for pairing.'),
    scoring: z
      .strictObject({
        win: points.describe('Points for a win.'),
        draw: points.describe('Points for a draw.'),
        loss: points.describe('Points for a loss.'),
        bye: points.optional().describe('Points for the player left without an opponent; default: as for a win.'),
      })
      .optional()
      .describe('Points for each result of a game; default: 1, 0.5, 0.'),
    acceleration: z.enum(ACCELERATIONS).optional().describe('Acceleration: how points are lent in the first rounds.'),
    virtualPoints: z
      .array(
        z.strictObject({
          player: whoAndWhen.player,
          points: z.array(points).min(1).max(999).describe('Points lent in each round, from the first.'),
        }),
      )
      .optional()
      .describe('Points lent to players for pairing only; if given, acceleration is not applied.'),
    /** D-TRF-10. */
    assignedPoints: z
      .array(
        z.strictObject({
          ...whoAndWhen,
          points: assigned.optional().describe('Points of the player; in an event of teams, game points of the team.'),
          matchPoints: assigned.optional().describe('In an event of teams: match points of the player’s team.'),
        }),
      )
      .optional()
      .describe('Points given by ruling besides those of the results, or taken away if below zero.'),
    forbidden: z
      .array(
        z.strictObject({
          players: z.array(whoAndWhen.player).min(2).describe('Players, no two of whom may meet.'),
          fromRound: round.optional().describe('First round of the ban; default: the first.'),
          toRound: round.optional().describe('Last round of the ban; default: the last.'),
        }),
      )
      .optional()
      .describe('Players who may not meet each other.'),
    tiebreakRules: z
      .enum(TIE_BREAK_EDITIONS)
      .optional()
      .describe('Edition of FIDE’s tie-breaks, by its first month; default: the current one.'),
    unratedAs: rating.optional().describe('Rating that tie-breaks use for unrated players.'),
    ratingLists: z
      .strictObject({
        take: z
          .enum(RATING_CHOICES)
          .describe('first: from the first list on which the player has a rating; highest: the highest of all lists.'),
        lists: z
          .array(
            z.strictObject({
              list: id.describe('fide, fide-rapid, fide-blitz, or series: and the name of a federation’s own series.'),
              name: name.optional().describe('Name of the list, for display.'),
              date: date.optional().describe('Date of the edition used.'),
            }),
          )
          .min(1)
          .describe('The lists, in order of preference.'),
      })
      .optional()
      .describe('Lists from which the ratings are taken.'),
    players: z.array(player).describe('All participants.'),
    games: z.array(game).describe('Games so far, in any order.'),
    /** D-KO-4. */
    gamesPerMatch: z
      .union([gamesPerMatch, z.array(gamesPerMatch).min(1).max(99)])
      .optional()
      .describe(
        'Knockout: games per match, with alternating colours; default: 1. A list has those of each round, the last for later ones.',
      ),
    /** D-KO-11. */
    thirdPlaceMatch: z
      .boolean()
      .optional()
      .describe('Knockout: the losers of the semifinals play for third place alongside the final.'),
    tieBreakGames: z
      .array(
        z.strictObject({
          round: round.describe('Round.'),
          white: id.describe('Id of the player with White.'),
          black: id.describe('Id of the player with Black.'),
          pace: z.enum(TIE_BREAK_PACES).describe('Pace of the game; a drawn armageddon counts as a win for Black.'),
          result: z.enum(RESULTS).optional().describe('Result; absent until the game is finished.'),
        }),
      )
      .optional()
      .describe('Knockout: games that decide drawn matches, in order; they count for nothing else.'),
    byes: z
      .array(
        z.strictObject({
          ...whoAndWhen,
          points: points.describe('Points awarded.'),
          kind: z
            .enum(BYE_KINDS)
            .optional()
            .describe(
              'pairing (default): given by the pairing; full, half, zero: requested, worth a win, a draw or nothing.',
            ),
        }),
      )
      .optional()
      .describe('Byes, given by the pairing or requested.'),
    absences: z.array(z.strictObject(whoAndWhen)).optional().describe('Players absent from a round.'),
    withdrawals: z
      .array(
        z.strictObject({
          player: whoAndWhen.player,
          afterRound: z.int().min(0).max(999).describe('Last round played.'),
        }),
      )
      .optional()
      .describe('Players who have withdrawn.'),
    event: facts.optional(),
    prizes: prizeFund.optional(),
  })
  .describe('A tournament as it stands.');

export type TournamentDocument = z.infer<typeof tournament>;
