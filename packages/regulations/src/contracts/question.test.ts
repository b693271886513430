import { expect, it } from 'vitest';
import { defineQuestion } from './question.ts';

it('a question whose field, option or verdict has no words does not compile', () => {
  const articles = ['Normes 4.1.4'];
  const question = defineQuestion({
    id: 'age-group',
    fields: [
      { kind: 'choice', name: 'group', options: ['infantil', 'juvenil'] },
      // @ts-expect-error: there is no web.rules.age-group.height
      { kind: 'number', name: 'height', min: 1, max: 2 },
      // @ts-expect-error: there is no web.rules.age-group.group-senior
      { kind: 'choice', name: 'group', options: ['senior'] },
    ],
    // @ts-expect-error: there is no web.rules.age-group.says-perhaps
    answer: () => ({ verdict: 'perhaps', holds: 'yes', articles }),
  });
  expect(question.words.field('group')).toBe('web.rules.age-group.group');
});
