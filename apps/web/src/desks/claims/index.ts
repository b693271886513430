import type { Desk } from '../../kit/desk-page.ts';
import { claimPage } from './claim-page.ts';
import { claimsPage } from './claims-page.ts';
import { newClaimPage } from './new-claim-page.ts';

export const claimsDesk: Desk = {
  sections: [
    {
      path: '/desk/claims',
      group: 'ratings',
      name: 'web.desk-claims.claims-title',
      about: 'web.desk-claims.claims-section',
      needs: ['claim.decide', 'claim.decide-appeal'],
      roles: ['officer', 'commission'],
    },
  ],
  pages: [claimsPage, newClaimPage, claimPage],
};
