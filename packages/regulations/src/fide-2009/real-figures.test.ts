import { readFileSync } from 'node:fs';
import type { GameRecord } from '@escala/core';
import { expectedShare } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { cappedExpectations } from '../shared/fide-tables.ts';
import { fide2009 } from './index.ts';
import { documentOf, eventOf, field, gameOf } from './testing/document.ts';

/**
 * Figures published in later years. K and the pool have changed since; the table of expectations and the limit of 400
 * points have not, so only sums of score minus expectation are compared.
 */
function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')) as T;
}

interface Championship {
  readonly players: readonly { id: string; rating: number; score: number; sum: number }[];
  readonly games: readonly { round: number; white: string; black: string; whiteScore: number }[];
}

interface Calculations {
  readonly events: readonly {
    case: string;
    rating: number;
    sum: number;
    opponents: readonly { opponent: number; score: number }[];
  }[];
}

describe('figures that FIDE published', () => {
  it('[8.55] a championship of twelve: the sum of every player', () => {
    const { players, games } = read<Championship>('us-championship-2025.json');
    const results = { 1: '1-0', 0.5: '1/2', 0: '0-1' } as const;
    const records: GameRecord[] = games.map(({ round, white, black, whiteScore }) =>
      gameOf(white, black, results[whiteScore as keyof typeof results], { round }),
    );
    const ratings = Object.fromEntries(players.map(({ id, rating }) => [id, rating]));
    const event = eventOf({ type: 'round-robin', games: records });
    const { ledger, findings } = fide2009.rate(documentOf({ ...field(ratings), events: [event] }));
    expect(findings).toEqual([]);
    for (const { id, score, sum } of players) {
      const lines = ledger.filter(({ player }) => player === id);
      expect(lines.reduce((total, line) => total + line.score, 0)).toBe(score);
      const hundredths = lines.reduce((total, line) => total + Math.round(100 * (line.score - line.expected)), 0);
      expect(hundredths, id).toBe(Math.round(100 * sum));
    }
  });

  const { events } = read<Calculations>('published-calculations.json');
  it.each(events.map((event, i) => [`${event.case}, event ${i + 1}`, event] as const))(
    '[8.54] [8.55] the sum of %s',
    (_, { rating, sum, opponents }) => {
      const capped = cappedExpectations(400);
      const hundredths = opponents.reduce(
        (total, { opponent, score }) => total + 100 * score - expectedShare(capped, rating - opponent),
        0,
      );
      expect(hundredths).toBe(Math.round(100 * sum));
    },
  );
});
