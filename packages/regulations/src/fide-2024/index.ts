import type { FederationColumns, PlayerColumns } from '@escala/core';
import type { HeadToHeadRuleBook, RatingDocuments, ReplayTerms } from '../contracts/rating.ts';
import type { WordedParameters, WordedPart } from '../contracts/worded.ts';
import { EXPECTATIONS, FROM_HALF } from '../shared/fide-tables.ts';
import { ROW_FORM } from '../shared/lists/list-sheet.ts';
import { recordAfter, replayLists } from '../shared/lists/replay-lists.ts';
import { articleOrder } from './articles.ts';
import { eventFindings } from './events/event-findings.ts';
import { EVENT_FACTS, GAME_FACTS } from './facts.ts';
import { periodFindings } from './findings.ts';
import type { RatedPeriod } from './lists/close-period.ts';
import { listBook } from './lists/list-book.ts';
import { goesOn } from './lists/take-over.ts';
import { officeTerms } from './office-terms.ts';
import { IN_FORCE_FROM, parameters } from './parameters.ts';
import { REVISION, rateDocument } from './rate-document.ts';

const DOCUMENTS: RatingDocuments = {
  means: 'What the FIDE regulations since March 2024 rate: players, lists and events of one rhythm.',
  fields: [
    'rhythm',
    'standardLists',
    // Of players.
    'careerGames',
    'reached2400',
    'reached2300',
    'k',
    'title',
    'federation',
    'pool',
    // Of events and games.
    'evaluatedOn',
    'official',
    'rounds',
    ...Object.keys(EVENT_FACTS),
    ...Object.keys(GAME_FACTS),
    // Of lists and performances.
    'seed',
    'poolGames',
    'poolRating',
    'sum',
    'rc',
    'ru',
    'counted',
  ],
  usualRhythm: true,
  articles: { 'lost-by-both': '5.1', 'drawn-forfeit': '5.1' },
};

/** As in fide-2009 (D-OFF-1260). */
const LIST_SHOWS = {
  name: '7.1.2',
  title: '7.1.2',
  nationality: '7.1.2',
  rating: '7.1.2',
  id: '7.1.2',
  games: '7.1.2',
  birthYear: '7.1.2',
  sex: '7.1.2',
  k: '7.1.2',
} as const;

export { rateHistory } from './lists/list-book.ts';

/** FIDE B.02, the rating regulations for standard, rapid and blitz since 1 March 2024. */
export const fide2024: HeadToHeadRuleBook = {
  kind: 'head-to-head',
  id: 'fide-2024',
  title: 'FIDE B.02 rating regulations, standard, rapid and blitz, 2024',
  inForceFrom: IN_FORCE_FROM,
  reading: 1,
  revisions: [
    {
      id: REVISION,
      words: 'fide-2024.2024',
    },
  ],
  parameters: parameters satisfies WordedParameters<'fide-2024', typeof parameters>,
  documents: DOCUMENTS,
  decisions: ['F24', 'ALL'],
  competitions: 'fide-2026',
  articleOrder,
  scaleWatch: '10.1',
  rhythms: ['standard', 'rapid', 'blitz'] satisfies readonly [WordedPart<'fide-2024'>, ...WordedPart<'fide-2024'>[]],
  listShows: LIST_SHOWS,
  rowForm: ROW_FORM,
  tables: {
    expectedScore: { article: '8.1.2', table: EXPECTATIONS },
    ratingDifference: { article: '8.1.1', differences: FROM_HALF },
  },
  facts: EVENT_FACTS,
  gameFacts: GAME_FACTS,
  rate: rateDocument,
  replay,
  recordAfter,
  goesOn,
  eventFindings,
  conditions: ['3.1', 'R3.1'],
  ...officeTerms,
};

/** See the contract. */
function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { rhythm = 'standard' } = terms;
  return replayLists(listBook(rhythm), record, terms, (federation, rated) =>
    periodFindings(federation, ofRhythm(rated), rhythm),
  );
}

/** A federation has lists of all rhythms, so an event on another one of them needs no finding. */
function ofRhythm(rated: RatedPeriod): RatedPeriod {
  const elsewhere = new Set(rated.elsewhere);
  const events = rated.period.events.filter((event) => !elsewhere.has(event));
  return { ...rated, period: { ...rated.period, events }, elsewhere: [] };
}
