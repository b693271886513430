import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { HeadToHeadRuleBook, RatingDocuments, ReplayTerms } from '../contracts/rating.ts';
import type { WordedParameters, WordedPart } from '../contracts/worded.ts';
import { EXPECTATIONS, FROM_HALF } from '../shared/fide-tables.ts';
import { ROW_FORM } from '../shared/lists/list-sheet.ts';
import { recordAfter, replayLists } from '../shared/lists/replay-lists.ts';
import { eventFindings } from './events/event-findings.ts';
import { periodFindings } from './findings.ts';
import { listBook } from './lists/list-book.ts';
import { rateApart } from './lists/rate-apart.ts';
import { officeTerms } from './office-terms.ts';
import {
  DEFAULT_REVISION,
  IN_FORCE_FROM,
  parameters,
  pointsOverHalfAsPrinted,
  regulationOfRevision,
} from './parameters.ts';
import { rateDocument } from './rate-document.ts';

const DOCUMENTS: RatingDocuments = {
  means: 'What the FIDE regulation rates: players, lists and events.',
  fields: [
    // Of players.
    'careerGames',
    'reached2400',
    'pool',
    'minGames',
    // Of events.
    'receivedOn',
    'perRoundRatings',
    'official',
    'approved',
    'nationalChampionship',
    'teamChampionship',
    'rounds',
    // Of lists and performances.
    'poolGames',
    'poolRating',
    'rc',
    'ru',
    'counted',
  ],
  sharedWith: ['fce-2016'],
  articles: { 'lost-by-both': '5.1', 'drawn-forfeit': '5.1' },
};

export { rateHistory } from './lists/list-book.ts';
export { regulationOfRevision } from './parameters.ts';

const NUMBERS = { ...parameters, pointsOverHalfAsPrinted };

/** The federation is the country on record, the ID number the register's own (D-OFF-1260). */
const LIST_SHOWS = {
  name: '7.12',
  title: '7.12',
  nationality: '7.12',
  rating: '7.12',
  id: '7.12',
  games: '7.12',
  birthYear: '7.12',
  sex: '7.12',
  k: '7.12',
} as const;

/** FIDE B.02, the rating regulations in an edition printed in 2009. */
export const fide2009: HeadToHeadRuleBook = {
  kind: 'head-to-head',
  id: 'fide-2009',
  title: 'FIDE B.02 rating regulations, 2009',
  inForceFrom: IN_FORCE_FROM,
  reading: 3,
  revisions: [
    {
      id: DEFAULT_REVISION,
      words: 'fide-2009.15-points',
    },
    {
      id: '12.5-points',
      words: 'fide-2009.12.5-points',
    },
  ],
  parameters: NUMBERS satisfies WordedParameters<'fide-2009', typeof NUMBERS>,
  documents: DOCUMENTS,
  decisions: ['FIDE', 'ALL'],
  competitions: 'fide-2026',
  articleOrder,
  scaleWatch: '10.3',
  rhythms: ['standard'] satisfies readonly [WordedPart<'fide-2009'>, ...WordedPart<'fide-2009'>[]],
  listShows: LIST_SHOWS,
  rowForm: ROW_FORM,
  tables: {
    expectedScore: { article: '8.1', table: EXPECTATIONS },
    ratingDifference: { article: '8.1', differences: FROM_HALF },
  },
  rate: rateDocument,
  replay,
  recordAfter,
  rateApart,
  eventFindings,
  conditions: ['3.1'],
  ...officeTerms,
};

/**
 * The print omits the second dot: its 7.14 is part of 7.1 and comes before 7.2. So what follows the dot is compared
 * digit by digit.
 */
function articleOrder(a: string, b: string): number {
  const [[chapterA = '', restA = ''], [chapterB = '', restB = '']] = [a.split('.'), b.split('.')];
  return Number(chapterA) - Number(chapterB) || (restA < restB ? -1 : restA > restB ? 1 : 0);
}

/** See the contract. */
function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const regulations = regulationOfRevision(terms.revision);
  return replayLists(listBook(regulations), record, terms, (federation, rated) =>
    periodFindings(federation, rated, regulations, IN_FORCE_FROM, terms.monthlyFrom),
  );
}
