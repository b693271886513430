import type { DeskPage, DeskSection } from '../../kit/desk-page.ts';
import { clubPage } from './club-page.ts';
import { clubsPage } from './clubs-page.ts';
import { delegationsPage } from './delegations-page.ts';
import { duplicatesPage } from './duplicates-page.ts';
import { importPage } from './import-page.ts';
import { importReport } from './import-report.ts';
import { mergePage } from './merge-page.ts';
import { newPlayer } from './new-player.ts';
import { playerPage } from './player-page.ts';
import { OFFICE_OR_COMMISSION } from './registry-frame.ts';
import { registryHome } from './registry-home.ts';
import { seasonsPage } from './seasons-page.ts';

export const registrySections: readonly DeskSection[] = [
  {
    path: '/desk/registry',
    group: 'register',
    name: 'web.desk-registry.title',
    about: 'web.desk-registry.about',
    needs: OFFICE_OR_COMMISSION,
    roles: ['officer', 'commission'],
  },
];

export const registryPages: readonly DeskPage[] = [
  registryHome,
  newPlayer,
  playerPage,
  clubsPage,
  clubPage,
  seasonsPage,
  delegationsPage,
  duplicatesPage,
  mergePage,
  importPage,
  importReport,
];
