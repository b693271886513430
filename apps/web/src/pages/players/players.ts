import { listHighlights, searchLists, showFederation, siteSearch } from '@escala/office/questions';
import { dateInWords } from '../../components/format.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { searchBox } from '../../components/ui/search-box.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Ask, definePage } from '../../kit/page.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';
import { highlightTable } from '../home/top-ten.ts';
import { foundCards } from './found.ts';

const MOST = 50;
const MOST_OTHERS = 10;

/** Players, clubs and events by any words of their name, or by number; without a search, the top of the first list. */
export const players = definePage({
  path: '/players',
  query: { text: TEXT },
  view: async ({ ask, query, site, translate }) => {
    const text = (query.text ?? '').slice(0, 200);
    return {
      title: translate(text.trim() === '' ? 'web.word.players' : 'web.search'),
      band: searchBox(site, { id: 'players-search', value: text }),
      main: text.trim() === '' ? await highest(ask, site) : await results(ask, site, text),
    };
  },
});

async function results(ask: Ask, site: Site, text: string): Promise<Html> {
  const { translate } = site;
  const found = await ask(siteSearch, { text, players: MOST, clubs: MOST_OTHERS, events: MOST_OTHERS });
  const count = found.players.length;
  const said = translate('web.players.found', { count, full: count === MOST ? 'yes' : 'no' });
  if (count + found.clubs.length + found.events.length === 0)
    return emptyState({ title: html`<span data-found-count>${said}</span>`, words: translate('web.players.hint') });
  return html`<p class="quiet" data-found-count>${said}</p>${foundCards(site, text, found)}`;
}

async function highest(ask: Ask, site: Site): Promise<Html> {
  const { translate } = site;
  const { settings } = await ask(showFederation, {});
  const { lists } = await ask(searchLists, {});
  const series = settings.series.find(({ id }) => lists.some((list) => list.series === id));
  const hint = html`<p class="quiet small">${translate('web.players.hint')}</p>`;
  if (series === undefined) return hint;
  const { list, name, top } = await ask(listHighlights, { series: series.id, most: 20 });
  return html`${hint}${card(
    {
      title: name,
      aside: html`<span class="quiet small">${dateInWords(site, list.date)}</span>`,
      flush: true,
      footer: html`<a href="${href(site, `/lists/${series.id}`)}">${translate('web.front.whole-list', { players: list.players })}</a>`,
    },
    highlightTable(site, list, top.everybody),
  )}`;
}
