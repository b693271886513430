import Fraction from 'fraction.js';
import { PRINTED_DIFFERENCES, PRINTED_EXPECTATIONS } from './printed-tables.ts';

/** Rounds half up, towards +infinity. */
export function rounded(value: Fraction): number {
  return value.add(1, 2).floor().valueOf();
}

export function sum(values: readonly (Fraction | number)[]): Fraction {
  return values.reduce<Fraction>((total, value) => total.add(value), new Fraction(0));
}

export function mean(values: readonly (Fraction | number)[]): Fraction {
  return sum(values).div(values.length);
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '));

/** Share of the higher player by the printed table. */
export function printedShare(difference: number): Fraction {
  for (const [range, higher] of rows(PRINTED_EXPECTATIONS)) {
    if (range === 'over') break;
    const [from, to] = range!.split('-').map(Number);
    if (difference >= from! && difference <= to!) return new Fraction(higher!);
  }
  return new Fraction(1);
}

/** Expectation for a rating difference, wider ones counting as 400. */
export function expectedOf(difference: number): Fraction {
  const share = printedShare(Math.min(400, Math.abs(difference)));
  return difference >= 0 ? share : new Fraction(1).sub(share);
}

/** dp by the printed table, and 800 where it is open. */
export function differenceOf(points: Fraction, games: number): number {
  const percentage = rounded(points.div(games).mul(100));
  if (percentage >= 100) return 800;
  if (percentage <= 0) return -800;
  const label = `.${String(percentage).padStart(2, '0')}`;
  const printed = rows(PRINTED_DIFFERENCES).find(([p]) => p === label)![1]!;
  return Number(printed.replace('.', ''));
}
