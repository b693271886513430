import type { DeskSection } from '../kit/desk-page.ts';
import { accountsSections } from './accounts/index.ts';
import { claimsSections } from './claims/index.ts';
import { ownSections } from './claims/own/index.ts';
import { reportsSections } from './events/inbox/index.ts';
import { eventsSections } from './events/index.ts';
import { roundsSections } from './events/rounds/index.ts';
import { fideListSections } from './fide-list/index.ts';
import { identitySections } from './identity/index.ts';
import { recordSections } from './log/index.ts';
import { mailSections } from './mail/index.ts';
import { correctionsSections } from './rating/corrections/index.ts';
import { listsSections } from './rating/lists/index.ts';
import { registrySections } from './registry/index.ts';
import { rulesSections } from './rules/index.ts';
import { scrabbleSections } from './scrabble/index.ts';
import { clubSections } from './teams/club/index.ts';
import { leaguesSections } from './teams/leagues/index.ts';
import { titlesSections } from './titles/index.ts';

/** The desks in the order of the navigation. */
export const deskSections: readonly DeskSection[] = [
  ...ownSections,
  ...eventsSections,
  ...scrabbleSections,
  ...clubSections,
  ...reportsSections,
  ...listsSections,
  ...correctionsSections,
  ...claimsSections,
  ...roundsSections,
  ...registrySections,
  ...titlesSections,
  ...leaguesSections,
  ...accountsSections,
  ...identitySections,
  ...fideListSections,
  ...mailSections,
  ...recordSections,
  ...rulesSections,
];
