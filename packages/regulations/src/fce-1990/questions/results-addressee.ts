import { defineQuestion } from '../../contracts/question.ts';
import { DELEGATIONS } from '../facts.ts';
import { resultsAddressee } from '../office-terms/results-term.ts';

/** To whom a club tells the results of a match (Delegats 5.5.2). */
export const resultsAddresseeQuestion = defineQuestion({
  id: 'results-addressee',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: 'web.delegation.' },
    { kind: 'tick', name: 'others' },
  ],
  answer: ({ delegation, others }) => ({
    verdict: resultsAddressee(delegation, others),
    holds: 'yes',
    articles: ['Delegats 5.5.2'],
  }),
});
