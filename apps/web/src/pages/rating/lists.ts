import { searchLists, showFederation } from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';

/** All published lists of all series. */
export const lists = definePage({
  path: '/lists',
  view: async (ask, _request, site) => {
    const { translate } = site;
    const { settings } = await ask(showFederation, {});
    const { lists: all } = await ask(searchLists, {});
    return {
      title: translate('web.nav.lists'),
      main: html`${settings.series.map(
        ({ id, name }) => html`<section><h2>${name}</h2>
<ul class="cards">
${all
  .filter(({ series }) => series === id)
  .map(
    (list) => html`<li><a href="${href(site, `/lists/${id}/${list.date}`)}">${time(site, list.date)}</a>
<span class="quiet small">${translate('web.home.list-size', { players: list.players, games: list.games })}</span></li>\n`,
  )}
</ul></section>`,
      )}`,
    };
  },
});
