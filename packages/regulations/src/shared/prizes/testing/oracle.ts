import type { Prize, PrizeCategory, StandingsRow } from '@escala/core';
import { worthOf } from '@escala/core';

/** For each row of the table, the category in which it takes a prize, if any. */
export type Division = readonly (number | undefined)[];

export interface OracleTerms {
  readonly rows: readonly StandingsRow[];
  readonly categories: readonly Pick<PrizeCategory, 'prizes' | 'sharing'>[];
  isIn(row: number, category: number): boolean;
}

/** By brute force, every division with at most one prize each in which nobody could gain by switching categories. */
export function stableDivisions(terms: OracleTerms): Division[] {
  const { rows, categories } = terms;
  const options = [undefined, ...categories.keys()];
  let divisions: Division[] = [[]];
  rows.forEach((_, row) => {
    const open = options.filter((each) => each === undefined || terms.isIn(row, each));
    divisions = divisions.flatMap((division) => open.map((each) => [...division, each]));
  });
  return divisions.filter((division) => rows.every((_, row) => isContent(terms, division, row)));
}

/** What a row takes, from the rows with at least as many points: better ones first, then level ones, who share. */
export function taken({ rows, categories }: OracleTerms, division: Division, row: number): Prize {
  const category = division[row];
  if (category === undefined) return 0;
  const { prizes, sharing } = categories[category]!;
  const takers = rows.flatMap(({ points }, i) => (division[i] === category ? [{ i, points }] : []));
  const above = takers.filter(({ points }) => points > rows[row]!.points).length;
  const level = takers.filter(({ points }) => points === rows[row]!.points).map(({ i }) => i);
  const held = level.map((_, i) => prizes[above + i] ?? 0);
  const own = held[level.indexOf(row)]!;
  if (sharing === 'none' || typeof own !== 'number') return own;
  const sharers = level.filter((_, i) => typeof held[i] === 'number');
  const halves = (prize: number): number => (sharing === 'hort' ? Math.floor(prize / 2) : 0);
  let pool = 0;
  for (const prize of held) if (typeof prize === 'number') pool += prize - halves(prize);
  let share = halves(own);
  for (let coin = 0; coin < pool; coin += 1) if (sharers[coin % sharers.length] === row) share += 1;
  return share;
}

function isContent(terms: OracleTerms, division: Division, row: number): boolean {
  const now = taken(terms, division, row);
  if (division[row] !== undefined && now === 0) return false;
  return [...terms.categories.keys()].every((category) => {
    if (category === division[row] || !terms.isIn(row, category)) return true;
    const other = taken(terms, division.with(row, category), row);
    if (other === 0 || worthOf(other) < worthOf(now)) return true;
    return now !== 0 && worthOf(other) === worthOf(now) && category > division[row]!;
  });
}
