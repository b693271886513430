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
import { factSchemas } from './book-facts.ts';
import { RESULT_MEANING, toldTimeControl } from './event.ts';
import { clockTime, date, flag, id, name, points, rating, round } from './fields.ts';
import { prizeFund } from './prizes.ts';
import { readBy } from './read-by.ts';

const player = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    number: z.int().min(1).max(99_999).optional().describe('Pairing number, 1 the strongest; for everybody or nobody.'),
    name: name.optional().describe('Name, for people to read.'),
    rating: rating.optional().describe('Rating that orders the field; absent: unrated.'),
    ratingFrom: id.optional().describe('List of that rating: one of ratingLists; absent: told otherwise.'),
    listRatings: z.record(id, rating).optional().describe('What each list of ratingLists says.'),
    title: name.optional().describe('Title, as the federation or FIDE writes it.'),
    /** fide-titles-2024 1.1.4. */
    laterRatings: z
      .array(
        z.strictObject({
          from: date.describe('Date of the list.'),
          rating: rating.optional().describe('Rating on it; absent: as before.'),
          title: name.optional().describe('Title on it; absent: as before.'),
        }),
      )
      .optional()
      .describe('FIDE’s lists during an event of more than 30 days, oldest first: norms go by the day of each game.'),
    internationalNorm: z.boolean().optional().describe('Has a norm of International Master.'),
    club: name.optional().describe('Club.'),
    team: name.optional().describe('Team for which the player sits, in a system of teams.'),
    category: name.optional().describe('Category: preferent, first, second, third, or as the federation writes them.'),
    birthDate: date.optional().describe('Day of birth.'),
    birthYear: z.int().min(1000).max(9999).optional().describe('Year of birth, where the day is not known.'),
    /** If given, verdicts use these and not `rating`. */
    ratings: z
      .strictObject(
        Object.fromEntries(
          [...ratingSources].map(([source, [first]]) => [source, rating.optional().describe(first!.means)]),
        ),
      )
      .optional()
      .describe('Ratings by source, for promotions and norms.'),
    federation: name.optional().describe('Code of the federation that the player plays for, as FIDE writes it.'),
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
    kind: z.enum(GAME_KINDS).optional().describe('played where nothing is said; forfeit; adjudicated without a move.'),
    /** fide-2024 5.1. */
    excluded: flag.optional().describe(readBy('excluded', 'taken out for force majeure or Fair Play.')),
    /** fide-2024 R1.2. */
    unequalTime: flag.optional().describe(readBy('unequalTime', 'the players had different times.')),
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
    roundTimes: z.array(clockTime).optional().describe('When each round begins, by the clocks of its place.'),
    timeControl: toldTimeControl.optional(),
    /** D-OFF-540. */
    arbiter: name.optional().describe('Chief arbiter; the FIDE number may stand behind the name.'),
    deputies: z.array(name).max(100).optional().describe('Deputy arbiters, written like the chief arbiter.'),
    homologated: flag.optional().describe('Homologated by the federation for rating.'),
    homologatedForNorms: flag.optional().describe('Homologated by the federation for norms.'),
    /** fide-2024 9.1. */
    forList: date.optional().describe(readBy('forList', 'date of the list for which it was reported.')),
    /** fide-2024 6.2. */
    waived: flag.optional().describe(readBy('waived', 'games after a match was decided are rated all the same.')),
    reportsOn: date.optional().describe('Day on which the federation had the reports.'),
  })
  .meta({ id: 'tournamentEvent', description: 'Facts that homologation, norms and the office look at.' });

export const tournament = z
  .strictObject({
    format: z.literal('escala/tournament@1').describe('Format of the document.'),
    name: name.optional().describe('Name, for people to read.'),
    rules: id.optional().describe('Competition book; the command or the office says it where the document does not.'),
    system: id.describe('How it is paired, by the name that the competition book gives it.'),
    rounds: round.describe('Rounds announced.'),
    initialColour: z.enum(COLOURS).optional().describe('Colour drawn for number 1; some systems need it to pair.'),
    scoring: z
      .strictObject({
        win: points.describe('Points of a win.'),
        draw: points.describe('Points of a draw.'),
        loss: points.describe('Points of a loss.'),
        bye: points.optional().describe('Points of who is left over; as for a win where nothing is said.'),
      })
      .optional()
      .describe('What a game brings; 1, 0.5, 0 where nothing is said.'),
    acceleration: z.enum(ACCELERATIONS).optional().describe('How points are lent for the first rounds.'),
    virtualPoints: z
      .array(
        z.strictObject({
          player: whoAndWhen.player,
          points: z.array(points).min(1).max(999).describe('Points lent, the first round first.'),
        }),
      )
      .optional()
      .describe('Points lent to players for the pairing alone; then no acceleration is applied beside them.'),
    forbidden: z
      .array(
        z.strictObject({
          players: z.array(whoAndWhen.player).min(2).describe('Players of whom no two may meet.'),
          fromRound: round.optional().describe('First round; all where nothing is said.'),
          toRound: round.optional().describe('Last round; all where nothing is said.'),
        }),
      )
      .optional()
      .describe('Who may not meet whom.'),
    tiebreakRules: z
      .enum(TIE_BREAK_EDITIONS)
      .optional()
      .describe('Edition of FIDE’s tie-breaks, by its first month; the present one where nothing is said.'),
    unratedAs: rating.optional().describe('Rating that tie-breaks take for those who have none.'),
    ratingLists: z
      .strictObject({
        take: z
          .enum(RATING_CHOICES)
          .describe('first: of the first list on which somebody stands; highest: of all lists.'),
        lists: z
          .array(
            z.strictObject({
              list: id.describe('fide, fide-rapid, fide-blitz, or series: and the name of a federation’s own series.'),
              name: name.optional().describe('What people call it.'),
              date: date.optional().describe('Edition that counts.'),
            }),
          )
          .min(1)
          .describe('Lists in their order.'),
      })
      .optional()
      .describe('From which lists the ratings come.'),
    players: z.array(player).describe('Everybody who takes part.'),
    games: z.array(game).describe('Games so far, in any order.'),
    /** D-KO-4. */
    gamesPerMatch: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe('Games of each match of a knockout, colours in turns; 1 where nothing is said.'),
    /** D-KO-11. */
    thirdPlaceMatch: z
      .boolean()
      .optional()
      .describe('Those who lose the semifinals of a knockout meet beside its final.'),
    tieBreakGames: z
      .array(
        z.strictObject({
          round: round.describe('Round.'),
          white: id.describe('Player with White, as an id of players.'),
          black: id.describe('Player with Black.'),
          pace: z.enum(TIE_BREAK_PACES).describe('How it was played; a drawn armageddon is won by Black.'),
          result: z.enum(RESULTS).optional().describe('Result; absent while the game is still to be played.'),
        }),
      )
      .optional()
      .describe('Games that decide a drawn match of a knockout, in their order; they count for nothing else.'),
    byes: z
      .array(
        z.strictObject({
          ...whoAndWhen,
          points: points.describe('Points given.'),
          kind: z
            .enum(BYE_KINDS)
            .optional()
            .describe('pairing where nothing is said; full, half, zero: asked for, of so many points.'),
        }),
      )
      .optional()
      .describe('Rounds off.'),
    absences: z.array(z.strictObject(whoAndWhen)).optional().describe('Who is not there in a round.'),
    withdrawals: z
      .array(
        z.strictObject({
          player: whoAndWhen.player,
          afterRound: z.int().min(0).max(999).describe('Last round played.'),
        }),
      )
      .optional()
      .describe('Who has left.'),
    event: facts.optional(),
    prizes: prizeFund.optional(),
  })
  .describe('A tournament as it stands.');

export type TournamentDocument = z.infer<typeof tournament>;
