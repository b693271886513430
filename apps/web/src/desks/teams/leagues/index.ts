import type { DeskPage, DeskSection } from '../../../kit/desk-page.ts';
import { leagueFactsPage } from './league-facts-page.ts';
import { leaguePage } from './league-page.ts';
import { leaguesPage } from './leagues-page.ts';
import { matchRulingPage } from './match-ruling-page.ts';
import { newLeaguePage } from './new-league-page.ts';

export const leaguesSections: readonly DeskSection[] = [
  {
    path: '/desk/leagues',
    group: 'tournaments',
    name: 'web.desk-teams.leagues',
    about: 'web.desk-teams.leagues-about',
    needs: ['league.open-matches'],
    roles: ['officer', 'commission'],
    chapter: 'teams',
  },
];

export const leaguesPages: readonly DeskPage[] = [
  leaguesPage,
  newLeaguePage,
  leaguePage,
  leagueFactsPage,
  matchRulingPage,
];
