import type { Desk } from '../../kit/desk-page.ts';
import { accountPage } from './account-page.ts';
import { accountsPage } from './accounts-page.ts';
import { federationPage } from './federation-page.ts';
import { invitePage } from './invite-page.ts';

export const accountsDesk: Desk = {
  sections: [
    {
      path: '/desk/accounts',
      group: 'federation',
      name: 'web.desk-accounts.title',
      about: 'web.desk-accounts.section',
      needs: ['account.search'],
      roles: ['administrator'],
    },
    {
      path: '/desk/federation',
      group: 'federation',
      name: 'web.desk-accounts.federation',
      about: 'web.desk-accounts.federation-section',
      needs: ['federation.amend'],
      roles: ['administrator'],
    },
  ],
  pages: [accountsPage, invitePage, accountPage, federationPage],
};
