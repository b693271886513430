import { DELEGATIONS, TEAM_COMPETITIONS } from '@escala/core';
import { entryIsCompulsory } from '@escala/regulations/fce-1990';
import { defineRuleQuestion } from '../rule-question.ts';

/** Whether a club has to enter its team (Normes 4.1.3). */
export const compulsoryEntryQuestion = defineRuleQuestion({
  id: 'compulsory-entry',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: (each) => `web.delegation.${each}` },
    { kind: 'choice', name: 'competition', options: TEAM_COMPETITIONS, words: (each) => `web.competition.${each}` },
  ],
  answer: ({ delegation, competition }, today) => {
    const { holds, article } = entryIsCompulsory(delegation, competition, today);
    // Free to enter is no fault of anybody.
    return { verdict: holds, holds: 'yes', articles: [article] };
  },
});
