import { forAll } from '@escala/core/testing';
import { expect, it } from 'vitest';
import { standings } from '../standings/standings.ts';
import { arbitrarySwiss } from './testing/arbitrary-swiss.ts';
import { slowTieBreak } from './testing/slow-tie-breaks.ts';

const CODES = ['BH', 'SB'].flatMap((name) =>
  ['', '/C1', '/C2', '/M1', '/M2', '/P', '/C1/P', '/M1/P'].map((modifiers) => `${name}${modifiers}`),
);

it('[8.1] [9.1] [16.5] Buchholz, Sonneborn-Berger and their cuts agree with the articles read one by one', () => {
  forAll({ of: [arbitrarySwiss], numRuns: 200 }, (tournament) => {
    const ranked = standings.rank(tournament, { tiebreaks: CODES, workings: true });
    if (ranked.kind === 'refused') throw new Error(JSON.stringify(ranked.findings));
    const { rows, workings = [] } = ranked.standings;
    // The table is the one after the last round with games or byes, which then counts as the last round.
    const seen = { ...tournament, rounds: ranked.standings.round };
    for (const { player, tiebreaks } of rows)
      expect(tiebreaks, player).toEqual(CODES.map((code) => slowTieBreak(seen, player, code)));
    for (const { tiebreaks } of workings)
      for (const { value, parts } of tiebreaks)
        expect(parts.reduce((sum, part) => sum + (part.cut ? 0 : part.value), 0)).toBe(value);
  });
});
