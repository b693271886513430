import type { KeyAfter } from '@escala/messages';
import type { Desk } from '../../kit/desk-page.ts';
import { clubPage } from './club-page.ts';
import { clubsPage } from './clubs-page.ts';
import { committeesPage } from './committees-page.ts';
import { delegationsPage } from './delegations-page.ts';
import { duplicatesPage } from './duplicates-page.ts';
import { importPage } from './import-page.ts';
import { importReport } from './import-report.ts';
import { mergePage } from './merge-page.ts';
import { newPlayer } from './new-player.ts';
import { playerPage } from './player-page.ts';
import { OFFICE, OFFICE_OR_COMMISSION } from './registry-frame.ts';
import { registryHome } from './registry-home.ts';
import { seasonsPage } from './seasons-page.ts';

const part = (path: string, name: KeyAfter<'web.desk-registry.part-'>, needs = OFFICE) =>
  ({ path: `/desk/registry${path}`, name: `web.desk-registry.part-${name}`, needs }) as const;

export const registryDesk: Desk = {
  sections: [
    {
      ...part('', 'players', OFFICE_OR_COMMISSION),
      group: 'register',
      about: 'web.desk-registry.about',
      roles: ['officer', 'commission', 'committee'],
      whereOnlyPlayed: true,
      parts: [
        part('', 'players', OFFICE_OR_COMMISSION),
        part('/duplicates', 'duplicates'),
        part('/seasons', 'seasons'),
      ],
    },
    {
      ...part('/clubs', 'clubs'),
      group: 'register',
      about: 'web.desk-registry.about-clubs',
      roles: ['officer'],
      parts: [part('/clubs', 'clubs'), part('/delegations', 'delegations')],
    },
    {
      ...part('/import', 'import'),
      group: 'register',
      about: 'web.desk-registry.about-import',
      roles: ['officer'],
    },
    {
      path: '/desk/committees',
      group: 'federation',
      name: 'web.desk-committees.title',
      about: 'web.desk-committees.about',
      needs: ['committee.meet'],
      roles: ['officer', 'commission', 'committee'],
      chapter: 'terms',
    },
  ],
  pages: [
    committeesPage,
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
  ],
};
