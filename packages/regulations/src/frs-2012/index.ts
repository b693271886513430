import { PLAY_TYPES, POOL_CLASSES } from '@escala/core';
import type { ScrabbleRuleBook } from '../contracts/rating.ts';
import { partOfBook, type WordedParameters, type WordedPart } from '../contracts/worded.ts';
import { inListOrder, isListDay, listDays, rateLists, tableOrder } from './lists/rate-lists.ts';
import { IN_FORCE_FROM, PARAMETERS, REVISIONS, WINDOWS } from './parameters.ts';
import { rate } from './rate.ts';

const NUMBERS = { ...PARAMETERS, ...partOfBook('window', WINDOWS) };

/** The rating of the Romanian Scrabble federation: five collective types, the general rating, and Libere. */
export const frs2012: ScrabbleRuleBook = {
  kind: 'scrabble',
  id: 'frs-2012',
  title: 'F.R. Scrabble, Rating Scrabble 2012',
  inForceFrom: IN_FORCE_FROM,
  reading: 2,
  revisions: REVISIONS,
  parameters: NUMBERS satisfies WordedParameters<'frs-2012', typeof NUMBERS>,
  documents: {
    means: 'What the FRS regulation rates: collective games and Libere.',
    fields: [],
    articles: { 'place-or-score': '6', 'place-too-high': '6' },
  },
  decisions: ['FRS', 'ALL'],
  classes: POOL_CLASSES satisfies readonly WordedPart<'frs-2012'>[],
  types: PLAY_TYPES,
  rate,
  rateLists,
  inListOrder,
  listShows: { name: '3', rating: '7' },
  seating: { article: '1', order: tableOrder },
  listDays,
  isListDay,
};
