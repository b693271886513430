import { lastPairedRound } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TIE_BREAKS } from '../tie-breaks/all-tie-breaks.ts';
import { INDIVIDUAL_LEAGUE, INDIVIDUAL_SWISS } from '../tie-breaks/orders.ts';
import { standings } from './standings.ts';
import { arbitraryTournament } from './testing/arbitrary-tournament.ts';
import { oracle } from './testing/oracle.ts';

const ofIndividuals = Object.keys(ALL_TIE_BREAKS).filter((name) => name !== 'dutch');

describe('random tournaments', () => {
  it.each(ofIndividuals.filter((name) => name !== 'direct-encounter'))('%s agrees with fractions', (name) => {
    agree(arbitraryTournament(9, 7), fc.constant([name]), 400);
  });

  it('the direct encounter agrees with trying every result of every missing game', () => {
    agree(arbitraryTournament(4, 6), fc.constant(['direct-encounter']), 1500);
    agree(arbitraryTournament(5, 3), fc.constant(['direct-encounter']), 100);
  });

  it('the orders of the print, and any other, agree', () => {
    const order = fc.oneof(
      fc.constantFrom<readonly string[]>(INDIVIDUAL_SWISS, INDIVIDUAL_LEAGUE),
      fc.shuffledSubarray([...ofIndividuals]),
    );
    agree(arbitraryTournament(4, 5), order, 800);
  });

  function agree(
    tournaments: ReturnType<typeof arbitraryTournament>,
    orders: fc.Arbitrary<readonly string[]>,
    numRuns: number,
  ): void {
    forAll({ of: [tournaments, orders, fc.nat()], numRuns }, (tournament, tiebreaks, anyRound) => {
      const round = anyRound % (lastPairedRound(tournament) + 1);
      const result = standings(tournament, { round, tiebreaks });
      expect(result).toMatchObject({ kind: 'ranked', standings: { round, tiebreaks } });
      if (result.kind === 'ranked') expect(result.standings.rows).toEqual(oracle(tournament, round, tiebreaks));
    });
  }
});
