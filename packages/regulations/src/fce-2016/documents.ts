import type { RatingDocuments } from '../contracts/rating.ts';

export const DOCUMENTS: RatingDocuments = {
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
