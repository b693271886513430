import { answerOf, defineQuestion } from '../../contracts/question.ts';
import { mayPlay } from '../entry/identification.ts';

/** What a player shows before playing (Normes 4.1.1, Identificació 7.2.1, 7.2.2). */
export const papersQuestion = defineQuestion({
  id: 'papers',
  fields: [
    { kind: 'tick', name: 'licence' },
    { kind: 'tick', name: 'identity' },
    { kind: 'tick', name: 'infantil' },
    { kind: 'tick', name: 'family' },
  ],
  answer: ({ licence, identity, infantil, family }) =>
    answerOf(mayPlay({ licence, identity, familyBook: family }, infantil)),
});
