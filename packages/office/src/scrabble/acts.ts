export { acceptScrabbleReport } from './reports/accept-scrabble-report.ts';
export { amendScrabbleReport } from './reports/amend-scrabble-report.ts';
export { annulScrabbleReport } from './reports/annul-scrabble-report.ts';
export { refuseScrabbleReport } from './reports/refuse-scrabble-report.ts';
export { submitScrabbleReport } from './reports/submit-scrabble-report.ts';
