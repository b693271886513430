import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { mailPage } from './mail-page.ts';

export const mailSections: readonly DeskSection[] = [
  {
    path: '/desk/mail',
    group: 'federation',
    name: 'web.desk-mail.title',
    about: 'web.desk-mail.section',
    needs: ['mail.search'],
    roles: ['officer', 'administrator'],
  },
];

export const mailPages: readonly DeskPage[] = [mailPage];
