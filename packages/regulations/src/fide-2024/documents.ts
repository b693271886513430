import type { RatingDocuments } from '../contracts/rating.ts';

export const DOCUMENTS: RatingDocuments = {
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
    'forList',
    'waived',
    'rounds',
    'moves',
    'excluded',
    'unequalTime',
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
