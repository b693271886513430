import { type ScaleTime, scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { type Html, html } from '../../kit/html.ts';
import { across, at, CHART, chart, type Tick, upwards } from './chart.ts';

export interface ChartLine {
  readonly name: string;
  /** Left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Milliseconds of a calendar date, which is what the scales of time count in. */
export const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** What the axes of a chart are, and how much of the upright one is shown at least: small movements shall look small. */
export interface LineAxes {
  readonly xName: string;
  readonly unit?: string | undefined;
  readonly least: number;
}

/** Lines over time, each with a name of its own and a way of being drawn that does not rest on colour alone. */
export function linesOverTime(name: string, language: string, lines: readonly ChartLine[], axes: LineAxes): Html {
  const x = scaleUtc(spanOf(lines), across);
  return drawn(name, lines, (value) => x(value), timeTicks(x, language), axes);
}

/** Lines over whole numbers. */
export function linesOver(name: string, lines: readonly ChartLine[], axes: LineAxes): Html {
  const x = scaleLinear(spanOf(lines), across);
  const ticks = x.ticks(6).filter(Number.isInteger);
  const named = ticks.map((value) => ({ place: x(value), text: String(value) }));
  return drawn(name, lines, x, named, axes);
}

function spanOf(lines: readonly ChartLine[]): [number, number] {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  return [Math.min(...xs), Math.max(...xs)];
}

const TWO_YEARS = 2 * 365.25 * 86_400_000;

/** Years, or months where there are few years; each once. */
function timeTicks(x: ScaleTime<number, number>, language: string): Tick[] {
  const [first, last] = x.domain();
  const isLong = last!.getTime() - first!.getTime() > TWO_YEARS;
  const format = new Intl.DateTimeFormat(language, {
    ...(isLong ? {} : { month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const ticks = x.ticks(4).map((date) => ({ place: x(date), text: format.format(date) }));
  return ticks.filter(({ text }, i) => ticks.findIndex((other) => other.text === text) === i);
}

function drawn(
  name: string,
  lines: readonly ChartLine[],
  x: (value: number) => number,
  xTicks: readonly Tick[],
  { least, xName, unit }: LineAxes,
): Html {
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const more = Math.max(0, least - (high - low)) / 2;
  const y = scaleLinear([low - more, high + more], upwards).nice(5);
  const path = line<readonly [number, number]>()
    .x(([value]) => x(value))
    .y(([, value]) => y(value))
    .digits(1);
  const paths = lines.map(({ points }, i) => html`<path class="line line-${i}" d="${path([...points])}"/>\n`);
  return html`${chart(name, { y, xTicks, xName, unit }, paths)}${lines.length > 1 && legend(lines)}`;
}

/** Each name beside a piece of its line. */
function legend(lines: readonly ChartLine[]): Html {
  return html`<ul class="legend">${lines.map(
    ({ name }, i) =>
      html`<li><svg class="plot" aria-hidden="true" viewBox="0 0 30 8"><path class="line line-${i}" d="M0,4H30"/></svg> ${name}</li>`,
  )}</ul>`;
}

/** Columns over time, from zero up. */
export function columnsOverTime(name: string, language: string, points: ChartLine['points'], xName: string): Html {
  const [first, last] = spanOf([{ name, points }]);
  const width = Math.max(1, ((across[1] - across[0]) / points.length) * 0.8);
  const x = scaleUtc([first, last], [across[0] + width / 2, across[1] - width / 2]);
  const y = scaleLinear([0, Math.max(1, ...points.map(([, value]) => value))], upwards).nice(5);
  const ground = CHART.height - CHART.bottom;
  const columns = points.map(
    ([value, height]) =>
      html`<rect class="column" x="${at(x(value) - width / 2)}" y="${at(y(height))}" width="${at(width)}" height="${at(ground - y(height))}"/>\n`,
  );
  return chart(name, { y, xTicks: timeTicks(x, language), xName }, columns);
}
