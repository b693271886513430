import type { TitleRuleBook } from '../contracts/titles.ts';
import { chanceSteps } from './chances/chance-steps.ts';
import { normChances } from './chances/norm-chances.ts';
import { canGiveNorms } from './conditions/event.ts';
import { normCertificate } from './norms/certificate.ts';
import { judgeNorms } from './norms/judge-norms.ts';
import { IN_FORCE_FROM, NORM_TITLES, PARAMETERS } from './parameters.ts';
import { FIDE_TITLES, fideTitle, isTitleHeld } from './title-names.ts';
import { judgeApplication } from './titles/application.ts';
import { titleByPlace } from './titles/by-place.ts';
import { titlesByRating } from './titles/by-rating.ts';
import { normElsewhere } from './titles/elsewhere.ts';
import { titlesWithoutNorms } from './titles/without-norms.ts';

/** FIDE B.01, titles and norms, in force since 1 January 2024: see the README.md beside this file. */
export const fideTitles2024: TitleRuleBook = {
  id: 'fide-titles-2024',
  title: 'FIDE, regulations of titles (B.01) of 2024',
  inForceFrom: IN_FORCE_FROM,
  revisions: [],
  parameters: PARAMETERS,
  decisions: ['FT'],
  known: FIDE_TITLES,
  written: fideTitle,
  performance: {
    titles: NORM_TITLES,
    canGive: canGiveNorms,
    judge: judgeNorms,
    certificate: normCertificate,
    chances: normChances,
    chanceSteps,
    isHeld: isTitleHeld,
    application: judgeApplication,
    elsewhere: normElsewhere,
    byRating: titlesByRating,
    placeTitles: FIDE_TITLES,
    byPlace: titleByPlace,
    withoutNorms: titlesWithoutNorms,
  },
};
