import type { RatingDocuments } from '../contracts/rating.ts';

export const DOCUMENTS: RatingDocuments = {
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
