import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { dateInWords } from '../../format.ts';
import type { ChartWidth } from './frame.ts';
import { instantOf, lineChart } from './lines.ts';

interface PlottedRating {
  readonly date: string;
  readonly rating: number | null;
  /** What else to show about this list at the pointer: change, games. */
  readonly said?: string | undefined;
}

interface Rated extends PlottedRating {
  readonly rating: number;
}

interface RatingChartTerms {
  readonly width?: ChartWidth;
  /** The change to another regulation. */
  readonly bookChange?: { readonly from: string; readonly after: string } | undefined;
}

/** A rating from list to list: each holds until the next. The same figures are in a table beside it. */
export function ratingChart(
  site: Site,
  name: string,
  points: readonly PlottedRating[],
  { width = 'full', bookChange }: RatingChartTerms = {},
): Html {
  const rated = points.filter((point): point is Rated => point.rating !== null);
  if (rated.length < 2) return html``;
  const { translate, language } = site;
  const [first, last] = [rated[0]!, rated.at(-1)!];
  const highest = rated.reduce((a, b) => (b.rating > a.rating ? b : a));
  const lowest = rated.reduce((a, b) => (b.rating < a.rating ? b : a));
  const told = ({ date, rating }: Rated): string => translate('web.plot.on', { rating, date: dateInWords(site, date) });
  const mark = ({ date, rating }: Rated, label: string) => ({ x: instantOf(date), y: rating, label });
  const peak = translate('web.plot.peak', { rating: highest.rating, date: dateInWords(site, highest.date) });
  const isTold = bookChange !== undefined && first.date <= bookChange.from && bookChange.from <= last.date;
  const from = isTold
    ? ` ${translate('web.plot.book-change', { date: dateInWords(site, bookChange.from), book: bookChange.after })}`
    : '';
  return lineChart({
    name: `${translate('web.plot.title', { series: name })}. ${translate('web.plot.desc', { first: told(first), last: told(last), highest: told(highest), lowest: told(lowest) })}${from}`,
    language,
    over: 'time',
    steps: true,
    least: 40,
    width,
    lines: [
      {
        name,
        points: points.map(({ date, rating, said }) => ({
          x: instantOf(date),
          y: rating,
          said: rating === null ? undefined : (said ?? told({ date, rating })),
        })),
      },
    ],
    turn: isTold ? { x: instantOf(bookChange.from), label: bookChange.after } : undefined,
    marks: highest === last ? [mark(last, peak)] : [mark(highest, peak), mark(last, String(last.rating))],
  });
}
