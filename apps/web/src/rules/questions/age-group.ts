import { yearOf } from '@escala/core';
import { mayEnterAgeGroup } from '@escala/regulations/fce-1990';
import { BORN, YEARS } from '../days.ts';
import { answerOf, defineRuleQuestion, type Faults } from '../rule-question.ts';

/** Who may enter an event for children or juniors (Normes 4.1.4, 4.1.5). Nobody is named: a day of birth is no record (D-OFF-361). */
export const ageGroupQuestion = defineRuleQuestion({
  id: 'age-group',
  fields: [
    { kind: 'choice', name: 'group', options: ['infantil', 'juvenil'] },
    { kind: 'day', name: 'born', ...BORN },
    { kind: 'number', name: 'year', ...YEARS },
  ],
  faults: ({ born, year }): Faults =>
    yearOf(born) > year ? { born: { key: 'web.rules.age-group.fault-born', values: { year: String(year) } } } : {},
  answer: ({ group, born, year }) => answerOf([mayEnterAgeGroup(group, born, year)]),
});
