import { GAME_KINDS, LANGUAGES, PLAY_TYPES, RESULTS, RHYTHMS } from '@escala/core';
import * as z from 'zod';
import { articles, decisions, findings, step } from './explanation.ts';
import { amount, date, flag, id, name, readBy, round, sentence } from './fields.ts';
import { ledgerLine, listRow, performance } from './rating-output.ts';
import { generalRating, scrabbleLedgerLine, typeRating } from './scrabble-output.ts';

const named = z
  .strictObject({ id: id.describe('The id.'), name: name.exactOptional().describe('The name, if known.') })
  .meta({ id: 'named', description: 'A player, with the name if the document gives it.' });

const side = z.enum(['white', 'black']);
const steps = z.array(step).describe('The steps of the working, in order.');

const explainedGame = ledgerLine
  .extend({
    opponentName: name.exactOptional().describe('Name of the opponent.'),
    side: side.exactOptional().describe('Colour of the player.'),
    date: date.exactOptional().describe('Day of the game.'),
    kind: z.enum(GAME_KINDS).exactOptional().describe('How the game was decided.'),
    difference: amount.describe('Rating of the player minus that of the opponent.'),
    opponentPerformance: performance.exactOptional(),
  })
  .meta({ id: 'explainedGame', description: 'A rated game, with what the document says about it.' });

const unratedGame = z
  .strictObject({
    reason: z
      .enum(['performance', 'unrated', 'disregarded', 'opponent', 'finding', 'period', 'unknown'])
      .describe('Why the game changed nothing.'),
    round: round.describe('Number of the round.'),
    opponent: named,
    side: side.describe('Colour of the player.'),
    result: z.enum(RESULTS).describe('Result, White’s points first.'),
    kind: z.enum(GAME_KINDS).describe('How the game was decided.'),
    date: date.exactOptional().describe('Day of the game.'),
  })
  .meta({ id: 'unratedGame', description: 'A game that changed nothing on this list.' });

const explainedEvent = z
  .strictObject({
    id: id.describe('Id of the event.'),
    name: name.exactOptional().describe('Name of the event.'),
    start: date.exactOptional().describe('First day.'),
    end: date.exactOptional().describe('Last day.'),
    games: z.array(explainedGame).describe('The rated games.'),
    unratedGames: z.array(unratedGame).describe('The other games.'),
    performance: performance.exactOptional(),
    steps,
    findings,
  })
  .meta({ id: 'explainedEvent', description: 'What an event changed for the player.' });

const period = z
  .strictObject({
    sum: amount.describe('Sum of the changes.'),
    rounded: amount.describe('The sum as added to the rating, rounded.'),
    agrees: flag.describe('Whether the list shows the same sum.'),
    base: amount.nullable().describe('Rating to which it is added; null if the list does not show it.'),
  })
  .meta({ id: 'periodSum', description: 'How the changes lead to the rating.' });

const citing = { articles, decisions };
const text = sentence.describe('The text.');
const block = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('title').describe('Kind of block.'),
      text,
      subtitle: sentence.describe('What is being explained.'),
    }),
    z.strictObject({
      kind: z.literal('heading').describe('Kind of block.'),
      text,
      aside: sentence.exactOptional().describe('Text shown beside the heading.'),
    }),
    z.strictObject({
      kind: z.literal('sentence').describe('Kind of block.'),
      text,
      level: z.union([z.literal(0), z.literal(1)]).describe('1: a detail of the sentence above.'),
      tone: z.enum(['strong', 'warning', 'error']).exactOptional().describe('Tone of the sentence; absent: plain.'),
      ...citing,
    }),
    z.strictObject({
      kind: z.literal('note').describe('Kind of block.'),
      label: sentence.describe('Article or decision.'),
      text,
    }),
  ])
  .meta({ id: 'block', description: 'A block of the explanation in words.' });

const footnotes = z
  .array(
    z
      .strictObject({ label: sentence.describe('Article or decision.'), text })
      .meta({ id: 'footnote', description: 'What an article or a decision says.' }),
  )
  .describe('What is cited, in our own words.');

const head = {
  format: z.literal('escala/explanation@1').describe('Format of the document.'),
  regulation: name.describe('The regulation that was applied.'),
  revision: id.describe('Its edition.'),
  listDate: date.describe('Date of the list.'),
  player: named,
  steps,
  findings,
  ...citing,
  language: z.enum(LANGUAGES).describe('Language of the sentences.'),
  footnotes: z.strictObject({ articles: footnotes, decisions: footnotes }).describe('What is cited, in words.'),
  sentences: z.array(block).describe('The explanation in words, as it is printed.'),
};

const scrabbleGame = scrabbleLedgerLine
  .extend({
    event: name.exactOptional().describe('Name of the event.'),
    opponentName: name.exactOptional().describe('Name of the opponent.'),
  })
  .meta({ id: 'explainedScrabbleGame', description: 'A game that counts towards a rating, with names.' });

const explainedType = z
  .strictObject({
    type: z.enum(PLAY_TYPES).describe('Kind of play.'),
    rating: typeRating,
    games: z.array(scrabbleGame).describe('The games that count towards it.'),
    steps,
    weights: amount.describe('Sum of the weights.'),
    weightedPoints: amount.describe('Sum of points times weight.'),
    agrees: flag.describe('Whether the games, recomputed, give the published rating.'),
  })
  .meta({ id: 'explainedType', description: 'How the rating in one kind of play came about.' });

/** `escala/explanation@1`. */
export const explanationDocument = z.discriminatedUnion('kind', [
  z.strictObject({
    ...head,
    kind: z.literal('head-to-head').describe('Kind of regulation.'),
    rhythm: z.enum(RHYTHMS).exactOptional().describe(readBy('rhythm', 'which of the lists.')),
    line: listRow.nullable().describe('The player’s line on the list; null if the player is not on it.'),
    period,
    events: z.array(explainedEvent).describe('The events, one by one.'),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('scrabble').describe('Kind of regulation.'),
    class: name.describe('Pool of players.'),
    types: z.array(explainedType).describe('The kinds of play, one by one.'),
    general: generalRating.nullable().describe('General rating; null if there is none.'),
  }),
]);
