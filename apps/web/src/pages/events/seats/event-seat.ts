import { showStandings } from '@escala/office/questions';
import { eventHref, eventPage, hasTable } from '../../../components/events/event-frame.ts';
import { resultText } from '../../../components/events/result.ts';
import { isToCome, nextStart, roundStart } from '../../../components/events/round-start.ts';
import { pointsText } from '../../../components/format.ts';
import { card, emptyState } from '../../../components/ui/card.ts';
import { type Html, html } from '../../../kit/html.ts';
import { type Ask, definePage } from '../../../kit/page.ts';
import { TEXT } from '../../../kit/query-fields.ts';
import { apiHref, type Site, withQuery } from '../../../kit/site.ts';
import { type EventSeen, eventSeen } from '../event-seen.ts';
import { type SeatedGame, seatedGames } from './seated-games.ts';

/**
 * On a player's phone: where do I sit? By name first, then the player's own board round after round, as long as the
 * page is open (D-OFF-608).
 */
export const eventSeat = definePage({
  path: '/events/:event/seat',
  query: { player: TEXT, name: TEXT },
  view: async ({ ask, params, query, site }) => {
    const seen = await eventSeen(ask, params.event);
    const { shown, field, lastRound } = seen;
    const { translate } = site;
    const player = field.get(query.player ?? '')?.id;
    const page = eventPage(site, shown, {
      part: 'seat',
      heading: translate('web.seat.title'),
      lastRound,
      live: 'from-the-first-day',
      main: player === undefined ? everybody(site, seen, query.name ?? '') : await seatOf(ask, site, seen, player),
    });
    return player === undefined ? page : { ...page, scripts: [...(page.scripts ?? []), 'seat.ts'] };
  },
});

/** Ignores accents and case, which nobody types on a phone. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function everybody(site: Site, { shown, field }: EventSeen, typed: string): Html {
  const { translate, language } = site;
  const words = plain(typed).split(/[\s,]+/);
  const byName = new Intl.Collator(language);
  const found = field.players
    .filter(({ id }) => words.every((word) => plain(field.name(id)).includes(word)))
    .sort((a, b) => byName.compare(field.name(a.id), field.name(b.id)));
  const to = (player: string): string => eventHref(site, shown.id, withQuery('/seat', { player }));
  return html`<form class="filters" role="search"><label>${translate('web.word.your-name')}<input type="search" name="name" value="${typed}" autocomplete="off"></label><button>${translate('web.search')}</button></form>
${
  found.length === 0
    ? emptyState({ title: translate('web.seat.nobody') })
    : html`<ul class="rows seat-names">${found.map(({ id }) => html`<li><a href="${to(id)}">${field.name(id)}</a></li>\n`)}</ul>`
}`;
}

async function seatOf(ask: Ask, site: Site, seen: EventSeen, player: string): Promise<Html> {
  const { translate } = site;
  const { shown, field, lastRound: round } = seen;
  const next = nextStart(site, shown, round);
  const standings =
    round > 0 && hasTable(shown) ? (await ask(showStandings, { event: shown.id })).standings : undefined;
  const row = standings?.rows.find((each) => each.player === player);
  const start = roundStart(site, shown.event, round);
  const title =
    round === 0 ? translate('web.seat.not-yet') : translate('web.word.round-of', { round, rounds: shown.event.rounds });
  const link = (path: string, words: string): Html => html`<a href="${eventHref(site, shown.id, path)}">${words}</a>`;
  return html`<div data-seat-round="${round}" data-paired="${translate('web.seat.paired', { round })}">
${card(
  {
    title: html`${field.name(player)}`,
    aside: html`<span class="quiet">${title}${start && html` · ${start}`}</span>`,
    footer: html`<span class="row spread">${link(`/players/${encodeURIComponent(player)}`, translate('web.seat.card'))}${round > 0 && link('/standings', translate('web.event.part-standings'))}${link('/seat', translate('web.seat.other'))}</span>`,
  },
  html`${await seatInRound(ask, site, seen, player)}${row && standings!.round > 0 && html`<p>${translate('web.seat.place', { rank: row.rank, points: pointsText(row.points), round: standings!.round })}</p>`}${next && html`<p>${next}</p>`}`,
)}</div>
<p class="no-print row"><button type="button" data-ring hidden data-on="${translate('web.ring.on')}">${translate('web.ring.ask-phone')}</button>${notifyButton(site, shown, player)}</p>`;
}

/** Board, colour and opponent in the last paired round; in a match of several games, the current one first. */
export async function seatInRound(ask: Ask, site: Site, seen: EventSeen, player: string): Promise<Html> {
  const { translate } = site;
  const { field, lastRound } = seen;
  const games = (await seatedGames(ask, seen, lastRound)).filter(({ white, black }) => [white, black].includes(player));
  const game = games.find(({ result }) => result === undefined) ?? games.at(-1);
  if (!game) return html`<p>${translate(lastRound === 0 ? 'web.seat.wait' : 'web.seat.no-game')}</p>`;
  const others = games.filter((each) => each !== game);
  return html`<p class="seat">${seatIn(site, game, player)}</p>
<p>${translate('web.seat.against', { opponent: field.name(game.white === player ? game.black : game.white) })}${game.result && html` · <strong>${resultText(game)}</strong>`}</p>
${others.length > 0 && html`<ul class="rows quiet">${others.map((each) => html`<li>${seatIn(site, each, player)}${each.result && html` · ${resultText(each)}`}</li>`)}</ul>`}`;
}

function seatIn({ translate }: Site, { board, white, pace }: SeatedGame, player: string): Html {
  const colour = white === player ? 'white' : 'black';
  return html`<strong>${translate('web.word.board', { board })}</strong> <span class="colour">${translate(`web.colour.${colour}`)}${pace && ` · ${translate(`web.pace.${pace}`)}`}</span>`;
}

/** Shown by `seat.ts` if the browser supports notifications; keeping the page open always works (D-OFF-738). */
function notifyButton(site: Site, { id, event }: EventSeen['shown'], player: string): Html | false {
  const { translate, push, copiedAt } = site;
  if (push !== true || copiedAt !== undefined || !isToCome(event)) return false;
  const to = apiHref(site, `/events/${encodeURIComponent(id)}/push`);
  return html`<button type="button" data-notify="${to}" data-key="${apiHref(site, '/push-key')}" data-player="${player}" hidden data-ask="${translate('web.notify.ask')}" data-on="${translate('web.notify.on')}" data-stop="${translate('web.notify.stop')}" data-failed="${translate('web.notify.failed')}">${translate('web.notify.ask')}</button><span class="quiet" role="status"></span>`;
}
