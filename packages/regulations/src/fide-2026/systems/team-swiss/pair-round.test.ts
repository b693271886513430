import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRound } from './pair-round.ts';
import { listPairings } from './testing/list-pairings.ts';
import { randomState } from './testing/random-state.ts';

const byFirst = (pairs: readonly (readonly [number, number])[]) => pairs.toSorted(([a], [b]) => a - b);

describe('a round of the Swiss team system', () => {
  it('[3.3.2] is the first of all listed pairings of up to nine teams, also in states that no tournament reaches', () => {
    let [floating, denied, spared] = [0, 0, 0];
    forAll({ of: [fc.nat()], numRuns: 300, sameEachRun: 200 }, (seed) => {
      const state = randomState(seed, 9);
      const paired = pairRound(state);
      const listed = listPairings(state);
      if ('unpaired' in paired) {
        expect(listed).toBeUndefined();
        return;
      }
      floating += paired.paired.brackets.filter(({ upfloaters }) => upfloaters.length > 1).length;
      denied += paired.paired.brackets.filter(({ sparesNext }) => !sparesNext).length;
      spared += paired.bye === undefined ? 0 : 1;
      const pairs = byFirst(paired.pairs.map(({ white, black }) => [white, black]));
      expect({ pairs, bye: paired.bye }).toEqual({ pairs: byFirst(listed!.pairs), bye: listed!.bye });
    });
    expect(Math.min(floating, denied, spared)).toBeGreaterThan(0);
  });
});
