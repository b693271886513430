import { confirmationTerm } from '@escala/regulations/fce-1990';
import { PLAYED } from '../days.ts';
import { answerOf, defineRuleQuestion } from '../rule-question.ts';

/** By when somebody who is qualified for a final says so (Normes 4.1.2). */
export const confirmationTermQuestion = defineRuleQuestion({
  id: 'confirmation-term',
  fields: [
    { kind: 'day', name: 'start', ...PLAYED },
    { kind: 'day', name: 'confirmed', ...PLAYED },
  ],
  answer: ({ start, confirmed }) => answerOf([confirmationTerm(start, confirmed)]),
});
