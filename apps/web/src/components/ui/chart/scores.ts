import { scaleLinear, scalePoint } from 'd3-scale';
import { type Html, html } from '../../../kit/html.ts';
import { at, type ChartWidth, inTwoSizes } from './frame.ts';

/** Expected and actual score in percent of the points, and how far chance alone may separate the two. */
interface ChartScore {
  readonly name: string;
  readonly expected: number;
  readonly scored: number;
  readonly chance: number;
}

/** With more names than this, only every second or third is shown, and so on. */
const MOST_NAMES = 8;

/**
 * Bars of chance around the expected score, and a dot for the actual one: in a healthy scale the dots are on the bars.
 */
export function scoresChart(name: string, scores: readonly ChartScore[], width: ChartWidth = 'half'): Html {
  const ends = scores.flatMap(({ expected, scored, chance }) => [expected - chance, expected + chance, scored]);
  const step = Math.ceil(scores.length / MOST_NAMES);
  return inTwoSizes(name, width, ({ across, upwards }) => {
    const names = scores.map((score) => score.name);
    const x = scalePoint(names, across).padding(0.6);
    const y = scaleLinear([Math.max(0, Math.min(...ends)), Math.min(100, Math.max(...ends))], upwards).nice(4);
    const within = (value: number): number => y(Math.min(100, Math.max(0, value)));
    const drawing = scores.map(({ name: band, expected, scored, chance }) => {
      const place = x(band)!;
      const [top, foot] = [within(expected + chance), within(expected - chance)];
      return html`<rect class="chance" x="${at(place - 6)}" y="${at(top)}" width="12" height="${at(Math.max(2, foot - top))}"/>
<line class="expected" x1="${at(place - 9)}" x2="${at(place + 9)}" y1="${at(y(expected))}" y2="${at(y(expected))}"/>
<circle class="dot" cx="${at(place)}" cy="${at(y(scored))}" r="4"/>\n`;
    });
    const xTicks = scores
      .filter((_, i) => i % step === 0)
      .map((score) => ({ place: x(score.name)!, text: score.name }));
    const values = scores.map(
      ({ name: band, expected, scored }) => [x(band)!, y(scored), `${band}: ${scored}% (${expected}%)`] as const,
    );
    return { y, xTicks, unit: '%', drawing, values: [values] };
  });
}
