import type { Desk } from '../../../kit/desk-page.ts';
import { inbox } from './inbox.ts';
import { report } from './report.ts';
import { scrabbleReport } from './scrabble-report.ts';

export const reportsDesk: Desk = {
  sections: [
    {
      path: '/desk/reports',
      group: 'ratings',
      name: 'web.desk-office.reports',
      about: 'web.desk-office.reports-about',
      needs: ['report.inbox'],
      roles: ['officer', 'commission'],
    },
  ],
  pages: [inbox, report, scrabbleReport],
};
