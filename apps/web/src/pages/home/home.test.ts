import { LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { html } from '../../kit/html.ts';
import { pagesOffice } from '../../testing/pages-office.ts';
import { marked } from '../players/found.ts';
import { players } from '../players/players.ts';
import { home } from './home.ts';

describe.each(LANGUAGES)('the front page in %s', (language) => {
  it('has the highest players with the way to each proof, groups by address, and all its words', async () => {
    const { view } = await pagesOffice(language);
    const pages = [
      await view(home, {}),
      await view(home, {}, { top: 'women' }),
      await view(home, {}, { top: 'under18' }),
    ];
    const [everybody, women] = pages.map(({ main }) => main.html);
    expect(everybody).toContain(`href="/${language}/cat/players/p0/ratings/standard/2017-03-01">`);
    expect(everybody).toMatch(/#top" aria-current="page">[^<]+<\/a><\/li>\n<li><a href="[^"]*top=women#top">/);
    expect(women).toMatch(/top=women#top" aria-current="page"/);
    expect(pages.map((page) => page.band!.html + page.main.html).join('')).not.toMatch(/undefined|\[object|<b>/);
  });
});

it('what was typed is marked where words begin with it, without accents', async () => {
  const shown = (name: string, text: string): string => html`${marked(name, text)}`.html;
  expect(shown('Rocaverd Torreverd, Quim', 'tor roca')).toBe('<mark>Roca</mark>verd <mark>Tor</mark>reverd, Quim');
  expect(shown('Vallès Ünal, Íngrid', 'valles in')).toBe('<mark>Vallès</mark> Ünal, <mark>Ín</mark>grid');
  expect(shown('Pons, Ana', 'on')).toBe('Pons, Ana');
});

it('a search shows players with their ratings, then clubs and events', async () => {
  const { view } = await pagesOffice();
  const { main } = await view(players, {}, { text: 'pons' });
  expect(main.html).toMatch(
    /<ul class="rows found-rows" data-found>.*<mark>Pons<\/mark>.*found-rating"><strong>1912</s,
  );
  expect((await view(players, {}, { text: 'open' })).main.html).toMatch(/<mark>Open<\/mark> e\d/);
});
