import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { identityPage } from './identity-page.ts';

export const identitySections: readonly DeskSection[] = [
  {
    path: '/desk/identity',
    group: 'federation',
    name: 'web.desk-identity.title',
    about: 'web.desk-identity.section',
    needs: ['identity.amend'],
    roles: ['administrator', 'officer'],
    whereOnlyPlayed: true,
  },
];

export const identityPages: readonly DeskPage[] = [identityPage];
