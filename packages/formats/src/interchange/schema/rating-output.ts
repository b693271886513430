import { type HeadToHeadOutput, type Published, RHYTHMS } from '@escala/core';
import { headToHeadBooks } from '@escala/regulations';
import * as z from 'zod';
import type { Assignable } from './assignable.ts';
import { articles, decisions, findings, workings } from './explanation.ts';
import { amount, count, date, flag, id, round } from './fields.ts';
import { readBy } from './read-by.ts';

const STATUSES = ['rated', 'new', 'reassigned', 'unrated', 'pending', 'inactive', 'delisted', 'lapsed'] as const;

export const listRow = z
  .strictObject({
    id: id.describe('Id of the player.'),
    rating: z.int().nullable().describe('Rating on this list; null: none.'),
    previous: z.int().nullable().exactOptional().describe('Rating on the list before; null: none.'),
    change: amount.exactOptional().describe('Sum of the changes of the period, not rounded.'),
    k0: amount.exactOptional().describe(readBy('k0', 'K by rating alone.')),
    k: amount.exactOptional().describe('K for the next period.'),
    games: count.exactOptional().describe('Rated games of the period.'),
    status: z.enum(STATUSES).describe('What became of the player.'),
    seed: z.int().exactOptional().describe(readBy('seed', 'rating of standard play from which a new player starts.')),
    lift: z.int().exactOptional().describe('Points by which the rating was lifted as another regulation took over.'),
    poolGames: count.exactOptional().describe(readBy('poolGames', 'games in the pool of a pending player.')),
    poolRating: z.int().exactOptional().describe(readBy('poolRating', 'rating of that pool.')),
  })
  .meta({ id: 'listRow', description: 'A line of the list.' });

export const performance = z
  .strictObject({
    event: id.describe('Id of the event.'),
    player: id.describe('Id of the player without a rating.'),
    sum: z.int().exactOptional().describe(readBy('sum', 'sum of the opponents’ ratings.')),
    ra: z.int().exactOptional().describe(readBy('ra', 'mean rating of the opponents.')),
    rc: z.int().exactOptional().describe(readBy('rc', 'mean rating of the opponents, as corrected.')),
    ru: z.int().exactOptional().describe(readBy('ru', 'performance.')),
    counted: flag.exactOptional().describe(readBy('counted', 'whether the performance counts.')),
    games: count.describe('Games against rated opponents.'),
    points: amount.describe('Points in those games.'),
    performance: z.int().exactOptional().describe(readBy('performance', 'performance.')),
  })
  .meta({ id: 'performance', description: 'What a player without a rating did in an event.' });

export const ledgerLine = z
  .strictObject({
    player: id.describe('Id of the player.'),
    event: id.describe('Id of the event.'),
    round: round.describe('Round of the event.'),
    opponent: id.describe('Id of the opponent.'),
    own: z.int().describe('Rating of the player in this game.'),
    opponentRating: z.int().describe('Rating of the opponent in this game.'),
    score: amount.describe('Points scored.'),
    expected: amount.describe('Points expected, by the table.'),
    k: amount.describe('K used.'),
    change: amount.describe('K times the difference, exact.'),
    counted: count.exactOptional().describe('With workings, of a difference over 400: how much of it counts.'),
    regulation: id.exactOptional().describe('Of an event that the regulation of before rates: its name.'),
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
    performances: z.array(performance).describe('Performances of players without a rating.'),
    ledger: z.array(ledgerLine).describe('One line for each player of each rated game.'),
    findings,
    workings,
  })
  .meta({ title: 'Rating output, head to head', description: 'A list with everything that led to it.' });

export type HeadToHeadResult = Assignable<z.infer<typeof headToHeadOutput>, Published<HeadToHeadOutput>>;
