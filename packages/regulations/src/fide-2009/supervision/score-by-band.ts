import type { LedgerSink } from '@escala/core';

/** 10.3: what players of a band of ratings scored against what they were expected to, in hundredths of a point. */
export interface BandScore {
  /** Lowest rating of the band. */
  readonly from: number;
  games: number;
  scored: number;
  expected: number;
}

/** A ledger that keeps nothing but the sums of each band. If the scale holds, score and expectation stay together. */
export function bandLedger(width: number): LedgerSink & { readonly bands: () => BandScore[] } {
  const byFrom = new Map<number, BandScore>();
  return {
    line(_game, _player, _opponent, own, _opponentRating, score, expected) {
      const from = own - (own % width);
      let band = byFrom.get(from);
      if (band === undefined) {
        band = { from, games: 0, scored: 0, expected: 0 };
        byFrom.set(from, band);
      }
      band.games++;
      band.scored += score;
      band.expected += expected;
    },
    bands: () => [...byFrom.values()].sort((a, b) => a.from - b.from),
  };
}
