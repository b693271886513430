import { number } from '@escala/messages';
import { type AnswerOf, eventPlayer, performanceNorms, showStandings } from '@escala/office/questions';
import type { CompetitionRuleBook } from '@escala/regulations';
import { tieBreakText, tieBreakWords } from '../../components/competition-book.ts';
import { eventHref, eventPage, hasTable } from '../../components/events/event-frame.ts';
import { chancesCard, performanceSection } from '../../components/events/performance-norms.ts';
import { ratingListOf } from '../../components/events/rating-list.ts';
import { reservedPlayers, reserveStar } from '../../components/events/under-reserve.ts';
import { decimalChange, hundredths, pointsText, time } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { table } from '../../components/table.ts';
import { emptyState, card as panel } from '../../components/ui/card.ts';
import { type PageLink, pager } from '../../components/ui/navigation.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { categoryName } from '../rating/list-filters.ts';
import { type CardAnswer, cardRounds } from './event-card-rounds.ts';
import { gamesAlone } from './event-parts.ts';
import { type EventSeen, eventSeen } from './event-seen.ts';

type Standings = AnswerOf<typeof showStandings>['standings'];

/**
 * A player's card in an event. The address has the player's id; a pairing number leads to the card, too (D-OFF-390).
 */
export const eventCard = definePage({
  path: '/events/:event/players/:entrant',
  isLong: true,
  isCopied: true,
  view: async ({ ask, params, site }) => {
    const seen = await eventSeen(ask, params.event);
    const { shown, field, lastRound } = seen;
    const card = await ask(eventPlayer, { event: shown.id, player: idOf(seen, params.entrant) });
    const { norms, chances } = await ask(performanceNorms, { event: shown.id, player: card.player });
    const isOnTable = lastRound > 0 && hasTable(shown);
    const table = isOnTable ? (await ask(showStandings, { event: shown.id })).standings : undefined;
    return eventPage(site, shown, {
      part: 'players',
      heading: field.name(card.player),
      lastRound,
      live: true,
      main: html`<div class="stack">${gamesAlone(site, seen)}${facts(site, seen, card, table)}
${lastRound === 0 ? emptyState({ title: site.translate('web.card.not-begun') }) : panel({ title: site.translate('web.word.rounds'), flush: true }, cardRounds(site, seen, card))}
${norms && lastRound > 0 && html`${chancesCard(site, norms.regulation, chances)}${performanceSection(site, norms, shown.id, field.name, { isOver: shown.event.state !== 'running', isOfOne: true })}`}
${cardRatings(site, card, shown.event.state === 'accepted')}
${!site.copiedAt && html`<p class="no-print"><a href="${href(site, `/players/${encodeURIComponent(card.player)}`)}">${site.translate('web.card.all', { name: card.name })}</a></p>`}
${neighbours(site, seen, card.player)}</div>`,
    });
  },
});

function idOf({ field }: EventSeen, asked: string): string {
  if (field.get(asked)) return asked;
  return field.players.find((player) => String(player.number) === asked)?.id ?? asked;
}

function facts(site: Site, seen: EventSeen, card: CardAnswer, table: Standings | undefined): Html {
  const { translate } = site;
  const { field, lastRound } = seen;
  const own = field.get(card.player)!;
  const left = field.leftAfter(card.player);
  // After the same round as place and tie-breaks (D-OFF-1220).
  const upTo = table?.round ?? lastRound;
  const points = field.pointsBefore(upTo + 1).get(card.player) ?? 0;
  const isReserved = reservedPlayers(seen, upTo).has(card.player);
  const fact = (name: string, value: Value): Html =>
    value === undefined ? html`` : html`<dt>${name}</dt><dd>${value}</dd>\n`;
  return html`<dl class="facts card-facts">
${fact(translate('web.card.number'), own.number)}
${fact(translate('web.list.player-title'), own.title)}
${fact(translate('web.word.rating'), own.rating)}
${fact(translate('web.word.list'), ratingListOf(site, field, own.id))}
${fact(translate('web.word.category'), own.category && categoryName(site, own.category))}
${fact(translate('web.word.club'), card.clubName)}
${fact(translate('web.word.remarks'), left === undefined ? undefined : translate('web.entries.withdrawn', { round: left }))}
${upTo > 0 && fact(translate('web.word.points'), html`<strong>${pointsText(points)}</strong>${isReserved && reserveStar(site)}`)}
${table && table.round > 0 && places(site, card.player, table, field.book, fact)}
</dl>`;
}

function places(
  site: Site,
  player: string,
  table: Standings,
  book: CompetitionRuleBook,
  fact: (name: string, value: Value) => Html,
): Html {
  const { translate } = site;
  const row = table.rows.find((each) => each.player === player);
  if (row === undefined) return html``;
  const said = { rank: row.rank, players: table.rows.length, round: table.round };
  const tiebreaks = table.tiebreaks.map(
    (name, i) => `${tieBreakWords(site, book, name).short} ${tieBreakText(site, book, name, row.tiebreaks[i])}`,
  );
  return html`${fact(translate('web.word.rank'), html`<strong>${row.rank}</strong> ${translate('web.card.place-of', said)}`)}
${tiebreaks.length > 0 && fact(translate('web.card.tie-breaks'), tiebreaks.join(' · '))}`;
}

/** The previous and next card, by pairing number. */
function neighbours(site: Site, { shown, field }: EventSeen, player: string): Html {
  const { translate } = site;
  const at = field.players.findIndex(({ id }) => id === player);
  const link = (to: number): PageLink => {
    const other = field.players[to];
    if (other === undefined) return undefined;
    const address = eventHref(site, shown.id, `/players/${encodeURIComponent(other.id)}`);
    return [translate('web.card.neighbour', { number: other.number, name: field.name(other.id) }), address];
  };
  const all = html`<a href="${eventHref(site, shown.id, '/players')}">${translate('web.word.all-players')}</a>`;
  return html`<div class="no-print">${pager(translate('web.card.cards'), link(at - 1), link(at + 1), all)}</div>`;
}

/** The event's effect on each list; before it is accepted, the prospective one (D-OFF-391). */
function cardRatings(site: Site, { player, ratings }: CardAnswer, isAccepted: boolean): Html {
  if (ratings.length === 0) return html``;
  const { translate, language } = site;
  const way = ({ series, date, published }: CardAnswer['ratings'][number]): string =>
    href(
      site,
      published ? linePath(player, series, date) : `/players/${encodeURIComponent(player)}/ratings/${series}/next`,
    );
  /** For a list that only gets a performance from the event, there are no games. */
  const played =
    (cell: (list: CardAnswer['ratings'][number]) => Value) =>
    (list: CardAnswer['ratings'][number]): Value =>
      list.games.length > 0 && cell(list);
  const isUnofficial = !isAccepted || ratings.some(({ published }) => !published);
  return panel(
    {
      title: translate('web.card.rating'),
      aside:
        isUnofficial &&
        html`<span class="quiet small">${translate(isAccepted ? 'web.event-ratings.to-come' : 'web.card.so-far')}</span>`,
      footer: html`<p class="quiet small">${translate('web.card.list-ratings')}</p>`,
      flush: true,
    },
    table(
      site,
      ratings,
      [
        [
          'web.word.list',
          (list) => {
            const name = html`${list.name}, ${time(site, list.date)}`;
            const performance = { performance: number(list.performance ?? 0, language) };
            return html`${isAccepted ? html`<a href="${way(list)}">${name}</a>` : name}${list.games.length === 0 && html` <span class="quiet small">${translate('web.card.performance', performance)}</span>`}`;
          },
          'name',
        ],
        ['web.event-ratings.own', ({ games }) => games[0]?.own, 'number wide'],
        ['web.word.games', ({ games }) => games.length || undefined, 'number wide'],
        ['web.word.score', played(({ score }) => pointsText(score)), 'number'],
        ['web.event-ratings.expected', played(({ expected }) => hundredths(site, expected)), 'number'],
        ['web.list.change', played(({ change }) => html`<strong>${decimalChange(site, change)}</strong>`), 'number'],
      ],
      { kind: 'card-rounds' },
    ),
  );
}
