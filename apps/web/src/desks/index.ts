import type { DeskPage } from '../kit/desk-page.ts';
import { accountsPages } from './accounts/index.ts';
import { claimsPages } from './claims/index.ts';
import { ownPages } from './claims/own/index.ts';
import { deskHome } from './desk-home.ts';
import { reportsPages } from './events/inbox/index.ts';
import { eventsPages } from './events/index.ts';
import { roundsPages } from './events/rounds/index.ts';
import { fideListPages } from './fide-list/index.ts';
import { identityPages } from './identity/index.ts';
import { recordPages } from './log/index.ts';
import { mailPages } from './mail/index.ts';
import { correctionsPages } from './rating/corrections/index.ts';
import { listsPages } from './rating/lists/index.ts';
import { registryPages } from './registry/index.ts';
import { scrabblePages } from './scrabble/index.ts';
import { clubPages } from './teams/club/index.ts';
import { leaguesPages } from './teams/leagues/index.ts';
import { titlesPages } from './titles/index.ts';

/** Every page for signed-in users. The server offers exactly these. */
export const deskPages: readonly DeskPage[] = [
  deskHome,
  ...ownPages,
  ...eventsPages,
  ...roundsPages,
  ...scrabblePages,
  ...clubPages,
  ...reportsPages,
  ...listsPages,
  ...correctionsPages,
  ...claimsPages,
  ...registryPages,
  ...titlesPages,
  ...leaguesPages,
  ...accountsPages,
  ...identityPages,
  ...fideListPages,
  ...mailPages,
  ...recordPages,
];
