import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { actPage } from './act-page.ts';
import { recordPage } from './record-page.ts';

export const recordSections: readonly DeskSection[] = [
  {
    path: '/desk/record',
    group: 'federation',
    name: 'web.desk-record.title',
    about: 'web.desk-record.section',
    needs: ['act.search'],
    roles: ['officer', 'administrator'],
  },
];

export const recordPages: readonly DeskPage[] = [recordPage, actPage];
