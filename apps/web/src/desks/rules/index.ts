import type { DeskSection } from '../../kit/desk-page.ts';
import { rulesPath } from '../../rules/question-form.ts';

/** A link to a public page, for those who need it at the board (D-OFF-360). */
export const rulesSections: readonly DeskSection[] = [
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
];
