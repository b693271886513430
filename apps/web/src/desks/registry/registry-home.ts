import { type AnswerOf, searchImports, searchPlayers, suspectedDuplicates } from '@escala/office/questions';
import { titleMark } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { searchBox } from '../../components/ui/search-box.ts';
import { type DeskSite, defineDeskPage, mayEnter } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { href, withQuery } from '../../kit/site.ts';
import { deskPlayerLink, OFFICE, OFFICE_OR_COMMISSION } from './registry-frame.ts';

type Found = AnswerOf<typeof searchPlayers>['players'];

const MOST = 50;

/** Where all work on players begins: finding the player. `search.ts` also reads this page, while typing. */
export const registryHome = defineDeskPage({
  path: '/desk/registry',
  needs: OFFICE_OR_COMMISSION,
  view: async ({ ask, query, site }) => {
    const { translate, viewer } = site;
    const text = (query.text ?? '').slice(0, 200);
    const found = text.trim() === '' ? undefined : (await ask(searchPlayers, { text, limit: MOST })).players;
    const isOffice = mayEnter(viewer, OFFICE);
    const toNew = href(site, withQuery('/desk/registry/players/new', { name: found?.length === 0 ? text : undefined }));
    const register = (kind: string): Html =>
      html`<a class="button${kind}" href="${toNew}">${translate('web.desk-registry.new-player')}</a>`;
    return {
      title: translate('web.desk-registry.part-players'),
      actions: isOffice && register(found?.length === 0 ? '' : ' main'),
      scripts: ['search.ts'],
      main: html`<div class="stack">
${searchBox(site, { id: 'find-player', label: translate('web.desk-registry.find'), value: text, path: '/desk/registry' })}
${found && results(site, found, text, isOffice && register(' main'))}
${isOffice && found === undefined && (await waiting(ask, site))}</div>`,
    };
  },
});

function results(site: DeskSite, found: Found, text: string, action: Html | false): Html {
  const { translate } = site;
  const full = found.length === MOST ? 'yes' : 'no';
  const count = translate('web.players.found', { count: found.length, full });
  if (found.length === 0)
    return html`<span class="unseen" data-found-count>${count}</span>${emptyState({ title: translate('web.desk-registry.not-found', { text }), action })}`;
  return card(
    { title: html`<span data-found-count>${count}</span>`, flush: true },
    table(
      site,
      found,
      [
        [
          'web.word.player',
          ({ player, name, title, club, clubName }) =>
            html`${title && html`${titleMark(site, title)} `}${deskPlayerLink(site, player, name)}<span class="under">${clubName ?? club}</span>`,
          'name',
        ],
        ['web.word.club', ({ club, clubName }) => clubName ?? club, 'wide quiet'],
        ['web.player.born', ({ birthYear }) => birthYear, 'number'],
        ['web.word.number', ({ player }) => player, 'number'],
      ],
      { attributes: html` data-found` },
    ),
  );
}

/** Tasks left over. */
async function waiting(ask: Ask, site: DeskSite): Promise<Html> {
  const { translate } = site;
  const { count } = await ask(suspectedDuplicates, { limit: 1 });
  const { imports } = await ask(searchImports, { state: 'open' });
  const line = (path: string, words: string, does: string): Html =>
    html`<li><a href="${href(site, path)}">${words}</a><span class="quiet small">${does}</span></li>\n`;
  if (count === 0 && imports.length === 0) return emptyState({ title: translate('web.desk-work.nothing-waits') });
  return card(
    { title: translate('web.desk-registry.waiting'), flush: true },
    html`<ul class="rows">${count > 0 && line('/desk/registry/duplicates', translate('web.desk-registry.some-duplicates', { count }), translate('web.desk-registry.part-duplicates'))}
${imports.map((each) =>
  line(
    `/desk/registry/import/${encodeURIComponent(each.import)}`,
    translate('web.desk-registry.import-waits', { name: each.source.name }),
    translate('web.desk-registry.part-import'),
  ),
)}</ul>`,
  );
}
