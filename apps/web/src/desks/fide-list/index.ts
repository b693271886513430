import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { fideListPage } from './fide-list-page.ts';

export const fideListSections: readonly DeskSection[] = [
  {
    path: '/desk/fide-list',
    group: 'federation',
    name: 'web.desk-fide.load-title',
    about: 'web.desk-fide.load-section',
    needs: ['fide-register.load'],
    whereOnlyPlayed: true,
  },
];

export const fideListPages: readonly DeskPage[] = [fideListPage];
