import { answerOf, defineQuestion } from '../../contracts/question.ts';
import { confirmationTerm } from '../office-terms/entry-terms.ts';
import { PLAYED } from './days.ts';

/** By when somebody who is qualified for a final says so (Normes 4.1.2). */
export const confirmationTermQuestion = defineQuestion({
  id: 'confirmation-term',
  fields: [
    { kind: 'day', name: 'start', ...PLAYED },
    { kind: 'day', name: 'confirmed', ...PLAYED },
  ],
  answer: ({ start, confirmed }) => answerOf([confirmationTerm(start, confirmed)]),
});
