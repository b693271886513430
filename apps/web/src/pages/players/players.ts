import { searchPlayers } from '@escala/office/questions';
import { playerLink } from '../../components/player-link.ts';
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
<div class="scroll"><table data-found>
<thead><tr><th scope="col">${translate('web.list.name')}</th><th scope="col" class="wide">${translate('web.list.player-title')}</th>
<th scope="col">${translate('web.player.born')}</th><th scope="col">${translate('web.list.club')}</th><th scope="col" class="wide">${translate('web.player.number')}</th></tr></thead>
<tbody>
${found.map(
  ({
    player,
    name,
    title,
    birthYear,
    club,
    clubName,
  }) => html`<tr><th scope="row">${playerLink(site, player, name)}</th><td class="wide">${title}</td>
<td>${birthYear}</td><td>${club && clubName ? html`<a href="${href(site, `/clubs/${club}`)}">${clubName}</a>` : club !== '-' && club}</td><td class="wide">${player}</td></tr>\n`,
)}
</tbody></table></div>`;
}
