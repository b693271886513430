import { searchEvents, searchLists, showFederation } from '@escala/office/questions';
import { liveEventsOf } from '../components/events/event-list.ts';
import { time } from '../components/format.ts';
import { isScrabble } from '../components/scrabble/scrabble-words.ts';
import { html } from '../kit/html.ts';
import { definePage } from '../kit/page.ts';
import { href } from '../kit/site.ts';
import { scrabbleEventTable } from './scrabble/scrabble-event.ts';

/** The current lists, a search for players, and what is played. */
export const home = definePage({
  path: '',
  view: async (ask, _request, site) => {
    const { translate } = site;
    const federation = await ask(showFederation, {});
    const { lists } = await ask(searchLists, {});
    const { events } = await ask(searchEvents, { limit: 12 });
    const hasScrabble = federation.settings.series.some(isScrabble);
    const latest = federation.settings.series.flatMap(({ id, name }) => {
      const list = lists.find(({ series }) => series === id);
      return list ? [{ id, name, list }] : [];
    });
    return {
      title: federation.settings.name,
      description: translate('web.home.description', { name: federation.settings.name }),
      scripts: ['search.ts'],
      main: html`<p>${translate('web.home.lead')}</p>
<form class="filters" action="${href(site, '/players')}" role="search">
<label>${translate('web.home.search')}<input type="search" name="text" autocomplete="off" data-search="${href(site, '/players')}"></label>
<button>${translate('web.search')}</button>
</form>
<h2>${translate('web.home.lists')}</h2>
<ul class="cards">
${latest.map(
  ({ id, name, list }) => html`<li class="card inside">
<h3><a href="${href(site, `/lists/${id}`)}">${name}</a></h3>
<p>${time(site, list.date)}</p>
<p class="quiet small">${translate('web.home.list-size', { players: list.players, games: list.games })}</p>
</li>`,
)}
</ul>
<h2>${translate('web.home.events')}</h2>
${(!hasScrabble || events.length > 0) && liveEventsOf(site, events)}${hasScrabble && (await scrabbleEventTable(ask, site, { limit: 8 }))}`,
    };
  },
});
