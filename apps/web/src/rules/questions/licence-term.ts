import { licenceTerm } from '@escala/regulations/fce-1990';
import { PLAYED } from '../days.ts';
import { answerOf, defineRuleQuestion } from '../rule-question.ts';

/** By when a licence is renewed for an individual event (Delegats 5.2.2.2). */
export const licenceTermQuestion = defineRuleQuestion({
  id: 'licence-term',
  fields: [
    { kind: 'day', name: 'close', ...PLAYED },
    { kind: 'day', name: 'licensed', ...PLAYED },
  ],
  answer: ({ close, licensed }) => answerOf([licenceTerm(close, licensed)]),
});
