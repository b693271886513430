import { COLLECTIVE_TYPES, POOL_CLASSES, type ScrabbleInput } from '@escala/core';
import { type ScrabbleRuleBook, scrabbleBooks } from '@escala/regulations';
import * as z from 'zod';
import { type Assignable, amount, date, flag, id, name, place, round } from './fields.ts';
import { format, listDate, revision } from './rating-input.ts';

const poolClass = z.enum(POOL_CLASSES);

const placeOrScore = z
  .strictObject({
    player: id.describe('Id of the player.'),
    place: place.optional().describe('Official place; equal places stay equal, half places are allowed.'),
    score: amount.optional().describe('Score, from which the place is computed.'),
  })
  .meta({
    id: 'placeOrScore',
    description: 'A player with a place or a score; all players of a game have the same one of the two.',
  });

export const collectiveGame = z
  .strictObject({
    id: id.describe('Identifies the game in the whole document.'),
    type: z.enum(COLLECTIVE_TYPES).describe('Kind of play.'),
    class: poolClass.optional().describe('Pool of players; default: seniors.'),
    date: date.describe('Day of the game.'),
    event: name.optional().describe('Name of the event, for display.'),
    results: z.array(placeOrScore).describe('All players of the game.'),
  })
  .meta({ id: 'collectiveGame', description: 'A game in which everybody plays the same letters.' });

const libereGame = z
  .strictObject({
    round: round.describe('Number of the round.'),
    a: id.describe('Id of the first player.'),
    b: id.describe('Id of the second player.'),
    result: z.enum(['1-0', '0-1', '1/2']).describe('Result of the first player against the second.'),
  })
  .meta({ id: 'libereGame', description: 'A head-to-head game.' });

export const libereEvent = z
  .strictObject({
    event: name.min(1).describe('Name of the event.'),
    date: date.describe('Day of the event.'),
    rated: flag.optional().describe('Whether the event is rated; default: true.'),
    class: poolClass.optional().describe('Pool of players; default: seniors.'),
    places: z.array(placeOrScore).optional().describe('Final ranking; needed before 2011-01-01.'),
    games: z.array(libereGame).describe('The games, in any order.'),
  })
  .meta({ id: 'libereEvent', description: 'An event of head-to-head games.' });

const scrabblePlayer = z
  .strictObject({
    id: id.describe('Identifies the player in the whole document.'),
    name: name.optional().describe('Name, for display.'),
  })
  .meta({ id: 'scrabblePlayer', description: 'A player, pair or team.' });

/** `escala/rating-input@1` of a Scrabble book. */
const inputOf = ({ id: book, documents }: ScrabbleRuleBook) =>
  z
    .strictObject({
      format,
      regulation: z.literal(book).describe('The regulation to rate by.'),
      revision,
      listDate,
      class: poolClass.optional().describe('Pool to rate; other pools in the document are left out.'),
      players: z.array(scrabblePlayer).describe('All players named in the document.'),
      collective: z.array(collectiveGame).optional().describe('Collective games.'),
      libere: z.array(libereEvent).optional().describe('Libere events.'),
    })
    .meta({ title: `Rating input, ${book}`, description: documents.means });

export const scrabbleInputs = Object.values<ScrabbleRuleBook>(scrabbleBooks).map(inputOf);

export type ScrabbleDocument = Assignable<z.infer<ReturnType<typeof inputOf>>, ScrabbleInput>;
