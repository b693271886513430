import { answerOf, defineQuestion } from '../../contracts/question.ts';
import { licenceTerm } from '../office-terms/entry-terms.ts';
import { PLAYED } from './days.ts';

/** By when a licence is renewed for an individual event (Delegats 5.2.2.2). */
export const licenceTermQuestion = defineQuestion({
  id: 'licence-term',
  fields: [
    { kind: 'day', name: 'close', ...PLAYED },
    { kind: 'day', name: 'licensed', ...PLAYED },
  ],
  answer: ({ close, licensed }) => answerOf([licenceTerm(close, licensed)]),
});
