export { amendScrabbleReport } from './reports/amend-scrabble-report.ts';
export { acceptScrabbleReport, annulScrabbleReport, refuseScrabbleReport } from './reports/decide-scrabble-report.ts';
export { submitScrabbleReport } from './reports/submit-scrabble-report.ts';
