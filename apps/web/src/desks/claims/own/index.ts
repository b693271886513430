import type { DeskPage, DeskSection } from '../../../kit/desk-page.ts';
import { openClaimPage } from './open-claim-page.ts';
import { ownPage } from './own-page.ts';

export const ownSections: readonly DeskSection[] = [
  {
    path: '/desk/me',
    group: 'own',
    name: 'web.desk-claims.own-title',
    about: 'web.desk-claims.own-section',
    needs: ['claim.open'],
    roles: ['player'],
  },
];

export const ownPages: readonly DeskPage[] = [ownPage, openClaimPage];
