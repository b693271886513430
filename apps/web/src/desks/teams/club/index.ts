import type { Desk } from '../../../kit/desk-page.ts';
import { clubBoardPage, clubHomePage } from './club-home-page.ts';
import { clubListPage } from './club-list-page.ts';
import { clubMembersPage } from './club-members-page.ts';
import { clubTeamsPage } from './club-teams-page.ts';
import { lineUpPage } from './line-up-page.ts';
import { matchDeskPage } from './match-desk-page.ts';

export const clubDesk: Desk = {
  sections: [
    {
      path: '/desk/club',
      group: 'tournaments',
      name: 'web.word.club',
      about: 'web.desk-teams.club-about',
      needs: ['delegate.matches'],
      roles: ['delegate', 'delegation', 'officer'],
    },
  ],
  pages: [clubHomePage, clubBoardPage, clubMembersPage, clubTeamsPage, clubListPage, matchDeskPage, lineUpPage],
};
