import type { Desk } from '../../kit/desk-page.ts';
import { newScrabbleReport } from './new-scrabble-report.ts';
import { ownScrabbleReport } from './own-scrabble-report.ts';
import { scrabbleReports } from './scrabble-reports.ts';
import { tableOrderPage } from './table-order.ts';

export const scrabbleDesk: Desk = {
  sections: [
    {
      path: '/desk/scrabble',
      group: 'tournaments',
      name: 'web.scrabble.desk',
      about: 'web.scrabble.desk-about',
      needs: ['scrabble-report.submit'],
      roles: ['arbiter', 'officer'],
      game: 'scrabble',
    },
  ],
  pages: [scrabbleReports, newScrabbleReport, tableOrderPage, ownScrabbleReport],
};
