import type { Desk } from '../../../kit/desk-page.ts';
import { leagueFactsPage } from './league-facts-page.ts';
import { leaguePage } from './league-page.ts';
import { leaguesPage } from './leagues-page.ts';
import { matchRulingPage } from './match-ruling-page.ts';
import { newLeaguePage } from './new-league-page.ts';

export const leaguesDesk: Desk = {
  sections: [
    {
      path: '/desk/leagues',
      group: 'tournaments',
      name: 'web.desk-teams.leagues',
      about: 'web.desk-teams.leagues-about',
      needs: ['league.open-matches'],
      roles: ['officer', 'commission', 'committee'],
      game: 'head-to-head',
      chapter: 'teams',
    },
  ],
  pages: [leaguesPage, newLeaguePage, leaguePage, leagueFactsPage, matchRulingPage],
};
