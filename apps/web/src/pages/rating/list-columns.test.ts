import { LANGUAGES, translator } from '@escala/messages';
import { listedOffice } from '@escala/office/testing';
import { type ListedFact, ruleBooks } from '@escala/regulations';
import { expect, it } from 'vitest';
import { LIST_HEADINGS } from '../../components/rating/list-headings.ts';
import { text, visitorOf } from '../../testing/visitor.ts';
import { datedList } from './list.ts';
import { listSectionsPage } from './list-sections.ts';

const books = Object.entries(ruleBooks).filter(([, { kind }]) => kind === 'head-to-head');

/** The page writes the title before the name; what a narrow screen hides is in its cells all the same. */
const shown = (page: string, fact: ListedFact): boolean =>
  fact === 'title'
    ? page.includes('<span class="title">WGM')
    : page.includes(`>${translator('en')(LIST_HEADINGS[fact])}<`);

it.each(books)(
  '[9.1] [7.12] [7.1.2] the page of a list of %s has every fact that its article asks for',
  async (id, { listShows }) => {
    const { date, ...office } = await listedOffice(id);
    const { html } = (await visitorOf(office, 'en')(datedList, { series: 'elo', date })).main;
    for (const fact of Object.keys(listShows) as ListedFact[]) expect(shown(html, fact), fact).toBe(true);
    const row = html.split('<tr>').find((each) => each.includes('Menchik'))!;
    const cells = { id: 'p0', nationality: 'CZE', sex: 'F', birthYear: '1997', club: 'Ateneu', games: '3' };
    for (const [fact, cell] of Object.entries(cells))
      if (Object.hasOwn(listShows, fact)) expect(text(row).split(' '), fact).toContain(cell);
    if (Object.hasOwn(listShows, 'k0'))
      expect(html).toMatch(/<td class="number quiet widest">\d+<\/td><td class="number quiet widest">\d+<\/td>/);
  },
);

it.each(LANGUAGES)('%s: where a narrow screen leaves columns out, the page says so', async (language) => {
  const { date, ...office } = await listedOffice('fide-2009');
  const { html } = (await visitorOf(office, language)(datedList, { series: 'elo', date })).main;
  expect(html).toMatch(/<p class="list-narrow[^"]*">[^<]{30,}<\/p>/);
});

it('[7.24] the best of a list have the columns of the list', async () => {
  const { date, ...office } = await listedOffice('fide-2009');
  const { html } = (await visitorOf(office, 'en')(listSectionsPage, { series: 'elo', date })).main;
  for (const fact of ['id', 'nationality', 'sex', 'birthYear', 'k', 'games'] as const)
    expect(shown(html, fact)).toBe(true);
});
