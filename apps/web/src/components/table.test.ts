import { translator } from '@escala/messages';
import { expect, it } from 'vitest';
import { html } from '../kit/html.ts';
import { table } from './table.ts';

const site = { translate: translator('en', { missing: 'throw' }) };
const players = [
  { id: 'p1', name: 'Ana <b>', rating: 2100 },
  { id: 'p2', name: 'Biel', rating: 1900 },
];

it('every column has its heading, every row its name; kinds are told to the style', () => {
  const isOpen = false as boolean;
  const { html: written } = table(
    site,
    players,
    [
      ['web.word.number-short', (_, place) => place + 1, 'number'],
      ['web.word.player', ({ name }) => name, 'name'],
      [html`<a href="/lists">ELO</a>`, ({ rating }) => rating, 'number wide'],
      isOpen && ['web.word.actions', () => 'never'],
      ['web.word.actions', ({ id }) => html`<button>${id}</button>`, 'unseen'],
    ],
    {
      caption: 'Two',
      hidesCaption: true,
      kind: 'narrow',
      label: 'Players',
      row: ({ id }) => html` data-player="${id}"`,
    },
  );
  expect(written.replaceAll('\n', '')).toBe(
    '<div class="scroll" tabindex="0" role="region" aria-label="Players"><table class="narrow"><caption class="unseen">Two</caption>' +
      '<thead><tr><th scope="col" class="number">No.</th><th scope="col">Player</th><th scope="col" class="number wide"><a href="/lists">ELO</a></th>' +
      '<th scope="col"><span class="unseen">Actions</span></th></tr></thead><tbody>' +
      '<tr data-player="p1"><td class="number">1</td><th scope="row">Ana &lt;b&gt;</th><td class="number wide">2100</td><td><button>p1</button></td></tr>' +
      '<tr data-player="p2"><td class="number">2</td><th scope="row">Biel</th><td class="number wide">1900</td><td><button>p2</button></td></tr>' +
      '</tbody></table></div>',
  );
});

it('heads that can be sorted by are links, the one in force says its order; the own row is marked', () => {
  const { html: written } = table(
    site,
    players,
    [
      ['web.word.player', ({ name }) => name, 'name', 'name'],
      ['web.word.rating', ({ rating }) => rating, 'number', 'rating'],
    ],
    { sort: { by: 'rating', order: 'descending', href: (by) => `?sort=${by}` }, own: ({ id }) => id === 'p2' },
  );
  expect(written).toContain('<th scope="col"><a href="?sort=name">Player</a></th>');
  expect(written).toMatch(
    /<th scope="col" class="number" aria-sort="descending"><a href="\?sort=rating">\w+<\/a><\/th>/,
  );
  expect(written.match(/<tr class="own">/g)).toHaveLength(1);
  expect(written).toMatch(/<tr class="own"><th scope="row">Biel/);
});

it('a heading without a word does not compile', () => {
  // @ts-expect-error: there is no such word
  expect(() => table(site, players, [['web.list.nmae', ({ name }) => name]])).toThrow();
});
