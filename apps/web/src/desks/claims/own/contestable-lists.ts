import { type AnswerOf, claimsOfLine, type ratingHistory } from '@escala/office/questions';
import { change, dateInWords, time } from '../../../components/format.ts';
import { linePath } from '../../../components/player-link.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Ask } from '../../../kit/page.ts';
import { href, withQuery } from '../../../kit/site.ts';

type History = AnswerOf<typeof ratingHistory>['series'];
type Point = History[number]['points'][number];

/** Most lists shown per series; publishing the whole past at once opens the windows of all its lists. */
const MOST = 12;

/** The lines that can be contested today, with their deadlines: those with games first, the others folded. */
export async function contestableLists(ask: Ask, site: DeskSite, player: string, history: History): Promise<Html> {
  const { translate } = site;
  const [lively, quiet]: [Html[], Html[]] = [[], []];
  for (const series of history) {
    const { points } = series;
    for (const point of points.slice(-MOST).toReversed()) {
      const { window } = await ask(claimsOfLine, { series: series.series, date: point.date, player });
      // Without a deadline every list can be contested; the newest represents them all.
      if (window === null ? point !== points.at(-1) : window.daysLeft === 0) break;
      const isLively = point === points.at(-1) || point.games > 0;
      (isLively ? lively : quiet).push(row(site, player, series, point, window));
    }
  }
  if (lively.length === 0) return html`<p class="quiet inside">${translate('web.desk-claims.contestable-none')}</p>`;
  return html`${listOf(lively)}${
    quiet.length > 0 &&
    html`<details class="inside"><summary>${translate('web.desk-claims.contestable-quiet', { count: quiet.length })}</summary>${listOf(quiet)}</details>`
  }`;
}

function row(
  site: DeskSite,
  player: string,
  { series, name, points }: History[number],
  point: Point,
  window: { readonly lastDay: string; readonly daysLeft: number } | null,
): Html {
  const { translate } = site;
  const before = points[points.indexOf(point) - 1]?.rating;
  const { rating } = point;
  const moved = typeof before === 'number' && rating !== null && change(rating - before);
  const contest = translate('web.desk-claims.contest');
  return html`<li><div><a class="strong" href="${href(site, linePath(player, series, point.date))}">${name}, ${time(site, point.date)}</a>
<strong>${rating ?? '–'}</strong> ${moved}
<br><span class="quiet small">${
    window === null
      ? translate('web.desk-claims.no-end')
      : html`${translate('web.desk-claims.until-head')} ${time(site, window.lastDay)}, ${translate('web.desk-claims.days-left', { days: window.daysLeft })}`
  }</span></div>
<a class="button small" aria-label="${contest}: ${name}, ${dateInWords(site, point.date)}" href="${href(site, withQuery('/desk/me/claim', { series, date: point.date }))}">${contest}</a></li>\n`;
}

const listOf = (rows: readonly Html[]): Html => html`<ul class="rows">${rows}</ul>`;
