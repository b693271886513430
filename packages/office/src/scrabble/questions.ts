import { previewScrabbleCorrection } from './corrections/preview-scrabble-correction.ts';
import { searchScrabbleCorrections } from './corrections/search-scrabble-corrections.ts';
import { explainScrabbleRating } from './lists/explain-scrabble-rating.ts';
import { liveScrabbleRating } from './lists/live-scrabble-rating.ts';
import { previewScrabbleList } from './lists/preview-scrabble-list.ts';
import { readScrabbleList } from './lists/read-scrabble-list.ts';
import { scrabbleListDifferences } from './lists/scrabble-list-differences.ts';
import { scrabbleListDocument } from './lists/scrabble-list-document.ts';
import { scrabbleListRows } from './lists/scrabble-list-rows.ts';
import { scrabbleRatingHistory } from './lists/scrabble-rating-history.ts';
import { verifyScrabbleList } from './lists/verify-scrabble-question.ts';
import { checkScrabbleReport } from './reports/check-scrabble-report.ts';
import { ownScrabbleReports, scrabbleReportInbox, searchScrabbleEvents } from './reports/search-scrabble-reports.ts';
import { showScrabbleEvent, showScrabbleReport } from './reports/show-scrabble-report.ts';
import { writtenPlayers } from './reports/written-players.ts';

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
