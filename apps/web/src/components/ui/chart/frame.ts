import type { ScaleLinear, ScaleTime } from 'd3-scale';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import { trueMinus } from '../../reasons/engine-words.ts';
import { type Column, table } from '../../table.ts';

/** A drawing in its own units, so that text is the same size on a phone as elsewhere. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly across: readonly [from: number, to: number];
  readonly upwards: readonly [from: number, to: number];
}

/** `full` is as wide as a card of its own, `half` is beside another one. */
export type ChartWidth = 'full' | 'half';

const PHONE = sized(336, 210);
const SIZES: Readonly<Record<ChartWidth, ChartSize>> = { full: sized(760, 250), half: sized(520, 250) };

function sized(width: number, height: number): ChartSize {
  return { width, height, across: [46, width - 12], upwards: [height - 28, 24] };
}

/** Two decimals are precise enough for a line. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);

export interface Tick {
  readonly place: number;
  readonly text: string;
}

/** The position of a value, and its text for pointer and keys. */
type ChartValue = readonly [x: number, y: number, said: string];

export interface Drawn {
  readonly y: ScaleLinear<number, number>;
  readonly xTicks: readonly Tick[];
  /** Follows every number on the axis. */
  readonly unit?: string | undefined;
  readonly drawing: Value;
  /** Line by line. */
  readonly values?: readonly (readonly ChartValue[])[] | undefined;
}

/**
 * The same drawing for wide windows and for phones; the style sheet shows one of
 * them. For screen readers there is its name here and its figures in the table below;
 * `browser/modules/rating/chart.ts` shows the value at the pointer, or by arrow keys.
 */
export function inTwoSizes(name: string, width: ChartWidth, draw: (size: ChartSize) => Drawn): Html {
  return html`<div class="plots" data-plots><div class="wide">${svg(name, SIZES[width], draw(SIZES[width]))}</div>
<div class="only-phone">${svg(name, PHONE, draw(PHONE))}</div><p class="plot-tip" role="status" hidden></p></div>`;
}

function svg(name: string, size: ChartSize, { y, xTicks, unit, drawing, values }: Drawn): Html {
  const { width, height, across } = size;
  const rounded = values?.map((line) => line.map(([x, up, said]) => [Math.round(x), Math.round(up), said]));
  return html`<svg class="plot" role="img" aria-label="${name}" viewBox="0 0 ${width} ${height}"${
    rounded && html` data-values="${JSON.stringify(rounded)}"`
  }>
${y.ticks(4).map(
  (value) => html`<line class="axis" x1="${across[0]}" x2="${across[1]}" y1="${at(y(value))}" y2="${at(y(value))}"/>
<text x="${across[0] - 8}" y="${at(y(value) + 4)}" text-anchor="end">${trueMinus(String(value))}${unit}</text>\n`,
)}
${xTicks.map(
  ({ place, text }) =>
    html`<text x="${at(Math.min(Math.max(place, 28), width - 28))}" y="${height - 8}" text-anchor="middle">${text}</text>\n`,
)}
${drawing}
</svg>`;
}

/** A chart, what to look for in it, and its figures. */
export function figure(drawing: Html, healthy: Value, figures: Html): Html {
  return html`<figure class="chart">${drawing}<figcaption>${healthy}</figcaption>${figures}</figure>`;
}

/** The figures of a chart as a folded table; the first column names the row. */
export function figuresTable(
  site: Pick<Site, 'translate'>,
  what: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Html {
  const opens = site.translate('web.health.figures', { what });
  const shown = columns.map(
    (name, i): Column<(typeof rows)[number]> => [html`${name}`, (row) => row[i], i > 0 ? 'number' : 'name'],
  );
  return html`<details><summary>${opens}</summary>${table(site, rows, shown, { kind: 'narrow dense', label: opens })}</details>`;
}

/** Greatest width of a letter, and the gap between two words. */
const LETTER = 7;
const GAP = 10;
const TWO_YEARS = 2 * 365.25 * 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created once: creating a format takes as long as formatting hundreds of dates. */
export function dateFormat(language: string, fields: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(fields)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...fields, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Years, or months where there are few years; each once. */
export function timeTicks(x: ScaleTime<number, number>, language: string, most: number): Tick[] {
  const [first, last] = x.domain();
  const isLong = last!.getTime() - first!.getTime() > TWO_YEARS;
  const format = dateFormat(language, isLong ? { year: 'numeric' } : { month: 'short', year: 'numeric' });
  const ticks = x.ticks(most).map((date) => ({ place: x(date), text: format.format(date) }));
  const once = ticks.filter(({ text }, i) => ticks.findIndex((other) => other.text === text) === i);
  const apart = (once[1]?.place ?? 0) - (once[0]?.place ?? 0);
  const every = Math.max(1, Math.ceil((LETTER * Math.max(0, ...once.map(({ text }) => text.length)) + GAP) / apart));
  return once.filter((_, i) => i % every === 0);
}
