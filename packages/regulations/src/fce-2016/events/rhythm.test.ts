import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
import { mayHalveFactor, paceOf } from './rhythm.ts';

const repealed = rulesInForce('5.3-repealed', 17_000);
const inForce = rulesInForce('5.3-in-force', 17_000);

describe('which list an event counts for', () => {
  it('[5.1] [5.2] 59 minutes for 60 moves are rapid, 60 and 61 standard', () => {
    expect([59, 60, 61].map((minutes) => paceOf(repealed, minutes))).toEqual(['active', 'standard', 'standard']);
  });
  it('[16.5a] D-FCE-1: 9 and 10 minutes are blitz, 11 active', () => {
    expect([9, 10, 11].map((minutes) => paceOf(repealed, minutes))).toEqual(['blitz', 'blitz', 'active']);
  });
  it('[5.1] the increment counts over 60 moves, a second a minute', () => {
    const rate = (minutes: number, increment: number) =>
      fce2016.rate(
        documentOf({
          ...pair(1600, 1600),
          events: [eventOf({ timeControl: { minutes, increment }, games: [gameOf('a', 'b', '1-0')] })],
        }),
      );
    expect([rate(30, 29), rate(30, 30), rate(30, 31)].map((output) => output.ledger.length)).toEqual([0, 2, 2]);
    expect(rate(30, 29).findings).toMatchObject([{ severity: 'error', article: '3.1', event: 'e1' }]);
  });
  it('[3.1] an event of the other rhythm is not rated and says so', () => {
    const output = fce2016.rate(
      documentOf({ ...pair(1600, 1600), rhythm: 'rapid', events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    expect(output.ledger).toEqual([]);
    expect(output.findings).toMatchObject([{ severity: 'error', article: '3.1', event: 'e1' }]);
  });
});

describe('half K for active chess', () => {
  it('[5.3] repealed: any active event may ask', () => {
    expect([0, 9, 10].map((fixed) => mayHalveFactor(repealed, 'active', fixed))).toEqual([true, true, true]);
  });
  it('[5.3a] in force: at least ten fixed minutes', () => {
    expect([9, 10, 11].map((fixed) => mayHalveFactor(inForce, 'active', fixed))).toEqual([false, true, true]);
  });
  it('[5.3b] in force: under an hour in all, which is what active means', () => {
    expect(mayHalveFactor(inForce, paceOf(inForce, 60), 60)).toBe(false);
    expect(mayHalveFactor(inForce, paceOf(inForce, 59), 59)).toBe(true);
  });
  const rapid = (revision: string, minutes: number, increment: number) =>
    fce2016.rate(
      documentOf({
        ...pair(1600, 1600),
        rhythm: 'rapid',
        revision,
        events: [eventOf({ timeControl: { minutes, increment }, halfK: true, games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
  it('[5.3] the K of the game is half of 30', () => {
    const output = rapid('5.3-in-force', 10, 5);
    expect(output.ledger[0]).toMatchObject({ k: 15, change: 7.5, articles: ['8.3', '13.2', '15.2', '16.2', '5.3'] });
    expect(output.findings).toEqual([]);
  });
  it('[5.3a] refused: full K and a finding', () => {
    const output = rapid('5.3-in-force', 9, 5);
    expect(output.ledger[0]).toMatchObject({ k: 30 });
    expect(output.findings).toMatchObject([
      { severity: 'warning', article: '5.3', code: 'fce-2016.half-k-fixed-minutes' },
    ]);
    expect(rapid('5.3-repealed', 9, 5).ledger[0]).toMatchObject({ k: 15 });
  });
  it('[5.3] a standard event that asks has full K and a finding, in both revisions', () => {
    for (const revision of ['5.3-in-force', '5.3-repealed']) {
      const output = fce2016.rate(
        documentOf({
          ...pair(1600, 1600),
          revision,
          events: [eventOf({ halfK: true, games: [gameOf('a', 'b', '1-0')] })],
        }),
      );
      expect(output.ledger[0]).toMatchObject({ k: 30 });
      expect(output.findings).toMatchObject([
        { severity: 'warning', article: '5.3', code: 'fce-2016.half-k-not-active' },
      ]);
    }
  });
  it('[5.3] blitz has half K anyway and asking changes nothing', () => {
    const output = rapid('5.3-in-force', 3, 2);
    expect(output.ledger[0]).toMatchObject({ k: 15 });
    expect(output.findings).toEqual([]);
  });
});
