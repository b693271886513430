import type { DeskPage } from '../kit/desk-page.ts';
import { accountsPages } from './accounts/index.ts';
import { claimsPages } from './claims/index.ts';
import { clubPages } from './club/index.ts';
import { correctionsPages } from './corrections/index.ts';
import { deskHome } from './desk-home.ts';
import { eventsPages } from './events/index.ts';
import { leaguesPages } from './leagues/index.ts';
import { listsPages } from './lists/index.ts';
import { mailPages } from './mail/index.ts';
import { ownPages } from './own/index.ts';
import { recordPages } from './record/index.ts';
import { registryPages } from './registry/index.ts';
import { reportsPages } from './reports/index.ts';
import { roundsPages } from './rounds/index.ts';
import { scrabblePages } from './scrabble/index.ts';
import { titlesPages } from './titles/index.ts';

/** Every page for somebody who is signed in. The server offers what stands here. */
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
  ...mailPages,
  ...recordPages,
];
