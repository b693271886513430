import { forAll } from '@escala/core/testing';
import { expect, it } from 'vitest';
import { arbitraryParts, HERO, heroTournament } from '../testing/arbitrary-field.ts';
import { slowNorm } from '../testing/oracle.ts';
import { judgeNorms } from './judge-norms.ts';

it('agrees with every set of games tried one by one', () => {
  let achieved = 0;
  let ignoring = 0;
  forAll({ of: [arbitraryParts], numRuns: 500, sameEachRun: 250 }, (parts) => {
    const tournament = heroTournament(parts);
    for (const norm of judgeNorms(tournament, HERO).norms) {
      const slow = slowNorm(tournament, norm.norm);
      const { dropped } = norm;
      expect({
        norm: norm.norm,
        achieved: norm.achieved,
        credited: norm.credited,
        rp: norm.rp,
        dropped: dropped.map(({ round }) => round),
      }).toEqual({ norm: norm.norm, ...slow });
      if (norm.achieved) achieved++;
      if (dropped.length > 0) ignoring++;
    }
  });
  // Both outcomes occur, not only failures.
  expect(achieved).toBeGreaterThan(100);
  expect(ignoring).toBeGreaterThan(10);
});
