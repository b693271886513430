import { checkScrabbleReport } from './check-scrabble-report.ts';
import { explainScrabbleRating } from './explain-scrabble-rating.ts';
import { liveScrabbleRating } from './live-scrabble-rating.ts';
import { previewScrabbleCorrection } from './preview-scrabble-correction.ts';
import { previewScrabbleList } from './preview-scrabble-list.ts';
import { readScrabbleList } from './read-scrabble-list.ts';
import { scrabbleListDifferences } from './scrabble-list-differences.ts';
import { scrabbleListDocument } from './scrabble-list-document.ts';
import { scrabbleListRows } from './scrabble-list-rows.ts';
import { scrabbleRatingHistory } from './scrabble-rating-history.ts';
import { searchScrabbleCorrections } from './search-scrabble-corrections.ts';
import { ownScrabbleReports, scrabbleReportInbox, searchScrabbleEvents } from './search-scrabble-reports.ts';
import { showScrabbleEvent, showScrabbleReport } from './show-scrabble-report.ts';
import { verifyScrabbleList } from './verify-scrabble-list.ts';
import { writtenPlayers } from './written-players.ts';

export const scrabbleQuestions = [
  scrabbleReportInbox,
  ownScrabbleReports,
  checkScrabbleReport,
  writtenPlayers,
  showScrabbleReport,
  searchScrabbleEvents,
  showScrabbleEvent,
  readScrabbleList,
  scrabbleListRows,
  scrabbleListDocument,
  previewScrabbleList,
  scrabbleListDifferences,
  verifyScrabbleList,
  scrabbleRatingHistory,
  liveScrabbleRating,
  explainScrabbleRating,
  previewScrabbleCorrection,
  searchScrabbleCorrections,
] as const;
