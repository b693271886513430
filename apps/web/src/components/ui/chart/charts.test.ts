import { expect, it } from 'vitest';
import { testSite } from '../../../testing/test-site.ts';
import { columnChart } from './columns.ts';
import { instantOf, lineChart } from './lines.ts';
import { ratingChart } from './rating-chart.ts';

const site = testSite('', { today: '2026-06-15' });
const LISTS = [
  { date: '2024-01-01', rating: 1938 },
  { date: '2024-07-01', rating: 2012, said: '2012 (+74), 6 games' },
  { date: '2025-01-01', rating: null },
  { date: '2025-06-01', rating: 2094 },
  { date: '2026-06-01', rating: 2050 },
];
const numbers = (written: string): number[] =>
  [...written.matchAll(/text-anchor="end">(\d+)<\/text>/g)].map(([, value]) => Number(value));

it('a rating is drawn in two sizes, in round numbers, with its peak and its last value written beside the line', () => {
  const { html } = ratingChart(site, 'Standard', LISTS);
  expect([...html.matchAll(/viewBox="([^"]+)"/g)].map(([, box]) => box)).toEqual(['0 0 760 250', '0 0 336 210']);
  expect(numbers(html).every((value) => value % 50 === 0)).toBe(true);
  expect(html.match(/>Peak 2094 · 1 June 2025<\/text>/g)).toHaveLength(2);
  expect(html.match(/class="label"[^>]*>2050<\/text>/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Standard: rating by list. First 1938 (1 January 2024), last 2050');
});

it('every value is told where it stands, a gap in the line is none', () => {
  const [wide] = [...ratingChart(site, 'Standard', LISTS).html.matchAll(/data-values="([^"]+)"/g)].map(
    ([, text]) => JSON.parse(text!.replaceAll('&quot;', '"')) as [number, number, string][][],
  );
  expect(wide).toHaveLength(1);
  expect(wide![0]!.map(([, , said]) => said)).toEqual([
    '1938 (1 January 2024)',
    '2012 (+74), 6 games',
    '2094 (1 June 2025)',
    '2050 (1 June 2026)',
  ]);
  expect(wide![0]!.map(([x]) => x)).toEqual(wide![0]!.map(([x]) => x).toSorted((a, b) => a - b));
});

it('the last value is written where it covers no line', () => {
  const [peak, last] = [
    { date: '2020-01-01', rating: 2100 },
    { date: '2026-05-01', rating: 2050 },
  ];
  const height = (...between: readonly { date: string; rating: number }[]): number => {
    const { html } = ratingChart(site, 'Standard', [peak, ...between, last]);
    const phone = html.slice(html.indexOf('only-phone'));
    const [dot, label] = [/cy="([\d.]+)" r="5"\/><text class="label"[^>]* y="([\d.]+)"[^>]*>2050</.exec(phone)!]
      .flatMap(([, ...places]) => places)
      .map(Number);
    return label! - dot!;
  };
  // With room before it the label is close above the dot; if the line has just come down, it is higher.
  expect(height({ date: '2023-01-01', rating: 2040 })).toBe(-10);
  expect(height({ date: '2025-01-01', rating: 2054 }, { date: '2026-04-01', rating: 2040 })).toBe(-13);
});

it('the last value does not cover the peak that it is as high as', () => {
  const { html } = ratingChart(site, 'Standard', [
    { date: '2024-01-01', rating: 1700 },
    { date: '2026-03-01', rating: 1784 },
    { date: '2026-06-01', rating: 1784 },
  ]);
  const wide = html.slice(0, html.indexOf('only-phone'));
  const [peak, last] = [...wide.matchAll(/class="label"[^>]* y="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(Math.abs(peak! - last!)).toBeGreaterThan(13);
});

it('one list alone is no chart', () => {
  expect(ratingChart(site, 'Standard', LISTS.slice(0, 1)).html).toBe('');
});

it('small movements look small, and several lines have a legend', () => {
  const flat = [
    { x: instantOf('2025-01-01'), y: 2000 },
    { x: instantOf('2026-01-01'), y: 2001 },
  ];
  const lines = [
    { name: 'A', points: flat },
    { name: 'B', points: flat },
  ];
  const { html } = lineChart({ name: 'Means', language: 'en', lines, over: 'time', least: 40 });
  expect(Math.max(...numbers(html)) - Math.min(...numbers(html))).toBeGreaterThanOrEqual(20);
  expect(html).toMatch(/<ul class="legend"><li>.*line-0.* A<\/li><li>.*line-1.* B<\/li><\/ul>/s);
});

it('a line has its name at its end where that covers no line, and in the legend else', () => {
  const named = (...all: readonly (readonly [name: string, from: number, to: number])[]): string[] => {
    const lines = all.map(([name, from, to]) => ({
      name,
      points: [0, 1, 2, 3, 4, 5, 6].map((i) => ({ x: i, y: from + ((to - from) * i) / 6 })),
    }));
    const { html } = lineChart({ name: 'Means', language: 'en', lines, over: 'numbers' });
    const wide = html.slice(0, html.indexOf('only-phone'));
    return [...wide.matchAll(/class="label"[^>]* y="([\d.]+)"[^>]*>([^<]*)</g)].map(
      ([, height, name]) => `${name} ${height}`,
    );
  };
  expect(named(['Low', 0, 0], ['High', 100, 100])).toEqual(['High 17', 'Low 215']);
  // Lines ending together: names must not overlap, and not all of them fit.
  const crowd = named(['A', 0, 52], ['B', 20, 51], ['C', 40, 50], ['D', 60, 49], ['E', 80, 48], ['F', 100, 47]);
  const heights = crowd.map((label) => Number(label.slice(2))).toSorted((a, b) => a - b);
  expect(heights.length).toBeLessThan(6);
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height, i) => i > 0 && height - heights[i - 1]! < 13)).toEqual([]);
  expect(named(['A', 0, 0], ['B '.repeat(60), 100, 100]).map(([name]) => name)).toEqual(['A']);
});

it('the name of a line of steps covers neither what lies level nor what goes up and down', () => {
  const named = (before: number): string[] => {
    const line = (name: string, values: readonly number[]) => ({ name, points: values.map((y, x) => ({ x, y })) });
    const lines = [
      line('Anna', [...Array(9).fill(120)]),
      line('A long name of somebody', [...Array(7).fill(before), 0, 40]),
    ];
    const { html } = lineChart({ name: 'Ratings', language: 'en', lines, over: 'numbers', steps: true });
    return [...html.slice(0, html.indexOf('only-phone')).matchAll(/class="label"[^>]*>([^<]*)</g)].map(
      ([, name]) => name!,
    );
  };
  expect(named(0)).toEqual(['Anna', 'A long name of somebody']);
  expect(named(100)).toEqual(['Anna']);
});

it('columns stand on zero', () => {
  const points = [
    { x: instantOf('2025-01-01'), y: 10 },
    { x: instantOf('2025-02-01'), y: 20 },
  ];
  const { html } = columnChart({ name: 'Players', language: 'en', points });
  expect(numbers(html)).toContain(0);
  const [small, large] = [...html.matchAll(/class="column"[^>]* height="([\d.]+)"/g)].map(([, tall]) => Number(tall));
  expect(large! / small!).toBeCloseTo(2, 1);
});
