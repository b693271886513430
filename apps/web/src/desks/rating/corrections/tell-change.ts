import { eventDocument, searchPlayers } from '@escala/office/questions';
import { choice } from '../../../components/form-fields.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../kit/site.ts';
import { type Kind, keptOf, type Query } from './change-of-query.ts';
import { tellDates } from './tell-dates.ts';
import { tellGame } from './tell-game.ts';

const PATH = '/desk/corrections/new';
const MOST = 30;

/** The fields that the sort of mistake asks for; games and players are picked from what is on record. */
export async function tellChange(ask: Ask, site: Site, kind: Kind, query: Query): Promise<Html> {
  if (kind === 'result' || kind === 'colours') return tellGame(ask, site, kind, query);
  if (kind === 'identity') return tellIdentity(ask, site, query);
  if (kind === 'dates') return tellDates(ask, site, query);
  return NOTHING;
}

async function tellIdentity(ask: Ask, site: Site, query: Query): Promise<Html> {
  const { translate } = site;
  const { players } = await ask(eventDocument, { event: query.event });
  const sorted = players.toSorted((a, b) => (a.name ?? a.id).localeCompare(b.name ?? b.id, site.language));
  const fixed = { ...keptOf(query), kind: 'identity' };
  const from = players.find(({ id }) => id === query.from);
  if (from === undefined)
    return html`<form class="account">${Object.entries(fixed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${choice(
      'who',
      { name: 'from', label: translate('web.desk-office.written-as') },
      sorted.map(({ id, name }) => [id, name ?? id]),
    )}<button>${translate('web.desk-office.next')}</button></form>`;
  return html`<p>${translate('web.desk-office.written-as')}: <strong>${from.name ?? from.id}</strong></p>${await whoReally(ask, site, query, { ...fixed, from: from.id })}`;
}

/** By name from the registry, as links: nobody has to know a number. */
async function whoReally(ask: Ask, site: Site, query: Query, fixed: Query): Promise<Html> {
  const { translate } = site;
  const text = (query.text ?? '').slice(0, 200);
  const found = text === '' ? [] : (await ask(searchPlayers, { text, limit: MOST })).players;
  return html`<form class="filters" role="search">${Object.entries(fixed).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label>${translate('web.desk-office.really-was')}<input type="search" name="text" value="${text}"></label><button>${translate('web.search')}</button></form>
${text !== '' && found.length === 0 && html`<p class="notice">${translate('web.desk-office.nobody-found')}</p>`}
<ul>${found.map(({ player, name, ...more }) => html`<li><a href="${href(site, withQuery(PATH, { ...fixed, to: player }))}" data-takes-time>${name}</a> <span class="quiet small">${[more.birthYear, more.club, player].filter((fact) => fact !== undefined).join(' · ')}</span></li>\n`)}</ul>`;
}
