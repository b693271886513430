import type { Desk } from '../../kit/desk-page.ts';
import { actPage } from './act-page.ts';
import { recordPage } from './record-page.ts';

export const recordDesk: Desk = {
  sections: [
    {
      path: '/desk/record',
      group: 'federation',
      name: 'web.desk-record.title',
      about: 'web.desk-record.section',
      needs: ['act.search'],
      roles: ['officer', 'administrator'],
    },
  ],
  pages: [recordPage, actPage],
};
