import { translator } from '@escala/messages';
import type { Site } from '@escala/web';
import { expect, it } from 'vitest';
import type { ProblemDocument } from '../http/problem-document.ts';
import { problemPage } from './problem-page.ts';

const site: Site = {
  language: 'en',
  translate: translator('en'),
  federation: { id: 'cat', name: 'Federació' },
  path: '/lists/standard?sex=x',
  assets: {},
  today: '2017-03-05',
};
const problem = (code: string, field?: string): ProblemDocument =>
  ({
    title: 'Refused',
    status: 400,
    problems: [{ code, message: 'This will not do.', field }],
  }) as unknown as ProblemDocument;

it('names the part of the address whose value is wrong', () => {
  expect(problemPage(problem('field-value', 'sex'), site).main.html).toContain(
    '<p><code>sex</code>: This will not do.</p>',
  );
});

it('adds nothing to a sentence that speaks of no field, or says itself what it is about', () => {
  for (const other of [problem('field-value'), problem('player-unknown', 'player')])
    expect(problemPage(other, site).main.html).toContain('<p>This will not do.</p>');
});
