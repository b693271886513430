import { type AnswerOf, comparePlayers, playerOpponents, siteSearch } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { resultText } from '../../components/events/result.ts';
import { dateInWords, pointsText, shortTime } from '../../components/format.ts';
import { foldedName, playerLink, surnames } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { instantOf, lineChart } from '../../components/ui/chart/lines.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Ask } from '../../kit/page.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { type Site, withQuery } from '../../kit/site.ts';
import { playerHref, playerPage } from './player-frame.ts';
import { tally } from './player-games.ts';

type Answer = AnswerOf<typeof comparePlayers>;

/** Two players side by side: their mutual score, their ratings over time, opponents in common. */
export const compare = playerPage(
  '/compare',
  'compare',
  async ({ ask, query, site }, { player }) => {
    const { other = '', text = '' } = query;
    if (other === '' || other === player) return { main: await chooser(ask, site, player, text.slice(0, 200)) };
    const answer = await ask(comparePlayers, { player, other });
    return {
      scripts: ['chart.ts'],
      actions: html`<a class="button small" href="${playerHref(site, player, '/compare')}">${site.translate('web.front.compare-other')}</a>`,
      title: site.translate('web.front.compared', {
        first: surnames(answer.first.name),
        second: surnames(answer.second.name),
      }),
      facts: [playerLink(site, player, answer.first.name), playerLink(site, other, answer.second.name)],
      main: html`<div class="columns">${against(site, answer)}${answer.series.map((series) => ratings(site, answer, series))}${common(site, answer)}</div>`,
    };
  },
  { query: { other: TEXT, text: TEXT } },
);

/** Chooses the other player: by name, or among the most frequent opponents. */
async function chooser(ask: Ask, site: Site, player: string, text: string): Promise<Html> {
  const { translate } = site;
  const found: readonly { player: string; name: string; said: Value }[] =
    text.trim() === ''
      ? (await ask(playerOpponents, { player, size: 10 })).opponents.map(({ opponent, name, games }) => ({
          ...{ player: opponent, name },
          said: translate('web.word.games-count', { games }),
        }))
      : (await ask(siteSearch, { text, players: 20, clubs: 0, events: 0 })).players.map(({ clubName, ...each }) => ({
          ...each,
          said: clubName,
        }));
  return html`<form class="filters" action="${playerHref(site, player, '/compare')}" role="search">
<label>${translate('web.front.compare-with')}<input type="search" name="text" value="${text}" autocomplete="off"></label>
<button>${translate('web.search')}</button></form>
${card(
  { title: translate(text.trim() === '' ? 'web.front.met-most' : 'web.word.players'), flush: true },
  html`<ul class="rows">${found
    .filter((each) => each.player !== player)
    .map(
      (each) =>
        html`<li><a class="name" href="${playerHref(site, player, withQuery('/compare', { other: each.player }))}">${each.name}</a><span class="quiet small">${each.said}</span></li>\n`,
    )}</ul>${found.length === 0 && html`<p class="inside quiet">${translate('web.players.found', { count: 0, full: 'no' })}</p>`}`,
)}`;
}

function against(site: Site, { first, second, score, meetings }: Answer): Html {
  const { translate } = site;
  const points = `${pointsText(score.points)} – ${pointsText(score.games - score.points)}`;
  return card(
    {
      title: translate('web.front.head-to-head'),
      aside: score.games > 0 && html`<strong class="big">${points}</strong>`,
      flush: true,
    },
    score.games === 0
      ? html`<p class="inside quiet">${translate('web.front.never-met')}</p>`
      : html`<div class="inside">${tally(site, surnames(first.name), score)}</div>${table(site, meetings, [
          ['web.word.date', ({ date }) => shortTime(site, date), 'quiet nowrap'],
          ['web.word.event', ({ event, name }) => html`<a href="${eventHref(site, event)}">${name}</a>`, 'name'],
          ['web.front.white', ({ isWhite }) => surnames(isWhite ? first.name : second.name), 'wide'],
          ['web.word.result', (game) => resultText(game), 'result'],
        ])}`,
  );
}

function ratings(site: Site, { first, second }: Answer, { name, points }: Answer['series'][number]): Value {
  if (points.length < 2) return undefined;
  const line = (who: 'first' | 'second', of: Answer['first']) => ({
    name: surnames(of.name),
    points: points.map((point) => ({
      x: instantOf(point.date),
      y: point[who],
      said: `${surnames(of.name)}: ${point[who]} · ${dateInWords(site, point.date)}`,
    })),
  });
  const lines = [line('first', first), line('second', second)].filter((each) =>
    each.points.some(({ y }) => y !== null),
  );
  return (
    lines.length > 0 &&
    card(
      { title: name, kind: 'half' },
      lineChart({ name, language: site.language, lines, over: 'time', steps: true, least: 40, width: 'half' }),
    )
  );
}

function common(site: Site, { first, second, common: shared, commonTotal }: Answer): Html {
  const { translate } = site;
  const score = (of: Answer['score']): Html =>
    html`<strong>${pointsText(of.points)}</strong> <span class="quiet small">/ ${of.games}</span>`;
  return card(
    {
      title: translate('web.front.common'),
      aside: html`<span class="quiet small">${translate('web.word.players-count', { players: commonTotal })}</span>`,
      flush: true,
    },
    shared.length === 0
      ? html`<p class="inside quiet">${translate('web.front.nobody-common')}</p>`
      : table(site, shared, [
          ['web.rating.opponent', ({ opponent, name }) => playerLink(site, opponent, foldedName(name)), 'name'],
          [html`${surnames(first.name)}`, (each) => score(each.first), 'number nowrap'],
          [html`${surnames(second.name)}`, (each) => score(each.second), 'number nowrap'],
        ]),
  );
}
