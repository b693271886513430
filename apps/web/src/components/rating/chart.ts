import type { ScaleLinear } from 'd3-scale';
import { type Html, html, type Value } from '../../kit/html.ts';
import { trueMinus } from '../true-minus.ts';

/** Inside of a chart, in units of its own: small enough to be read on a phone without scrolling. */
export const CHART = { width: 440, height: 250, left: 44, right: 10, top: 12, bottom: 44 } as const;

export const across = [CHART.left, CHART.width - CHART.right] as const;
export const upwards = [CHART.height - CHART.bottom, CHART.top] as const;

/** Two decimals place a line well enough. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);

export interface Tick {
  readonly place: number;
  readonly text: string;
}

export interface Axes {
  readonly y: ScaleLinear<number, number>;
  readonly xTicks: readonly Tick[];
  /** What stands below the chart. */
  readonly xName: string;
  /** After every number beside the chart. */
  readonly unit?: string | undefined;
}

/** A drawing with its axes. Whoever does not see it has its name here and its figures in the table below. */
export function chart(name: string, { y, xTicks, xName, unit }: Axes, drawing: Value): Html {
  const { width, height, bottom } = CHART;
  return html`<svg class="plot" role="img" aria-label="${name}" viewBox="0 0 ${width} ${height}">
${y.ticks(5).map(
  (value) => html`<line class="axis" x1="${across[0]}" x2="${across[1]}" y1="${at(y(value))}" y2="${at(y(value))}"/>
<text x="${across[0] - 6}" y="${at(y(value) + 4)}" text-anchor="end">${trueMinus(String(value))}${unit}</text>\n`,
)}
${xTicks.map(
  ({ place, text }) => html`<text x="${at(place)}" y="${height - bottom + 18}" text-anchor="middle">${text}</text>\n`,
)}
<text x="${(across[0] + across[1]) / 2}" y="${height - 6}" text-anchor="middle">${xName}</text>
${drawing}
</svg>`;
}

/** A chart, what one should see in it, and its figures. */
export function figure(drawing: Html, healthy: Value, figures: Html): Html {
  return html`<figure class="chart">${drawing}<figcaption>${healthy}</figcaption>${figures}</figure>`;
}

/** Figures of a chart as a table that opens; the first column names the row. */
export function figuresTable(
  opens: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Html {
  return html`<details><summary>${opens}</summary><div class="scroll" tabindex="0" role="region" aria-label="${opens}"><table class="narrow">
<thead><tr>${columns.map((name, i) => html`<th scope="col" class="${i > 0 && 'number'}">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td class="number">${cell}</td>`)}</tr>\n`,
  )}</tbody></table></div></details>`;
}
