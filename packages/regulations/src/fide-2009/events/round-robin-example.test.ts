import { expectedShare, type GameRecord, hundredths, type Step } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { cappedExpectations, ratingDifference } from '../../shared/fide-tables.ts';
import { fide2009 } from '../index.ts';
import { parameters, regulationByDay } from '../parameters.ts';
import { ratingFromScore } from '../performance/rating-from-score.ts';
import { correctedRc, roundRobinAverage, wideDifferenceCorrection } from '../performance/round-robin-average.ts';
import { documentOf, eventOf, field, gameOf } from '../testing/document.ts';

/** The worked table of 8.58: points, and the ratings of the rated players. */
const POINTS = { A: 8, B: 7, C: 7, D: 6, E: 6, F: 4, G: 3, H: 2, I: 1, J: 1 } as const;
const RATINGS = { A: 2600, B: 2500, D: 2400, F: 2150, G: 2300, J: 2300 } as const;
const PRINTED_DP = { A: 351, B: 220, D: 125, F: -43, G: -125, J: -351 } as const;
const PRINTED_P = { A: 89, B: 78, D: 67, F: 44, G: 33, J: 11 } as const;
const FIRST = { C: 2423, E: 2393, H: 2150, I: 2032 } as const;
const FINAL = { C: [2348, 2423], E: [2348, 2393], H: [2342, 2144], I: [2322, 2006] } as const;
const EXPECTED = { A: 7.36, B: 6.48, D: 5.4, F: 2.55, G: 4.21, J: 4.21 } as const;
const CHANGES = { A: 12.8, B: 10.4, D: 12, F: 43.5, G: -36.3, J: -96.3 } as const;

type Rated = keyof typeof RATINGS;
type Unrated = keyof typeof FIRST;
const rated = Object.keys(RATINGS) as Rated[];
const unrated = Object.keys(FIRST) as Unrated[];
const everybody = Object.keys(POINTS) as (keyof typeof POINTS)[];
const GAMES = 9;
const regulation = regulationByDay(parameters).on(0);

describe('the table of 8.58, from its totals', () => {
  const scores = rated.map((id) => ({ rating: RATINGS[id], halfPoints: 2 * POINTS[id] }));
  const average = roundRobinAverage(scores, GAMES, GAMES, regulation);

  it('[8.58] p and dp of the rated players', () => {
    for (const id of rated) {
      expect(hundredths(2 * POINTS[id], GAMES)).toBe(PRINTED_P[id]);
      expect(ratingDifference(PRINTED_P[id], 800)).toBe(PRINTED_DP[id]);
    }
  });

  it('[8.58] Rar 2375, dpa 29.5, Ra 2348', () => {
    expect(average.ratingSum / average.rated).toBe(2375);
    expect(average.differenceSum / average.rated).toBe(29.5);
    expect(average.ra).toBe(2348);
  });

  it('[8.58] first Ru: C 2423, E 2393, H 2150, I 2032', () => {
    for (const id of unrated)
      expect(ratingFromScore(2348, { games: GAMES, halfPoints: 2 * POINTS[id] }, regulation, GAMES).ru).toBe(FIRST[id]);
  });

  it('[8.58] one correction: A counts as 2550 for H, A and B as 2432 for I (D-FIDE-3)', () => {
    const corrections = { C: 0, E: 0, H: 2550 - 2600, I: 2432 - 2600 + (2432 - 2500) };
    for (const id of unrated) {
      const others = everybody.filter((other) => other !== id).map((other) => ({ ...RATINGS, ...FIRST })[other]);
      const correction = wideDifferenceCorrection(FIRST[id], others, 400);
      expect(correction).toBe(corrections[id]);
      const rc = correctedRc(2348, correction, GAMES);
      const { ru } = ratingFromScore(rc, { games: GAMES, halfPoints: 2 * POINTS[id] }, regulation, GAMES);
      expect([rc, ru]).toEqual(FINAL[id]);
    }
  });

  it('[8.58] the table needs the rounded Ra: from the exact one H would come to 2343 (D-FIDE-20)', () => {
    const exact = 2375 - 29.5 * (9 / 10);
    expect([exact, Math.round(exact - 50 / GAMES), correctedRc(2348, -50, GAMES)]).toEqual([2348.45, 2343, 2342]);
    // Player I does not help to decide: both ways give 2322.
    expect([Math.round(exact - 236 / GAMES), correctedRc(2348, -236, GAMES)]).toEqual([2322, 2322]);
  });

  it('[8.58] We and K times the difference of the rated players', () => {
    const capped = cappedExpectations(400);
    const standing = { ...RATINGS, C: 2423, E: 2393, H: 2144, I: 2006 };
    for (const id of rated) {
      const others = everybody.filter((other) => other !== id);
      const sum = others.reduce((total, other) => total + expectedShare(capped, RATINGS[id] - standing[other]), 0);
      expect(sum / 100).toBe(EXPECTED[id]);
      const k = RATINGS[id] >= 2400 ? 20 : 30;
      expect((k * (100 * POINTS[id] - sum)) / 100).toBeCloseTo(CHANGES[id], 9);
    }
  });
});

/** Games without draws that give these totals: the highest loses to those just below and beats the rest. */
function crosstable(): GameRecord[] {
  const games: GameRecord[] = [];
  let open = everybody.map((id) => ({ id: id as string, wins: POINTS[id] as number }));
  while (open.length > 1) {
    open.sort((a, b) => b.wins - a.wins);
    const [first, ...others] = open as [(typeof open)[number], ...typeof open];
    const losses = others.length - first.wins;
    others.forEach((other, i) => {
      games.push(gameOf(first.id, other.id, i < losses ? '0-1' : '1-0', { round: games.length + 1 }));
      if (i < losses) other.wins--;
    });
    open = others;
  }
  return games;
}

describe('the table of 8.58, as a document', () => {
  const ratings = Object.fromEntries(everybody.map((id) => [id, RATINGS[id as Rated] ?? 0]));
  const facts = Object.fromEntries(everybody.map((id) => [id, { careerGames: 100 }]));
  const event = eventOf({ type: 'round-robin', participants: everybody, games: crosstable() });
  const document = documentOf({ ...field(ratings, facts), events: [event] });
  const output = fide2009.rate(document, { workings: true });

  it('[8.58] has the totals of the table', () => {
    const wins = (id: string): number =>
      event.games.filter((game) => (game.result === '1-0' ? game.white : game.black) === id).length;
    expect(event.games.length).toBe(45);
    for (const id of everybody) expect(wins(id)).toBe(POINTS[id]);
    expect(output.findings).toEqual([]);
  });

  it('[8.58] [8.21] gives Rc and Ru of the unrated, all counted', () => {
    expect(output.performances).toEqual(
      unrated.map((player) => {
        const [rc, ru] = FINAL[player];
        return { event: 'e1', player, rc, ru, counted: true, games: GAMES, points: POINTS[player] };
      }),
    );
  });

  it('[8.58] [8.55] gives We and the changes of the rated', () => {
    for (const id of rated) {
      const lines = output.ledger.filter((line) => line.player === id);
      const expected = lines.reduce((sum, line) => sum + Math.round(100 * line.expected), 0);
      expect(lines.length).toBe(GAMES);
      expect(expected / 100).toBe(EXPECTED[id]);
      const row = output.list.find((line) => line.id === id)!;
      expect(row.change).toBe(CHANGES[id]);
      expect(row.rating).toBe(RATINGS[id] + Math.floor(CHANGES[id] + 0.5));
    }
  });

  it('[7.14] [8.3] nine games in one event: the unrated are published with Ru', () => {
    expect(output.list.filter((row) => row.status === 'new').map(({ id, rating }) => [id, rating])).toEqual(
      unrated.map((id) => [id, FINAL[id][1]]),
    );
  });

  it('[12.4] the working shows every step of the table', () => {
    const stepsOf = (id: string): readonly Step[] => output.workings!.find(({ player }) => player === id)!.steps;
    const values = (id: string, quantity: string): Step['values'] | undefined =>
      stepsOf(id).find((step) => step.quantity === `fide-2009.${quantity}`)?.values;
    expect(values('I', 'rc-round-robin')).toEqual({ event: 'e1', rar: 2375, dpa: 29.5, opponents: 9, rc: 2348 });
    expect(values('I', 'ru-below-round-robin')).toMatchObject({ percentage: 0.11, difference: -351, ru: 2032 });
    expect(values('I', 'correction')).toEqual({ event: 'e1', sum: -236, opponents: 9, rc: 2322, ru: 2006 });
    expect(values('C', 'ru-above')).toMatchObject({ halfPoints: 5, each: 15, ru: 2423 });
    expect(values('C', 'correction')).toBeUndefined();
    expect(values('A', 'period-change')).toMatchObject({ sum: 0.64, k: 20, change: 12.8 });
  });

  it('[8.52] a line against an unrated opponent cites what made the opponent count', () => {
    const line = output.ledger.find(({ player, opponent }) => player === 'A' && opponent === 'I')!;
    expect(line).toMatchObject({ opponentRating: 2006, expected: 0.92, k: 20 });
    expect(line.articles).toEqual(['8.52', '8.54', '8.55', '8.56', '8.58']);
    expect(line.decisions).toEqual(['D-FIDE-1', 'D-FIDE-3']);
  });
});
