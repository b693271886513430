import { LIBERE_RESULTS } from '@escala/office';
import { searchPlayers } from '@escala/office/questions';
import { choice, dateField } from '../../../../components/form-fields.ts';
import { time } from '../../../../components/format.ts';
import { type Html, html, NOTHING } from '../../../../kit/html.ts';
import type { Ask } from '../../../../kit/page.ts';
import { href, type Site, withQuery } from '../../../../kit/site.ts';
import type { ShownScrabble } from '../../../events/inbox/scrabble-report.ts';
import type { Query } from '../change-of-query.ts';
import { previewForm } from '../steps.ts';
import type { ScrabbleKind } from './scrabble-change-of-query.ts';
import { tellRanking } from './tell-ranking.ts';

const PATH = '/desk/corrections/scrabble/new';

/** Games and players are picked from the report. */
export async function tellScrabbleChange(
  ask: Ask,
  site: Site,
  kind: ScrabbleKind,
  query: Query,
  shown: ShownScrabble,
): Promise<Html> {
  const { translate } = site;
  const fixed: Query = { event: shown.event, kind };
  if (kind === 'identity') return tellIdentity(ask, site, query, shown);
  const games =
    kind === 'result' || kind === 'result-annulment'
      ? shown.report.libere
      : [...shown.report.collective, ...shown.report.libere];
  const game = games.find(({ id }) => id === query.game);
  if (game === undefined) return gameLinks(site, fixed, games);
  const told = { ...fixed, game: game.id };
  if (kind === 'ranking') return tellRanking(site, told, game, shown.names);
  if (kind === 'date')
    return previewForm(
      site,
      told,
      dateField('date', { name: 'date', label: translate('web.desk-office.right-day'), value: game.date }),
    );
  if ('games' in game) return pairLinks(site, told, game, shown.names, query);
  return NOTHING;
}

type Libere = ShownScrabble['report']['libere'][number];
type Game = ShownScrabble['report']['collective'][number] | Libere;

function gameLinks(site: Site, fixed: Query, games: readonly Game[]): Html {
  const { translate } = site;
  if (games.length === 0) return html`<p class="notice">${translate('web.desk-office.no-games')}</p>`;
  return html`<ul>${games.map((game) => {
    const type = 'type' in game ? game.type : 'libere';
    return html`<li><a href="${href(site, withQuery(PATH, { ...fixed, game: game.id }))}">${translate(`cli.type.${type}`)}, ${time(site, game.date)}</a> <span class="quiet small">${game.id}</span></li>\n`;
  })}</ul>`;
}

/** The game of two, then what it should have been; that it was none needs no more. */
function pairLinks(
  site: Site,
  fixed: Query,
  { games }: Libere,
  names: Readonly<Record<string, string>>,
  query: Query,
): Html {
  const { translate } = site;
  const chosen = games.find(({ round, a, b }) => String(round) === query.round && a === query.a && b === query.b);
  if (chosen !== undefined) {
    const told = { ...fixed, round: String(chosen.round), a: chosen.a, b: chosen.b };
    const options = LIBERE_RESULTS.map((result): [string, string] => [
      result,
      result === '1/2' ? '½ – ½' : result.replace('-', ' – '),
    ]);
    return html`<p><strong>${names[chosen.a] ?? chosen.a} – ${names[chosen.b] ?? chosen.b}</strong></p>${previewForm(site, told, choice('right', { name: 'result', label: translate('web.desk-office.right-result') }, options))}`;
  }
  return html`<ul>${games.map(
    ({ round, a, b, result }) =>
      html`<li><a href="${href(site, withQuery(PATH, { ...fixed, round, a, b }))}">${translate('web.round.title', { round })}: ${names[a] ?? a} – ${names[b] ?? b}</a> ${result}</li>\n`,
  )}</ul>`;
}

async function tellIdentity(ask: Ask, site: Site, query: Query, { event, names }: ShownScrabble): Promise<Html> {
  const { translate } = site;
  const fixed: Query = { event, kind: 'identity' };
  const hidden = (fields: Query): Html[] =>
    Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const { from, text = '' } = query;
  if (from === undefined || names[from] === undefined)
    return html`<form class="account">${hidden(fixed)}${choice('who', { name: 'from', label: translate('web.desk-office.written-as') }, Object.entries(names))}<button>${translate('web.desk-office.next')}</button></form>`;
  const found = text === '' ? [] : (await ask(searchPlayers, { text: text.slice(0, 200), limit: 30 })).players;
  return html`<p>${translate('web.desk-office.written-as')}: <strong>${names[from]}</strong></p>
<form class="filters" role="search">${hidden({ ...fixed, from })}<label>${translate('web.desk-office.really-was')}<input type="search" name="text" value="${text}"></label><button>${translate('web.search')}</button></form>
${text !== '' && found.length === 0 && html`<p class="notice">${translate('web.desk-office.nobody-found')}</p>`}
<ul>${found.map(({ player, name }) => html`<li><a href="${href(site, withQuery(PATH, { ...fixed, from, to: player }))}" data-takes-time>${name}</a> <span class="quiet small">${player}</span></li>\n`)}</ul>`;
}
