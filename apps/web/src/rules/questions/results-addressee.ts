import { DELEGATIONS } from '@escala/core';
import { resultsAddressee } from '@escala/regulations/fce-1990';
import { defineRuleQuestion } from '../rule-question.ts';

/** To whom a club tells the results of a match (Delegats 5.5.2). */
export const resultsAddresseeQuestion = defineRuleQuestion({
  id: 'results-addressee',
  fields: [
    { kind: 'choice', name: 'delegation', options: DELEGATIONS, words: (each) => `web.delegation.${each}` },
    { kind: 'tick', name: 'others' },
  ],
  answer: ({ delegation, others }) => ({
    verdict: resultsAddressee(delegation, others),
    holds: 'yes',
    articles: ['Delegats 5.5.2'],
  }),
});
