import type { Desk } from '../../../kit/desk-page.ts';
import { openClaimPage } from './open-claim-page.ts';
import { ownPage } from './own-page.ts';

export const ownDesk: Desk = {
  sections: [
    {
      path: '/desk/me',
      group: 'own',
      name: 'web.desk-claims.own-title',
      about: 'web.desk-claims.own-section',
      needs: ['claim.open'],
      roles: ['player'],
    },
  ],
  pages: [ownPage, openClaimPage],
};
