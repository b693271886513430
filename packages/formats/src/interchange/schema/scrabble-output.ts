import { PLAY_TYPES, POOL_CLASSES, type Published, type ScrabbleOutput } from '@escala/core';
import { scrabbleBooks } from '@escala/regulations';
import * as z from 'zod';
import { articles, decisions, findings, workings } from './explanation.ts';
import { type Assignable, amount, count, date, id, round } from './fields.ts';
import { outputFormat } from './rating-output.ts';

export const typeRating = z
  .strictObject({
    rating: amount.describe('Rating, to six decimal places.'),
    displayed: z.int().describe('Rating as displayed.'),
    status: z.enum(['active', 'provisional', 'inactive']).describe('Status of the rating.'),
    played: count.describe('Collective: games attended in the window. Libere: all rated games.'),
  })
  .meta({ id: 'typeRating', description: 'Rating of a player in one kind of play.' });

const ofType = typeRating.exactOptional();

const playerRatings = z
  .strictObject({
    'duplicat-clasic': ofType,
    'duplicat-completiv': ofType,
    'duplicat-eliptic': ofType,
    compunere: ofType,
    anticipatie: ofType,
    libere: ofType,
  })
  .meta({ id: 'playerRatings', description: 'Ratings of a player by kind of play.' });

export const generalRating = z
  .strictObject({
    rating: amount.describe('Rating, to six decimal places.'),
    displayed: z.int().describe('Rating as displayed.'),
  })
  .meta({ id: 'generalRating', description: 'General rating of a player.' });

export const ratedGame = z
  .strictObject({
    id: id.describe('Id of the game.'),
    value: amount.describe('Value of the game.'),
    points: z.record(id, amount).describe('Points of each player, by id.'),
  })
  .meta({ id: 'ratedGame', description: 'A rated collective game.' });

export const scrabbleLedgerLine = z
  .strictObject({
    player: id.describe('Id of the player.'),
    type: z.enum(PLAY_TYPES).describe('Kind of play.'),
    game: z.string().describe('Collective: id of the game. Libere: name of the event.'),
    date: date.describe('Day of the game.'),
    round: round.exactOptional().describe('Libere: number of the round.'),
    opponent: id.exactOptional().describe('Libere: id of the opponent.'),
    value: amount
      .exactOptional()
      .describe('Collective: value of the game. Libere: start rating of the opponent, as capped.'),
    place: amount.exactOptional().describe('Collective: place.'),
    players: count.exactOptional().describe('Collective: number of players.'),
    own: amount.exactOptional().describe('Libere: start rating of the player.'),
    opponentRating: amount.exactOptional().describe('Libere: start rating of the opponent, before the cap.'),
    score: amount.exactOptional().describe('Libere: points scored.'),
    points: amount.describe('Rating points of the game.'),
    weight: amount.describe('Weight of the game in the mean.'),
    articles,
    decisions,
  })
  .meta({ id: 'scrabbleLedgerLine', description: 'A game that counts towards a rating.' });

/** `escala/rating-output@1` of Scrabble. */
export const scrabbleOutput = z
  .strictObject({
    format: outputFormat,
    regulation: z.enum(Object.keys(scrabbleBooks)).describe('The regulation that was applied.'),
    revision: id.describe('Its edition.'),
    listDate: date.describe('Date of the list.'),
    class: z.enum(POOL_CLASSES).describe('Pool that was rated.'),
    ratings: z.record(id, playerRatings).describe('Ratings of each player, by id.'),
    general: z.record(id, generalRating).describe('General rating of each player who has one, by id.'),
    games: z.array(ratedGame).describe('Rated collective games.'),
    ledger: z.array(scrabbleLedgerLine).describe('The games that count towards each rating.'),
    findings,
    workings,
  })
  .meta({ title: 'Rating output, Scrabble', description: 'Ratings with everything that led to them.' });

export type ScrabbleResult = Assignable<z.infer<typeof scrabbleOutput>, Published<ScrabbleOutput>>;
