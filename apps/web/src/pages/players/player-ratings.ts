import type { liveRating, ratingHistory } from '@escala/office/questions';
import { change, shortTime, time } from '../../components/format.ts';
import { linePath } from '../../components/player-link.ts';
import { ratingChange } from '../../components/rating/rating-change.ts';
import { revisedMark } from '../../components/rating/revised-mark.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type History = Awaited<ReturnType<(typeof ratingHistory)['ask']>>['series'][number];
type Live = Awaited<ReturnType<(typeof liveRating)['ask']>>['ratings'][number];

/** Lists that are shown at once; older ones on demand. */
const RECENT = 12;

/** Each rating: what it is, what it will be, how it went, and every list with its change; then those of other games. */
export function ratingCards(
  site: Site,
  player: string,
  histories: readonly History[],
  live: readonly Live[],
  others: readonly Html[] = [],
): Html {
  const shown = histories.filter(
    ({ series, points }) => points.length > 0 || live.some((each) => each.series === series),
  );
  if (shown.length === 0 && others.length > 0) return html`${others}`;
  if (shown.length === 0) return html`<p class="quiet">${site.translate('web.player.no-ratings')}</p>`;
  return html`<div class="ratings">
${shown.map((history) =>
  card(
    site,
    player,
    history,
    live.find(({ series }) => series === history.series),
  ),
)}
</div>${others}`;
}

function card(site: Site, player: string, { series, name, points }: History, live: Live | undefined): Html {
  const { translate } = site;
  const last = points.at(-1);
  return html`<section class="card inside">
<h3>${name}</h3>
${last && html`<p><span class="big">${last.rating ?? '–'}</span>${revisedMark(site, last.published, `${linePath(player, series, last.date)}#revised`)} <span class="quiet small">${time(site, last.date)}${last.status !== 'rated' && html`, ${translate(`web.status.${last.status}`)}`}</span> ${why(site, player, series, last)}</p>`}
${live && liveLine(site, player, live)}
${ratingChart(site, name, points, 'half')}
${points.length > 0 && listTable(site, player, series, name, points.toReversed())}
</section>`;
}

/** The question that most readers come with. */
function why(site: Site, player: string, series: string, point: Point): Html {
  const { date, rating } = point;
  if (rating === undefined || rating === null) return html``;
  return html`<a href="${href(site, linePath(player, series, date))}">${site.translate('web.player.why', { rating })}</a>`;
}

function liveLine(site: Site, player: string, live: Live): Html {
  const { translate } = site;
  const next = href(site, `${linePath(player, live.series)}/next`);
  return html`<p>${translate('web.player.live', { rating: live.rating ?? '–', games: live.games })} ${
    live.games > 0 && live.rating !== null && live.listed !== null && change(live.rating - live.listed)
  }
<br>${live.games > 0 && html`<a href="${next}">${translate('web.player.live-why')}</a> · `}<a href="${next}#what-if">${translate('web.player.what-if')}</a></p>`;
}

function listTable(site: Site, player: string, series: string, name: string, newest: History['points']): Html {
  const { translate } = site;
  const table = (lines: readonly Html[]): Html => html`<div class="scroll"><table>
<caption class="unseen">${translate('web.player.lists-of', { series: name })}</caption>
<thead><tr><th scope="col">${translate('web.player.list')}</th><th scope="col" class="number">${translate('web.list.rating')}</th>
<th scope="col" class="number">${translate('web.list.change')}</th><th scope="col" class="number wide">${translate('web.list.games')}</th></tr></thead>
<tbody>${lines}</tbody></table></div>`;
  const rows = newest.map((point, index) => row(site, player, series, point, newest[index + 1]));
  const older = rows.slice(RECENT);
  return html`${table(rows.slice(0, RECENT))}${
    older.length > 0 &&
    html`<details><summary>${translate('web.player.older-lists', { count: older.length })}</summary>${table(older)}</details>`
  }`;
}

type Point = History['points'][number];

function row(site: Site, player: string, series: string, point: Point, before: Point | undefined): Html {
  const { translate } = site;
  const isRevised = point.published !== undefined;
  return html`<tr><th scope="row"><a href="${href(site, linePath(player, series, point.date))}">${shortTime(site, point.date)}</a>${
    point.status !== 'rated' && html` <span class="badge">${translate(`web.status.${point.status}`)}</span>`
  }</th>
<td class="number">${isRevised && html`<s><span class="unseen">${translate('web.player.published-as')} </span>${point.published ?? '–'}</s> `}${point.rating ?? '–'}</td>
<td class="number">${ratingChange(site, { ...point, previous: before?.rating })}</td><td class="number wide">${point.games}</td></tr>\n`;
}
