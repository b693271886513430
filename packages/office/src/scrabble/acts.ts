import { confirmScrabbleCorrection } from './corrections/confirm-scrabble-correction.ts';
import { publishScrabbleHistory } from './lists/publish-scrabble-history.ts';
import { publishScrabbleList } from './lists/publish-scrabble-list.ts';
import { reviseScrabbleLists } from './lists/revise-scrabble-lists.ts';
import { acceptScrabbleReport } from './reports/accept-scrabble-report.ts';
import { amendScrabbleReport } from './reports/amend-scrabble-report.ts';
import { annulScrabbleReport } from './reports/annul-scrabble-report.ts';
import { refuseScrabbleReport } from './reports/refuse-scrabble-report.ts';
import { submitScrabbleReport } from './reports/submit-scrabble-report.ts';

export const scrabbleActs = [
  submitScrabbleReport,
  amendScrabbleReport,
  acceptScrabbleReport,
  refuseScrabbleReport,
  annulScrabbleReport,
  publishScrabbleList,
  publishScrabbleHistory,
  reviseScrabbleLists,
  confirmScrabbleCorrection,
] as const;
