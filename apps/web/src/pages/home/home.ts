import { eventCalendar, listHighlights, liveRounds, searchLists, showFederation } from '@escala/office/questions';
import { dayInWords, decimalChange } from '../../components/format.ts';
import { linePath, spokenName } from '../../components/player-link.ts';
import { isScrabble } from '../../components/scrabble/scrabble-words.ts';
import { card, emptyState } from '../../components/ui/card.ts';
import { searchBox } from '../../components/ui/search-box.ts';
import { stats } from '../../components/ui/stats.ts';
import { type Html, html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { TEXT } from '../../kit/query-fields.ts';
import { href, type Site } from '../../kit/site.ts';
import { scrabbleEventTable } from '../scrabble/scrabble-event.ts';
import { calendarCard } from './calendar.ts';
import { liveNow } from './live-now.ts';
import { type Highlights, movers, topTen } from './top-ten.ts';

/** The front page: a search, current rounds, the top players, the largest changes, and the calendar. */
export const home = definePage({
  path: '',
  query: { series: TEXT, top: TEXT },
  view: async ({ ask, query, site, translate }) => {
    const { settings } = await ask(showFederation, {});
    const { lists } = await ask(searchLists, {});
    const rated = settings.series.filter(({ id }) => lists.some(({ series }) => series === id));
    const latest = rated[0] && (await ask(listHighlights, { series: rated[0].id }));
    const other = rated.slice(1).find(({ id }) => id === query.series);
    const shown = other ? await ask(listHighlights, { series: other.id }) : latest;
    const playsScrabble = settings.series.some(isScrabble);
    const playsGames = !playsScrabble || !settings.series.every(isScrabble);
    const live = playsGames ? await ask(liveRounds, {}) : { events: [], leagues: [] };
    const isLive = live.events.length + live.leagues.length > 0;
    return {
      title: settings.name,
      description: translate('web.home.description', { name: settings.name }),
      scripts: isLive ? ['live.ts'] : [],
      band: html`${searchBox(site, { id: 'home-search' })}${latest && figures(site, latest)}`,
      main: html`<div class="stack loose">${liveNow(site, live)}
<div class="columns">${
        shown && latest
          ? html`${topTen(site, { series: rated, shown, group: query.top })}
<div class="third stack loose">${movers(site, latest)}${checkCard(site, latest)}</div>`
          : !site.onlyPlays &&
            emptyState({ title: translate('web.front.no-list'), words: translate('web.front.no-list-said') })
      }</div>
${playsGames && calendarCard(site, await ask(eventCalendar, {}))}${
  playsScrabble &&
  card(
    {
      title: translate('web.front.calendar'),
      aside: html`<a class="small" href="${href(site, '/events')}">${translate('web.front.all-events')}</a>`,
      flush: true,
    },
    await scrabbleEventTable(ask, site, { limit: 8 }),
  )
}</div>`,
    };
  },
});

/** Three facts in the band; phones have room for two, on one line. */
function figures(site: Site, { list, games, events, next }: Highlights): Html {
  const { translate } = site;
  const players = translate('web.word.players-count', { players: list.players });
  const nextDay = dayInWords(site, next);
  return html`<div class="wide">${stats([
    { label: translate('web.front.list-of', { date: dayInWords(site, list.date) }), figure: players },
    games !== null && {
      label: translate('web.front.rated'),
      figure: translate('web.word.games-count', { games }),
      aside: events !== null && translate('web.front.in-events', { events }),
    },
    { label: translate('web.front.next-list'), figure: nextDay },
  ])}</div>
<p class="only-phone small dots"><span>${players}</span><span>${translate('web.front.next-list')}: ${nextDay}</span></p>`;
}

/** An example of a number explained: the player who gained most with the list. */
function checkCard(site: Site, { list, risers }: Highlights): Html {
  const { translate } = site;
  const line = risers.find(({ previous, games }) => previous !== null && (games ?? 0) > 0);
  if (line === undefined) return html``;
  const { player, name, previous, rating, games, exactChange } = line;
  const said = translate('web.front.check-said', {
    ...{ name: spokenName(name), before: String(previous), after: String(rating), games: games ?? 0 },
  });
  return card(
    { title: translate('web.front.check') },
    html`<p class="small">${said}${exactChange !== undefined && html` <strong>${decimalChange(site, exactChange)}</strong>.`} ${translate('web.front.check-how')}</p>
<p><a class="button small" href="${href(site, linePath(player, list.series, list.date))}">${translate('web.front.see-why', { rating: String(rating) })}</a></p>`,
  );
}
