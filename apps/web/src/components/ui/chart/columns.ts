import { scaleLinear, scaleUtc } from 'd3-scale';
import { type Html, html } from '../../../kit/html.ts';
import { at, type ChartWidth, dateFormat, inTwoSizes, timeTicks } from './frame.ts';
import type { ChartPoint } from './lines.ts';

interface ColumnTerms {
  readonly name: string;
  readonly language: string;
  readonly points: readonly ChartPoint[];
  readonly width?: ChartWidth | undefined;
}

/** Columns over time, starting at zero. */
export function columnChart({ name, language, points, width = 'full' }: ColumnTerms): Html {
  return inTwoSizes(name, width, ({ across, upwards, width: whole }) => {
    const broad = Math.max(1, ((across[1] - across[0]) / points.length) * 0.8);
    const span = [points[0]!.x, points.at(-1)!.x] as const;
    const x = scaleUtc(span, [across[0] + broad / 2, across[1] - broad / 2]);
    const y = scaleLinear([0, Math.max(1, ...points.map(({ y: value }) => value ?? 0))], upwards).nice(4);
    const drawing = points.map(
      ({ x: value, y: height }) =>
        html`<rect class="column" x="${at(x(value) - broad / 2)}" y="${at(y(height ?? 0))}" width="${at(broad)}" height="${at(upwards[0] - y(height ?? 0))}"/>\n`,
    );
    const values = points.map(({ x: value, y: height, said }) => {
      return [x(value), y(height ?? 0), said ?? `${dateFormat(language).format(value)}: ${height}`] as const;
    });
    return { y, xTicks: timeTicks(x, language, whole < 400 ? 3 : 6), drawing, values: [values] };
  });
}
