import { readFileSync } from 'node:fs';
import { expectedShare, type GameRecord, roundHalfAway } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { factorOfPeriod } from './factor-k.ts';
import { regulations } from './parameters.ts';
import { eventOf, field, gameOf, rate, rowOf } from './testing/document.ts';

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')) as T;
}

interface Championship {
  readonly players: readonly {
    id: string;
    rating: number;
    score: number;
    sum: number;
    otherEvents: number;
    next: number;
  }[];
  readonly games: readonly { round: number; white: string; black: string; whiteScore: number }[];
}

interface PublishedPeriod {
  readonly case: string;
  readonly k: number;
  readonly before: number;
  readonly after: number;
  readonly events: readonly { rating: number; sum: number; games: readonly [number | string, number][] }[];
}

interface Calculation {
  readonly case: string;
  readonly rating: number;
  readonly k: number;
  readonly change: number;
  /** W, D or L of each game. */
  readonly results: string;
  readonly opponents: readonly number[];
}

const { capped } = regulations.on(0);
const whole = (change: number): number => roundHalfAway(Math.round(1000 * change), 1000);

/** Figures published by FIDE (facts), computed again. */
describe('figures that FIDE published', () => {
  it('[8.3.2] a championship of twelve: every sum, and every rating of the next list', () => {
    const { players, games } = read<Championship>('us-championship-2025.json');
    const results = { 1: '1-0', 0.5: '1/2', 0: '0-1' } as const;
    const records: GameRecord[] = games.map(({ round, white, black, whiteScore }) =>
      gameOf(white, black, results[whiteScore as keyof typeof results], { round }),
    );
    const ratings = Object.fromEntries(players.map(({ id, rating }) => [id, rating]));
    const output = rate({ ...field(ratings), events: [eventOf({ type: 'round-robin', games: records })] });
    expect(output.findings).toEqual([]);
    for (const { id, score, sum, otherEvents, next } of players) {
      const lines = output.ledger.filter(({ player }) => player === id);
      expect(lines.reduce((total, line) => total + line.score, 0)).toBe(score);
      const hundredths = lines.reduce((total, line) => total + Math.round(100 * (line.score - line.expected)), 0);
      expect(hundredths, id).toBe(Math.round(100 * sum));
      expect(rowOf(output, id)!.previous! + whole(rowOf(output, id)!.change! + otherEvents), id).toBe(next);
    }
  });

  const calculations = read<{ cases: Calculation[] }>('calculations-2008-2010.json').cases;

  it.each(calculations)('[8.3.1] [8.3.2] single calculations of 2008 to 2010: $case', (each) => {
    const { rating, opponents, results, k, change } = each;
    const shares = { W: 100, D: 50, L: 0 } as const;
    const sum = opponents.reduce(
      (total, opponent, i) =>
        total + shares[results[i] as keyof typeof shares] - expectedShare(capped, rating - opponent),
      0,
    );
    expect((k * sum) / 100).toBeCloseTo(change, 9);
  });

  const periods = read<{ cases: PublishedPeriod[] }>('published-periods.json').cases;
  const opponentOf = (given: number | string): number => (typeof given === 'number' ? given : Number(given.slice(2)));

  it('[8.3.1] [8.3.2] 13 of 13 sums of events', () => {
    const sums = periods.flatMap(({ events }) =>
      events.map(({ rating, games }) =>
        games.reduce(
          // The exemption of October 2025 applies to one of them, who has 2813.
          (total, [opponent, score]) =>
            total +
            100 * score -
            expectedShare(rating >= 2650 ? regulations.on(0).whole : capped, rating - opponentOf(opponent)),
          0,
        ),
      ),
    );
    expect(sums).toHaveLength(13);
    expect(sums).toEqual(periods.flatMap(({ events }) => events.map(({ sum }) => Math.round(100 * sum))));
  });

  it('[8.3.3] [8.3.4] four of five next ratings; the fifth fits only rounding by event (D-F24-8)', () => {
    const next = periods.map(({ before, k, events }) => {
      const sum = events.reduce((total, event) => total + Math.round(100 * event.sum), 0);
      return before + whole((k * sum) / 100);
    });
    expect(next.map((rating, i) => [periods[i]!.case, rating - periods[i]!.after])).toEqual([
      ['F-P01', 0],
      ['F-P02', -1],
      ['F-P03', 0],
      // FIDE's base was 2053; the published rating was 2052.
      ['F-P04', -1],
      ['F-P05', 0],
    ]);
    const games = periods[4]!.events.reduce((total, event) => total + event.games.length, 0);
    expect(factorOfPeriod(20, games, 700)).toBe(periods[4]!.k);
  });

  it('[8.3.4] 54 of 63 changes of a period; six have another base, three nobody explains', () => {
    const { cases } = read<{ cases: [string, number, number, string][] }>('period-changes.json');
    const differing = cases.filter(([, sum, change]) => whole(sum) !== change);
    expect(cases.length - differing.length).toBe(54);
    expect(differing.filter(([, , , note]) => note !== 'base').map(([name]) => name)).toEqual([
      'F-P02',
      'F-M09',
      'F-M18',
    ]);
  });

  it('[R7.3.1] [R7.3.2] 24 single games of its calculator, which has the rule of rapid and blitz', () => {
    const { cases } = read<{ cases: [number, number, number, number, number][] }>('single-games.json');
    expect(cases).toHaveLength(24);
    for (const [own, opponent, score, k, change] of cases)
      expect(Math.round(k * (100 * score - expectedShare(capped, own - opponent)))).toBe(Math.round(100 * change));
  });
});
