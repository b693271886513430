import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { claimPage } from './claim-page.ts';
import { claimsPage } from './claims-page.ts';
import { newClaimPage } from './new-claim-page.ts';

export const claimsSections: readonly DeskSection[] = [
  {
    path: '/desk/claims',
    group: 'ratings',
    name: 'web.desk-claims.claims-title',
    about: 'web.desk-claims.claims-section',
    needs: ['claim.decide', 'claim.decide-appeal'],
    roles: ['officer', 'commission'],
  },
];

export const claimsPages: readonly DeskPage[] = [claimsPage, newClaimPage, claimPage];
