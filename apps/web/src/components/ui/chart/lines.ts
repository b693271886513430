import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { type Html, html } from '../../../kit/html.ts';
import {
  at,
  type ChartSize,
  type ChartWidth,
  type Drawn,
  dateFormat,
  inTwoSizes,
  type Tick,
  timeTicks,
} from './frame.ts';
import { isDrop, marksAt, namesAtEnds, strokesOf } from './labels.ts';

export interface ChartPoint {
  readonly x: number;
  /** Null where the line has a gap. */
  readonly y: number | null;
  /** Shown at the pointer and by keys; by default its figures. */
  readonly said?: string | undefined;
}

export interface ChartLine {
  readonly name: string;
  /** From left to right. */
  readonly points: readonly ChartPoint[];
}

interface LineTerms {
  readonly name: string;
  readonly language: string;
  readonly lines: readonly ChartLine[];
  /** Milliseconds of days (`instantOf`), or whole numbers. */
  readonly over: 'time' | 'numbers';
  readonly width?: ChartWidth | undefined;
  /** A value holds until the next, as a rating does from list to list. */
  readonly steps?: boolean | undefined;
  /** The smallest range of the vertical axis: small changes should look small. */
  readonly least?: number | undefined;
  readonly unit?: string | undefined;
  /** Values labelled beside the line: the peak, the last one. */
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly label: string }[] | undefined;
  /** A day on which something changes: a vertical line labelled at the bottom. */
  readonly turn?: { readonly x: number; readonly label: string } | undefined;
}

/** Milliseconds of a calendar date, the unit of time scales. */
export const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Lines over time or over whole numbers, each drawn so that it can be told apart without colour. */
export function lineChart({ name, width = 'full', ...terms }: LineTerms): Html {
  const chart = inTwoSizes(name, width, (size) => drawn(size, terms));
  return terms.lines.length > 1 ? html`${chart}${legend(terms.lines)}` : chart;
}

function drawn(size: ChartSize, terms: Omit<LineTerms, 'name' | 'width'>): Drawn {
  const { lines, over, steps, least = 0, unit, language, marks = [], turn } = terms;
  const xs = lines.flatMap(({ points }) => points.map(({ x }) => x));
  const span = [Math.min(...xs), Math.max(...xs)] as const;
  const [x, xTicks] = over === 'time' ? timeAxis(span, size, language) : numberAxis(span, size);
  const ys = lines.flatMap(({ points }) => points.flatMap(({ y }) => y ?? []));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const more = Math.max(0, least - (high - low)) / 2;
  const y = scaleLinear([low - more, high + more], size.upwards).nice(4);
  const curve = steps ? curveStepAfter : curveLinear;
  const path = line<ChartPoint>(
    (point) => x(point.x),
    (point) => y(point.y!),
  ).defined((point) => point.y !== null);
  const under = area<ChartPoint>(
    (point) => x(point.x),
    size.upwards[0],
    (point) => y(point.y!),
  ).defined((point) => point.y !== null);
  const strokes = lines.map(({ points }) => strokesOf(points, x, y, steps === true));
  const placed = marks.map((mark) => ({
    x: x(mark.x),
    y: y(mark.y),
    label: mark.label,
    isBelowLine: steps === true && isDrop(lines, mark),
  }));
  const drawing = html`${lines.length === 1 && html`<path class="area" d="${under.curve(curve).digits(1)([...lines[0]!.points])}"/>\n`}${lines.map(
    ({ points }, i) => html`<path class="line line-${i}" d="${path.curve(curve).digits(1)([...points])}"/>\n`,
  )}${turn && span[0] <= turn.x && turn.x <= span[1] && turnAt(size, x(turn.x), turn.label)}${marksAt(size, placed, strokes.flat())}${lines.length > 1 && namesAtEnds(size, lines, x, y, strokes)}`;
  const saidOf = (name: string, point: ChartPoint): string => {
    const place = over === 'time' ? dateFormat(language).format(point.x) : point.x;
    return `${lines.length > 1 ? `${name}, ` : ''}${place}: ${point.y}${unit ?? ''}`;
  };
  const values = lines.map(({ name, points }) =>
    points.flatMap((point) => {
      if (point.y === null) return [];
      return [[x(point.x), y(point.y), point.said ?? saidOf(name, point)] as const];
    }),
  );
  return { y, xTicks, unit, drawing, values };
}

/** The label says what applies from there on, so it is after the line, unless there is no room. */
function turnAt({ width, upwards: [foot, top] }: ChartSize, x: number, label: string): Html {
  const [place, anchor] = x + 5 + label.length * 7 > width ? [x - 5, 'end'] : [x + 5, 'start'];
  return html`<line class="turn" x1="${at(x)}" x2="${at(x)}" y1="${at(top)}" y2="${at(foot)}"/><text x="${at(place)}" y="${at(foot - 6)}" text-anchor="${anchor}">${label}</text>\n`;
}

type Axis = readonly [place: (value: number) => number, ticks: readonly Tick[]];

function timeAxis(span: readonly [number, number], { across, width }: ChartSize, language: string): Axis {
  const x = scaleUtc(span, across);
  return [(value) => x(value), timeTicks(x, language, width < 400 ? 3 : 6)];
}

function numberAxis(span: readonly [number, number], { across }: ChartSize): Axis {
  const x = scaleLinear(span, across);
  const ticks = x.ticks(6).filter(Number.isInteger);
  return [x, ticks.map((value) => ({ place: x(value), text: String(value) }))];
}

/** Each name with a sample of its line. */
function legend(lines: readonly ChartLine[]): Html {
  return html`<ul class="legend">${lines.map(
    ({ name }, i) =>
      html`<li><svg class="plot" aria-hidden="true" viewBox="0 0 30 8"><path class="line line-${i}" d="M0,4H30"/></svg> ${name}</li>`,
  )}</ul>`;
}
