import type { Finding, PrizeShare, StandingsRow, Tournament } from '@escala/core';
import type { PrizeResult } from '../../contracts/competition.ts';

/**
 * Desempats 1.6.1: the prizes of the places that players level on points take up are added and shared evenly. Amounts are whole
 * numbers of the smallest coin; what does not divide goes coin by coin to the better ranked, and at one rank to the better number
 * (D-COMP-16). Prizes beyond the last row go to nobody.
 */
export function sharePrizes(rows: readonly StandingsRow[], prizes: readonly number[]): PrizeResult {
  const findings = prizes.flatMap((prize, i): Finding[] =>
    Number.isSafeInteger(prize) && prize >= 0
      ? []
      : [
          {
            severity: 'error',
            code: 'fce-1990.prize-amount',
            article: 'Desempats 1.6.1',
            refuses: true,
            values: { place: i + 1, prize },
          },
        ],
  );
  if (findings.length > 0) return { kind: 'refused', findings };
  return { kind: 'shared', shares: levelOnPoints(rows).flatMap((level) => shareAmong(level, prizes)) };
}

/** Desempats 1.6.1 shares by the final table: before it, whoever shares is told so. */
export function prizesBeforeTheEnd({ rounds }: Pick<Tournament, 'rounds'>, round: number): readonly Finding[] {
  if (round >= rounds) return [];
  const values = { round, rounds };
  return [{ severity: 'warning', code: 'fce-1990.prizes-early', article: 'Desempats 1.6.1', values }];
}

interface Level {
  readonly firstPlace: number;
  readonly rows: readonly StandingsRow[];
}

function levelOnPoints(rows: readonly StandingsRow[]): Level[] {
  const levels: { firstPlace: number; rows: StandingsRow[] }[] = [];
  rows.forEach((row, i) => {
    const level = levels.at(-1);
    if (level !== undefined && level.rows[0]!.points === row.points) level.rows.push(row);
    else levels.push({ firstPlace: i + 1, rows: [row] });
  });
  return levels;
}

function shareAmong({ firstPlace, rows }: Level, prizes: readonly number[]): PrizeShare[] {
  const lastPlace = firstPlace + rows.length - 1;
  const pool = prizes.slice(firstPlace - 1, lastPlace).reduce((sum, prize) => sum + prize, 0);
  if (pool === 0) return [];
  const odd = pool % rows.length;
  const even = (pool - odd) / rows.length;
  return rows.map(({ player }, i) => ({
    player,
    amount: i < odd ? even + 1 : even,
    firstPlace,
    lastPlace,
    pool,
  }));
}
