import { explainScrabbleRating } from './explain-scrabble-rating.ts';
import { liveScrabbleRating } from './live-scrabble-rating.ts';
import { previewScrabbleCorrection } from './preview-scrabble-correction.ts';
import { previewScrabbleList } from './preview-scrabble-list.ts';
import { readScrabbleList } from './read-scrabble-list.ts';
import { scrabbleListDifferences } from './scrabble-list-differences.ts';
import { scrabbleRatingHistory } from './scrabble-rating-history.ts';
import { searchScrabbleCorrections } from './search-scrabble-corrections.ts';
import { scrabbleReportInbox, searchScrabbleEvents } from './search-scrabble-reports.ts';
import { showScrabbleEvent, showScrabbleReport } from './show-scrabble-report.ts';
import { verifyScrabbleList } from './verify-scrabble-list.ts';

export const scrabbleQuestions = [
  scrabbleReportInbox,
  showScrabbleReport,
  searchScrabbleEvents,
  showScrabbleEvent,
  readScrabbleList,
  previewScrabbleList,
  scrabbleListDifferences,
  verifyScrabbleList,
  scrabbleRatingHistory,
  liveScrabbleRating,
  explainScrabbleRating,
  previewScrabbleCorrection,
  searchScrabbleCorrections,
] as const;
