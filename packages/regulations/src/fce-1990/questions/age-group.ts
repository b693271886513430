import { yearOf } from '@escala/core';
import { answerOf, defineQuestion, type QuestionFaults } from '../../contracts/question.ts';
import { mayEnterAgeGroup } from '../entry/age-group.ts';
import { BORN, YEARS } from './days.ts';

/** Who may enter an event for children or juniors (Normes 4.1.4, 4.1.5). Nobody is named: a day of birth is no record. */
export const ageGroupQuestion = defineQuestion({
  id: 'age-group',
  fields: [
    { kind: 'choice', name: 'group', options: ['infantil', 'juvenil'] },
    { kind: 'day', name: 'born', ...BORN },
    { kind: 'number', name: 'year', ...YEARS },
  ],
  faults: ({ born, year }): QuestionFaults =>
    yearOf(born) > year ? { born: { key: 'web.rules.age-group.fault-born', values: { year: String(year) } } } : {},
  answer: ({ group, born, year }) => answerOf([mayEnterAgeGroup(group, born, year)]),
});
