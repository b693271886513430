import { searchImports, searchPlayers, suspectedDuplicates } from '@escala/office/questions';
import { table } from '../../components/table.ts';
import { type DeskSite, defineDeskPage, mayEnter } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { deskPlayerLink, OFFICE, OFFICE_OR_COMMISSION, registryParts } from './registry-frame.ts';

type Found = Awaited<ReturnType<(typeof searchPlayers)['ask']>>['players'];

const MOST = 50;

/** Where every work on players begins: finding the player. `search.ts` reads this page too, while somebody types. */
export const registryHome = defineDeskPage({
  path: '/desk/registry',
  needs: OFFICE_OR_COMMISSION,
  view: async (ask, { query }, site) => {
    const { translate, viewer } = site;
    const text = (query.text ?? '').slice(0, 200);
    const found = text.trim() === '' ? undefined : (await ask(searchPlayers, { text, limit: MOST })).players;
    const isOffice = mayEnter(viewer, OFFICE);
    return {
      title: translate('web.desk-registry.title'),
      above: registryParts(site, 'players'),
      scripts: ['act-forms.ts', 'search.ts'],
      main: html`<p>${translate('web.desk-registry.said')}</p>
<form class="filters" action="${href(site, '/desk/registry')}" role="search">
<label>${translate('web.home.search')}<input type="search" name="text" value="${text}" autocomplete="off" data-search="${href(site, '/desk/registry')}"></label>
<button>${translate('web.search')}</button>
</form>
<p class="quiet small">${translate('web.players.hint')}</p>
${found && results(site, found, text, isOffice)}
${isOffice && html`<p class="actions"><a class="button" href="${href(site, withQuery('/desk/registry/players/new', { name: found?.length === 0 ? text : undefined }))}">${translate('web.desk-registry.new-player')}</a></p>`}
${isOffice && found === undefined && (await waiting(ask, site))}`,
    };
  },
});

function results(site: DeskSite, found: Found, text: string, isOffice: boolean): Html {
  const { translate } = site;
  const full = found.length === MOST ? 'yes' : 'no';
  const count = html`<p data-found-count>${translate('web.players.found', { count: found.length, full })}</p>`;
  if (found.length === 0)
    return html`${count}${isOffice && html`<p>${translate('web.desk-registry.not-found', { text })}</p>`}`;
  return html`${count}
${table(
  site,
  found,
  [
    ['web.list.name', ({ player, name }) => deskPlayerLink(site, player, name), 'name'],
    ['web.list.player-title', ({ title }) => title],
    ['web.player.born', ({ birthYear }) => birthYear],
    ['web.list.club', ({ club, clubName }) => clubName ?? club],
    ['web.player.number', ({ player }) => player],
  ],
  { attributes: html` data-found` },
)}`;
}

/** What somebody left to be looked at. */
async function waiting(ask: Ask, site: DeskSite): Promise<Html> {
  const { translate } = site;
  const { count } = await ask(suspectedDuplicates, { limit: 1 });
  const { imports } = await ask(searchImports, { state: 'open' });
  return html`<h2>${translate('web.desk-registry.waiting')}</h2>
<ul>
<li>${
    count === 0
      ? translate('web.desk-registry.no-duplicates')
      : html`<a href="${href(site, '/desk/registry/duplicates')}">${translate('web.desk-registry.some-duplicates', { count })}</a>`
  }</li>
${imports.map(
  (each) =>
    html`<li><a href="${href(site, `/desk/registry/imports/${encodeURIComponent(each.import)}`)}">${translate('web.desk-registry.import-waits', { name: each.source.name })}</a></li>\n`,
)}</ul>`;
}
