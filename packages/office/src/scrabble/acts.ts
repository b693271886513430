export {
  acceptScrabbleReport,
  amendScrabbleReport,
  annulScrabbleReport,
  refuseScrabbleReport,
} from './reports/scrabble-report-acts.ts';
export { submitScrabbleReport } from './reports/submit-scrabble-report.ts';
