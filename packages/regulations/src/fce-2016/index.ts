import type { HeadToHeadRuleBook, RatingDocuments } from '../contracts/rating.ts';
import type { WordedParameters, WordedPart } from '../contracts/worded.ts';
import { eventFindings, isWeekly, registration } from './events/event-findings.ts';
import { factorGamesFrom, listedFactors } from './factors/list-factors.ts';
import { isListDay, listDays } from './lists/list-calendar.ts';
import { ROW_FORM } from './lists/list-sheet.ts';
import { claimWindow, entriesOf } from './lists/period-entries.ts';
import { recordAfter, replay } from './lists/replay.ts';
import { HALF_K_FIXED_MINUTES, IN_FORCE_FROM, PARAMETERS, REVISIONS } from './parameters.ts';
import { rateDocument } from './rate-document.ts';
import { TABLES } from './tables.ts';

const DOCUMENTS: RatingDocuments = {
  means: 'What the FCE regulation rates: players, lists and events.',
  fields: [
    'rhythm',
    // Of players.
    'age',
    'federated',
    'licence',
    'federatedOn',
    'firstSeason',
    'fideRating',
    'standardRating',
    'firstRatedOn',
    'gamesByYear',
    // Of events and games.
    'weekly',
    'halfK',
    'evaluatedOn',
    // Of lists and performances.
    'k0',
    'ra',
    'performance',
  ],
  sharedWith: ['fide-2009'],
  articles: { 'missing rhythm': '3.1', 'lost-by-both': '7', 'drawn-forfeit': '7' },
};

const NUMBERS = {
  ...PARAMETERS,
  halfKFixedMinutes: HALF_K_FIXED_MINUTES['5.3-in-force'],
};

const LIST_SHOWS = {
  name: '9.1a',
  id: '9.1b',
  title: '9.1c',
  club: '9.1d',
  rating: '9.1e',
  k0: '9.1f',
  k: '9.1f',
  games: '9.1g',
} as const;

/** The rating regulation of the Catalan chess federation: see the README.md beside this file. */
export const fce2016: HeadToHeadRuleBook = {
  kind: 'head-to-head',
  id: 'fce-2016',
  title: 'Federació Catalana d’Escacs, rating regulation of 2016',
  inForceFrom: IN_FORCE_FROM,
  reading: 2,
  revisions: REVISIONS,
  parameters: NUMBERS satisfies WordedParameters<'fce-2016', typeof NUMBERS>,
  documents: DOCUMENTS,
  decisions: ['FCE', 'ALL'],
  competitions: 'fce-1990',
  rhythms: ['standard', 'rapid'] satisfies readonly [WordedPart<'fce-2016'>, ...WordedPart<'fce-2016'>[]],
  listShows: LIST_SHOWS,
  rowForm: ROW_FORM,
  tables: TABLES,
  rate: rateDocument,
  replay,
  recordAfter,
  listDays,
  isListDay,
  entriesOf,
  listedFactors,
  factorGamesFrom,
  eventFindings,
  isWeekly,
  partsArticle: '8.3',
  conditions: ['2.1', '6.1', '6.2'],
  claimWindow,
  registration,
};

export { type History, type HistoryTerms, rateHistory } from './lists/history.ts';
export { type RevisionId, type Rules, rulesInForce } from './parameters.ts';
export { EXPECTATION_TABLE } from './tables.ts';
