import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { dateInWords, monthAndYear } from '../format.ts';

export interface PlottedRating {
  readonly date: string;
  readonly rating: number | null;
}

interface Rated {
  readonly date: string;
  readonly rating: number;
}

const WIDTH = 400;
const HEIGHT = 180;
const EDGE = { top: 12, right: 14, bottom: 26, left: 40 };
/** With more of them dots would run into each other. */
const MOST_DOTS = 48;

/** A rating from list to list: each holds until the next one comes out. What it shows stands in a table beside it. */
export function ratingPlot(site: Site, id: string, name: string, points: readonly PlottedRating[]): Html {
  const rated = points.filter((point): point is Rated => point.rating !== null);
  if (rated.length < 2) return html``;
  const { translate } = site;
  const [first, last] = [rated[0]!, rated.at(-1)!];
  const highest = rated.reduce((a, b) => (b.rating > a.rating ? b : a));
  const lowest = rated.reduce((a, b) => (b.rating < a.rating ? b : a));
  const told = ({ date, rating }: Rated): string => translate('web.plot.on', { rating, date: dateInWords(site, date) });
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${translate('web.plot.title', { series: name })}</title>
<desc id="${id}-desc">${translate('web.plot.desc', {
    first: told(first),
    last: told(last),
    highest: told(highest),
    lowest: told(lowest),
  })}</desc>
${curve(site, points, [lowest.rating, highest.rating], [first.date, last.date])}
</svg>`;
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

function curve(
  site: Site,
  points: readonly PlottedRating[],
  [low, high]: readonly [number, number],
  [from, to]: readonly [string, string],
): Html {
  const x = scaleUtc([day(from), day(to)], [EDGE.left, WIDTH - EDGE.right]);
  const margin = Math.max(10, (high - low) * 0.08);
  const y = scaleLinear([low - margin, high + margin], [HEIGHT - EDGE.bottom, EDGE.top]);
  const path = line<PlottedRating>()
    .defined(({ rating }) => rating !== null)
    .x(({ date }) => x(day(date)))
    .y(({ rating }) => y(rating!))
    .curve(curveStepAfter)
    .digits(1);
  const rated = points.filter(({ rating }) => rating !== null);
  const at = (value: number): string => value.toFixed(1);
  return html`${y.ticks(4).map(
    (
      rating,
    ) => html`<line class="axis" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${at(y(rating))}" y2="${at(y(rating))}"/>
<text x="${EDGE.left - 6}" y="${at(y(rating) + 4)}" text-anchor="end">${rating}</text>\n`,
  )}${x
    .ticks(4)
    .map(
      (tick) =>
        html`<text x="${at(x(tick))}" y="${HEIGHT - 6}" text-anchor="middle">${monthAndYear(site, tick)}</text>\n`,
    )}<path class="series" d="${path(points)}"/>
${
  rated.length <= MOST_DOTS &&
  rated.map(
    ({ date, rating }) =>
      html`<circle class="dot" cx="${at(x(day(date)))}" cy="${at(y(rating!))}" r="2.5"><title>${dateInWords(site, date)}: ${rating}</title></circle>\n`,
  )
}`;
}
