export { checkScrabbleReport, writtenPlayers } from './reports/check-scrabble-report.ts';
export { ownScrabbleReports, scrabbleReportInbox, searchScrabbleEvents } from './reports/search-scrabble-reports.ts';
export { showScrabbleEvent, showScrabbleReport } from './reports/show-scrabble-report.ts';
