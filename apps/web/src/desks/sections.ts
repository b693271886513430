import type { DeskSection } from '../kit/desk-page.ts';
import { accountsSections } from './accounts/index.ts';
import { claimsSections } from './claims/index.ts';
import { clubSections } from './club/index.ts';
import { correctionsSections } from './corrections/index.ts';
import { eventsSections } from './events/index.ts';
import { leaguesSections } from './leagues/index.ts';
import { listsSections } from './lists/index.ts';
import { mailSections } from './mail/index.ts';
import { ownSections } from './own/index.ts';
import { recordSections } from './record/index.ts';
import { registrySections } from './registry/index.ts';
import { reportsSections } from './reports/index.ts';
import { roundsSections } from './rounds/index.ts';
import { rulesSections } from './rules/index.ts';
import { scrabbleSections } from './scrabble/index.ts';
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
  ...mailSections,
  ...recordSections,
  ...rulesSections,
];
