import { type Html, html } from '../../../kit/html.ts';
import { at, type ChartSize } from './frame.ts';
import type { ChartLine, ChartPoint } from './lines.ts';

/** Whether the line falls to this value. */
export function isDrop(lines: readonly ChartLine[], { x, y }: { readonly x: number; readonly y: number }): boolean {
  const points = lines[0]?.points ?? [];
  const before = points[points.findIndex((point) => point.x === x) - 1]?.y ?? null;
  return before !== null && before > y;
}

/** The area a line covers between two values: horizontally in steps, then up or down. */
type Stroke = readonly [left: number, right: number, top: number, bottom: number];

export function strokesOf(
  points: readonly ChartPoint[],
  x: (value: number) => number,
  y: (value: number) => number,
  steps: boolean,
): readonly Stroke[] {
  const places = points.flatMap((point) => (point.y === null ? [] : [[x(point.x), y(point.y)] as const]));
  return places.slice(1).flatMap(([right, to], i): Stroke[] => {
    const [left, from] = places[i]!;
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
    return steps
      ? [
          [left, right, from, from],
          [right, right, top, bottom],
        ]
      : [[left, right, top, bottom]];
  });
}

/** Whether a label at this height and position covers none of them. */
const isFree = (strokes: readonly Stroke[], start: number, end: number, height: number): boolean =>
  strokes.every(
    ([left, right, top, bottom]) => right < start || left > end || bottom < height - 11 || top > height + 2,
  );

/** Vertical offsets of a label, to avoid the line. */
const ASIDE = [0, -3, -6, -10, -15, 29, -20];

/** A value labelled at its dot. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Whether the line falls to it. */
  readonly isBelowLine: boolean;
}

/**
 * Dots with their labels above them, inside the chart; where the line falls to a dot, below it, or before it at the
 * bottom. If there is room, they cover no line and no other label.
 */
export function marksAt({ width, upwards }: ChartSize, marks: readonly Mark[], strokes: readonly Stroke[]): Html[] {
  const taken = [...strokes];
  return marks.map(({ x, y, label, isBelowLine }) => {
    const half = label.length * 3.2;
    const isAtFoot = isBelowLine && y + 22 > upwards[0];
    const [place, anchor]: readonly [number, 'start' | 'middle' | 'end'] = isAtFoot
      ? [x - 9, 'end']
      : x + half > width
        ? [Math.min(x + 6, width - 2), 'end']
        : x - half < 46
          ? [Math.max(x, 46), 'start']
          : [x, 'middle'];
    const start = place - half * { start: 0, middle: 1, end: 2 }[anchor];
    const wanted = isAtFoot ? y + 4 : isBelowLine ? y + 19 : Math.max(13, y - 10);
    const heights = ASIDE.map((aside) => wanted + aside).filter((each) => each >= 13 && each < upwards[0]);
    const height = heights.find((each) => isFree(taken, start, start + 2 * half, each)) ?? wanted;
    taken.push([start, start + 2 * half, height - 11, height + 2]);
    return html`<circle class="dot" cx="${at(x)}" cy="${at(y)}" r="5"/><text class="label" x="${at(place)}" y="${at(height)}" text-anchor="${anchor}">${label}</text>\n`;
  });
}

/** Width of a letter in a label. */
const LETTER = 6.2;
/** From the end of the line: above or below it, near or further away, then before it. */
const LABEL_PLACES = [
  [0, -7],
  [0, 17],
  [0, -18],
  [0, 28],
  [-40, 5],
  [-60, 5],
] as const;

/** The name of each line at its end, where it covers no line and no other name; the legend has them all. */
export function namesAtEnds(
  { across: [from], upwards: [foot, top] }: ChartSize,
  lines: readonly ChartLine[],
  x: (value: number) => number,
  y: (value: number) => number,
  strokes: readonly (readonly Stroke[])[],
): Html[] {
  const taken = strokes.flat();
  return lines
    .flatMap(({ name, points }, i) => {
      const last = points.findLast((point) => point.y !== null);
      return last === undefined
        ? []
        : [{ name, end: x(last.x), height: y(last.y!), others: strokes.toSpliced(i, 1).flat() }];
    })
    .toSorted((a, b) => a.height - b.height)
    .flatMap(({ name, end, height, others }) => {
      const long = name.length * LETTER;
      const free = LABEL_PLACES.map(([aside, up]) => [end + aside, height + up] as const).find(
        ([to, up]) =>
          up < foot - 2 &&
          up > top - 8 &&
          to - long >= from &&
          isFree(taken, to - long, to, up) &&
          // Further away it is clear which line it belongs to only if no other one is near.
          (to === end || [-12, 0, 12].every((more) => isFree(others, to - long, end, up + more))),
      );
      if (free === undefined) return [];
      const [to, up] = free;
      taken.push([to - long, to, up - 11, up + 2]);
      return [html`<text class="label" x="${at(to)}" y="${at(up)}" text-anchor="end">${name}</text>\n`];
    });
}
