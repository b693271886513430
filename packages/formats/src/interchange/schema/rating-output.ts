import { type HeadToHeadOutput, type Published, RHYTHMS } from '@escala/core';
import { headToHeadBooks } from '@escala/regulations';
import * as z from 'zod';
import { articles, decisions, findings, workings } from './explanation.ts';
import { type Assignable, amount, count, date, flag, id, readBy, round } from './fields.ts';

const STATUSES = ['rated', 'new', 'reassigned', 'unrated', 'pending', 'inactive', 'delisted', 'lapsed'] as const;

export const listRow = z
  .strictObject({
    id: id.describe('Id of the player.'),
    rating: z.int().nullable().describe('Rating on this list; null if none.'),
    previous: z.int().nullable().exactOptional().describe('Rating on the previous list; null if none.'),
    change: amount.exactOptional().describe('Sum of the changes of the period, not rounded.'),
    k0: amount.exactOptional().describe(readBy('k0', 'K based on rating alone.')),
    k: amount.exactOptional().describe('K for the next period.'),
    games: count.exactOptional().describe('Rated games of the period.'),
    status: z.enum(STATUSES).describe('Status of the player on this list.'),
    seed: z.int().exactOptional().describe(readBy('seed', 'standard rating from which a new player starts.')),
    lift: z.int().exactOptional().describe('Points added to the rating when another regulation took over.'),
    poolGames: count
      .exactOptional()
      .describe(readBy('poolGames', 'games in the pool of a player waiting for a first rating.')),
    poolRating: z.int().exactOptional().describe(readBy('poolRating', 'rating of that pool.')),
  })
  .meta({ id: 'listRow', description: 'A line of the list.' });

export const performance = z
  .strictObject({
    event: id.describe('Id of the event.'),
    player: id.describe('Id of the unrated player.'),
    sum: z.int().exactOptional().describe(readBy('sum', 'sum of the opponents’ ratings.')),
    ra: z.int().exactOptional().describe(readBy('ra', 'mean rating of the opponents.')),
    rc: z.int().exactOptional().describe(readBy('rc', 'mean rating of the opponents, corrected.')),
    ru: z.int().exactOptional().describe(readBy('ru', 'performance rating.')),
    counted: flag.exactOptional().describe(readBy('counted', 'whether the performance counts.')),
    games: count.describe('Games against rated opponents.'),
    points: amount.describe('Points in those games.'),
    performance: z.int().exactOptional().describe(readBy('performance', 'performance rating.')),
  })
  .meta({ id: 'performance', description: 'Performance of an unrated player in an event.' });

export const ledgerLine = z
  .strictObject({
    player: id.describe('Id of the player.'),
    event: id.describe('Id of the event.'),
    round: round.describe('Round of the event.'),
    opponent: id.describe('Id of the opponent.'),
    own: z.int().describe('Rating of the player in this game.'),
    opponentRating: z.int().describe('Rating of the opponent in this game.'),
    score: amount.describe('Points scored.'),
    expected: amount.describe('Expected points, from the table.'),
    k: amount.describe('K used.'),
    change: amount.describe('K times (score − expected), not rounded.'),
    counted: count.exactOptional().describe('Only with workings: how much of a rating difference over 400 counts.'),
    regulation: id.exactOptional().describe('Name of the previous regulation, if it rates the event.'),
    articles,
    decisions,
  })
  .meta({ id: 'ledgerLine', description: 'What a game changed for one of its players.' });

export const outputFormat = z.literal('escala/rating-output@1').describe('Name and version of the format.');

/** `escala/rating-output@1` of head-to-head play. */
export const headToHeadOutput = z
  .strictObject({
    format: outputFormat,
    regulation: z.enum(Object.keys(headToHeadBooks)).describe('The regulation that was applied.'),
    revision: id.describe('Its edition.'),
    rhythm: z.enum(RHYTHMS).exactOptional().describe(readBy('rhythm', 'which of the lists.')),
    listDate: date.describe('Date of the list.'),
    list: z.array(listRow).describe('The list, by rating, then id.'),
    performances: z.array(performance).describe('Performances of unrated players.'),
    ledger: z.array(ledgerLine).describe('One line for each player of each rated game.'),
    findings,
    workings,
  })
  .meta({ title: 'Rating output, head to head', description: 'A list with everything that led to it.' });

export type HeadToHeadResult = Assignable<z.infer<typeof headToHeadOutput>, Published<HeadToHeadOutput>>;
