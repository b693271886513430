import { defineQuestion } from '../../contracts/question.ts';
import { entryIsCompulsory } from '../entry/compulsory-entry.ts';
import { DELEGATIONS } from '../facts.ts';
import { TEAM_COMPETITIONS } from '../teams/competitions.ts';

/** Whether a club has to enter its team (Normes 4.1.3). */
export const compulsoryEntryQuestion = defineQuestion({
  id: 'compulsory-entry',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: 'web.delegation.' },
    { kind: 'choice', name: 'competition', options: TEAM_COMPETITIONS, words: 'web.competition.' },
  ],
  answer: ({ delegation, competition }, today) => {
    const { holds, article } = entryIsCompulsory(delegation, competition, today);
    // Free to enter is no fault of anybody.
    return { verdict: holds === 'yes' ? 'yes' : 'no', holds: 'yes', articles: [article] };
  },
});
