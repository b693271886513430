import { expect, it } from 'vitest';
import { askedQuery, EDITION, each, NUMBER, oneOf, TEXT } from './query-fields.ts';

const FIELDS = { round: NUMBER, edition: EDITION, by: oneOf('name', 'board'), ...each(['text', 'club'], TEXT) };

it.each([
  ['nothing', {}, {}],
  ['what is named, in its own order', { text: 'a b', round: '3' }, { round: '3', text: 'a b' }],
  ['no other field', { lang: 'x1', serial: '7', __proto: 'x', round: '3' }, { round: '3' }],
  ['no value that the field does not take', { round: '03', edition: 'x', by: 'names' }, {}],
  ['no empty one', { text: '', club: '' }, {}],
  ['none that is given twice', { round: ['1', '2'] }, {}],
  ['editions by name and by number', { edition: '57' }, { edition: '57' }],
  ['no number of none', { round: '0' }, {}],
])('an address asks a page %s', (_, query, asked) => {
  const found = askedQuery(FIELDS, query);
  expect(found).toEqual(asked);
  expect(Object.keys(found)).toEqual(Object.keys(asked));
});
