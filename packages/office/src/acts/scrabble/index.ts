import { acceptScrabbleReport } from './accept-scrabble-report.ts';
import { amendScrabbleReport } from './amend-scrabble-report.ts';
import { annulScrabbleReport } from './annul-scrabble-report.ts';
import { confirmScrabbleCorrection } from './confirm-scrabble-correction.ts';
import { publishScrabbleHistory } from './publish-scrabble-history.ts';
import { publishScrabbleList } from './publish-scrabble-list.ts';
import { refuseScrabbleReport } from './refuse-scrabble-report.ts';
import { reviseScrabbleLists } from './revise-scrabble-lists.ts';
import { submitScrabbleReport } from './submit-scrabble-report.ts';

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
