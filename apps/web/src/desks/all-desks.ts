import type { Desk, DeskSection } from '../kit/desk-page.ts';
import { rulesPath } from '../rules/question-form.ts';
import { accountsDesk } from './accounts/index.ts';
import { claimsDesk } from './claims/index.ts';
import { ownDesk } from './claims/own/index.ts';
import { reportsDesk } from './events/inbox/index.ts';
import { eventsDesk } from './events/index.ts';
import { roundsDesk } from './events/rounds/index.ts';
import { fideListDesk } from './fide-list/index.ts';
import { identityDesk } from './identity/index.ts';
import { recordDesk } from './log/index.ts';
import { mailDesk } from './mail/index.ts';
import { ownMachineDesk } from './own-machine.ts';
import { correctionsDesk } from './rating/corrections/index.ts';
import { listsDesk } from './rating/lists/index.ts';
import { registryDesk } from './registry/index.ts';
import { scrabbleDesk } from './scrabble/index.ts';
import { clubDesk } from './teams/club/index.ts';
import { leaguesDesk } from './teams/leagues/index.ts';
import { titlesDesk } from './titles/index.ts';

/** A link to a public page, for those who need it at the board (D-OFF-360). */
const rulesDesk: Desk = {
  sections: [
    {
      path: rulesPath(':rules'),
      group: 'tournaments',
      name: 'web.rules.title',
      about: 'web.rules.section-about',
      needs: [],
      roles: ['arbiter', 'delegate'],
      game: 'head-to-head',
      chapter: 'terms',
    },
  ],
  pages: [],
};

/** In the order of the navigation. */
export const allDesks: readonly Desk[] = [
  ownDesk,
  eventsDesk,
  scrabbleDesk,
  clubDesk,
  reportsDesk,
  listsDesk,
  correctionsDesk,
  claimsDesk,
  roundsDesk,
  registryDesk,
  titlesDesk,
  leaguesDesk,
  accountsDesk,
  identityDesk,
  fideListDesk,
  mailDesk,
  recordDesk,
  rulesDesk,
  ownMachineDesk,
];

export const deskSections: readonly DeskSection[] = allDesks.flatMap(({ sections }) => sections);
