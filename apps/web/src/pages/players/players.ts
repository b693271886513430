import { searchPlayers } from '@escala/office/questions';
import { playerLink } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';

type Found = Awaited<ReturnType<(typeof searchPlayers)['ask']>>['players'];

const MOST = 50;

/** Players by any words of their name, or by their number. `search.ts` reads this page too, while somebody types. */
export const players = definePage({
  path: '/players',
  view: async (ask, { query }, site) => {
    const { translate } = site;
    const text = (query.text ?? '').slice(0, 200);
    const found = text.trim() === '' ? undefined : (await ask(searchPlayers, { text, limit: MOST })).players;
    return {
      title: translate('web.nav.players'),
      scripts: ['search.ts'],
      main: html`<form class="filters" action="${href(site, '/players')}" role="search">
<label>${translate('web.home.search')}<input type="search" name="text" value="${text}" autocomplete="off" data-search="${href(site, '/players')}"></label>
<button>${translate('web.search')}</button>
</form>
<p class="quiet small">${translate('web.players.hint')}</p>
${found && results(site, found)}`,
    };
  },
});

function results(site: Site, found: Found): Html {
  const { translate } = site;
  const count = html`<p data-found-count>${translate('web.players.found', { count: found.length, full: found.length === MOST ? 'yes' : 'no' })}</p>`;
  if (found.length === 0) return count;
  return html`${count}
${table(
  site,
  found,
  [
    ['web.list.name', ({ player, name }) => playerLink(site, player, name), 'name'],
    ['web.list.player-title', ({ title }) => title, 'wide'],
    ['web.player.born', ({ birthYear }) => birthYear],
    [
      'web.list.club',
      ({ club, clubName }) =>
        club && clubName ? html`<a href="${href(site, `/clubs/${club}`)}">${clubName}</a>` : club !== '-' && club,
    ],
    ['web.player.number', ({ player }) => player, 'wide'],
  ],
  { attributes: html` data-found` },
)}`;
}
