import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { newScrabbleReport } from './new-scrabble-report.ts';
import { ownScrabbleReport } from './own-scrabble-report.ts';
import { scrabbleReports } from './scrabble-reports.ts';
import { tableOrderPage } from './table-order.ts';

export const scrabbleSections: readonly DeskSection[] = [
  {
    path: '/desk/scrabble',
    group: 'tournaments',
    name: 'web.scrabble.desk',
    about: 'web.scrabble.desk-about',
    needs: ['scrabble-report.submit'],
    roles: ['arbiter', 'officer'],
    game: 'scrabble',
  },
];

export const scrabblePages: readonly DeskPage[] = [
  scrabbleReports,
  newScrabbleReport,
  tableOrderPage,
  ownScrabbleReport,
];
