import { ROUND_OUTCOMES } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TIE_BREAKS } from '../tie-breaks/all-tie-breaks.ts';
import { standings } from './standings.ts';
import { arbitraryTournament } from './testing/arbitrary-tournament.ts';
import { tournamentOf } from './testing/build.ts';
import { workingSteps } from './working-steps.ts';

const tiebreaks = Object.keys(ALL_TIE_BREAKS).filter((name) => name !== 'dutch');
const explained = (tournament: Parameters<typeof standings>[0], names: readonly string[] = tiebreaks) => {
  const result = standings(tournament, { tiebreaks: names, workings: true });
  if (result.kind === 'refused') throw new Error('refused');
  return result.standings;
};

describe('workings', () => {
  it('explained and plain are the same rows', () => {
    forAll(
      { of: [arbitraryTournament(6, 6), fc.shuffledSubarray([...tiebreaks])], numRuns: 150 },
      (tournament, names) => {
        const plain = standings(tournament, { tiebreaks: names });
        const { workings: _, ...rest } = explained(tournament, names);
        expect(plain).toMatchObject({ standings: rest });
      },
    );
  });
  it('the parts add up to the value, or to the mean', () => {
    forAll({ of: [arbitraryTournament(6, 6)], numRuns: 150 }, (tournament) => {
      const { rows, workings } = explained(tournament);
      workings!.forEach((working, i) => {
        const sum = (parts: readonly { value: number }[]) => parts.reduce((total, { value }) => total + value, 0);
        expect(working.player).toBe(rows[i]!.player);
        expect(working.annulled ? 0 : sum(working.points)).toBe(rows[i]!.points);
        working.tiebreaks.forEach(({ tiebreak, value, parts, open }, k) => {
          expect(value).toBe(rows[i]!.tiebreaks[k]);
          expect(open === undefined).toBe(value !== null);
          if (value === null) return;
          const divisor = tiebreak === 'average-rating' ? Math.max(1, parts.length) : 1;
          expect(sum(parts) / divisor).toBeCloseTo(value, 6);
        });
      });
    });
  });
  it('[Suis 16] what is corrected adds up too', () => {
    forAll({ of: [arbitraryTournament(6, 6)], numRuns: 200 }, (tournament) => {
      const { workings, round } = explained(tournament, ['buchholz-corrected']);
      const pointsOf = new Map(workings!.map(({ player, points }) => [player, points]));
      for (const { tiebreaks: values } of workings!)
        for (const { player, value, corrected = [] } of values[0]!.parts) {
          const over = pointsOf.get(player!)!.filter(({ why }) => ['won', 'drawn', 'lost'].includes(why));
          expect(over.length + corrected.length).toBe(round);
          expect(over.reduce((sum, part) => sum + part.value, 0.5 * corrected.length)).toBe(value);
        }
    });
  });
  it('[Desempats 1.3.1] no value says who is open, and why', () => {
    const table = tournamentOf({ players: [2000, 0, 1900, 1800], games: [['1 2 1-0', '3 4 1-0']] });
    const { workings } = explained(table, ['direct-encounter', 'average-rating']);
    expect(workings![0]!.tiebreaks).toMatchObject([
      { value: null, open: ['1', '3'] },
      { value: null, open: ['2'] },
    ]);
    const [first] = explained(tournamentOf({ players: 2, games: [['1 2 1-0']] }), ['direct-encounter']).workings!;
    expect(first!.tiebreaks[0]).toMatchObject({ value: null, open: [] });
  });
});

describe('steps with sentences', () => {
  it('[Desempats 2.2] every part has its step, with names', () => {
    const table = tournamentOf({ players: 3, games: [['1 2 1/2'], ['1 3 1-0 f']] });
    const [first] = explained(table, ['sonneborn-berger', 'buchholz-corrected']).workings!;
    const steps = workingSteps(first!, (id) => `Player ${id}`).flatMap((step) => [step, ...(step.parts ?? [])]);
    expect(steps.map(({ quantity, values }) => [quantity.replace('fce-1990.standings.', ''), values])).toEqual([
      ['points', { points: 1.5 }],
      ['round', { round: 1, why: 'drawn', player: 'Player 2', value: 0.5 }],
      ['round', { round: 2, why: 'forfeit_won', player: '', value: 1 }],
      ['total.sonneborn-berger', { value: 0.25 }],
      ['part.sonneborn-berger', { round: 1, why: 'drawn', player: 'Player 2', value: 0.25 }],
      ['total.buchholz-corrected', { value: 1 }],
      ['part.buchholz-corrected', { round: 1, why: 'drawn', player: 'Player 2', value: 1 }],
      ['corrected', { round: 2, why: 'absent', scored: 0, value: 0.5, player: 'Player 2' }],
    ]);
  });
  it('[Retirats 14.3.1] who is annulled is told so', () => {
    const table = tournamentOf({
      players: 2,
      games: [['1 2 1-0'], [], []],
      byes: [{ round: 3, player: '2', points: 1 }],
      withdrawals: [{ player: '1', afterRound: 1 }],
    });
    const ofLeaver = explained(table, ['kashdan']).workings!.find(({ player }) => player === '1')!;
    expect(ofLeaver.annulled).toBe(true);
    expect(workingSteps(ofLeaver).map(({ quantity }) => quantity)).toContain('fce-1990.standings.annulled');
  });
  it('what tie-breaks leave open, in steps', () => {
    const table = tournamentOf({ players: [2000, 0, 1900, 1800], games: [['1 2 1-0', '3 4 1-0']] });
    const [first] = explained(table, ['direct-encounter', 'average-rating']).workings!;
    expect(workingSteps(first!).slice(-2)).toMatchObject([
      { quantity: 'fce-1990.standings.undecided', values: { first: '1', second: '3' } },
      { quantity: 'fce-1990.standings.unrated', values: { player: '2' } },
    ]);
  });
  it('every outcome of a round has a name of its own', () => {
    expect(new Set(ROUND_OUTCOMES).size).toBe(13);
  });
});
