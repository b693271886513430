import { columnsOfDocument, dayFrom, type HeadToHeadInput, roundHalfAway } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { keepingLedger } from '../shared/ledger-lines.ts';
import { DECLARED } from './fact-kinds.ts';
import { fide2024 } from './index.ts';
import { rateHistory } from './lists/list-book.ts';
import { arbitraryDocument } from './testing/arbitrary-document.ts';
import { documentOf, eventOf, field, gameOf } from './testing/document.ts';
import { oracle } from './testing/oracle.ts';

/** Failing documents are small enough as they are, so they are not shrunk. */
const RUNS = { numRuns: 150, endOnFailure: true };

const parts = (change: number): number => Math.round(change * 200);

describe('random documents', () => {
  it('[8.2] [8.3] [R7.2] [R7.3] the engine agrees with a slow and obvious second implementation', () => {
    forAll({ of: [arbitraryDocument], ...RUNS, numRuns: 200 }, (input) => {
      const output = fide2024.rate(input);
      const expected = oracle(input);
      const errors = output.findings
        .filter(({ severity }) => severity === 'error')
        .map(({ event, round, player, article }) => ({ event, ...(round && { round, player }), article }));
      expect(errors).toEqual(expected.errors);
      expect(output.performances).toEqual(expected.performances);
      expect(output.ledger.map(({ articles: _, decisions: __, ...line }) => line)).toEqual(expected.ledger);
      expect(output.list).toEqual(expected.list);
    });
  });

  it('[8.3.4] [R7.3.4] the list is the ledger summed, and rounded once', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const { list, ledger } = fide2024.rate(input);
      for (const row of list.filter(({ change }) => change !== undefined)) {
        const lines = ledger.filter((line) => line.player === row.id);
        const sum = lines.reduce((total, line) => total + parts(line.change), 0);
        expect(parts(row.change!)).toBe(sum);
        const rating = (row.previous ?? row.seed!) + roundHalfAway(sum, 200);
        if (row.status === 'delisted') expect(rating).toBeLessThan(1400);
        else expect(row.rating).toBe(rating);
      }
    });
  });

  it('explained and plain are the same columns', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const federation = columnsOfDocument(input, DECLARED);
      const day = dayFrom(input.listDate);
      const plain = rateHistory(federation, [day], input.rhythm!);
      expect(rateHistory(federation, [day], input.rhythm!, keepingLedger)).toStrictEqual(plain);
    });
  });

  it('[8.3.1] explained and plain are the same columns where the whole difference counts', () => {
    const games = [gameOf('a', 'b', '1/2'), gameOf('b', 'c', '1-0', { round: 2 })];
    for (const c of [2500, 0]) {
      const federation = columnsOfDocument(
        documentOf({ ...field({ a: 2813, b: 2200, c }), events: [eventOf({ games })] }),
      );
      const day = dayFrom('2025-11-01');
      const plain = rateHistory(federation, [day], 'standard');
      expect(rateHistory(federation, [day], 'standard', keepingLedger)).toStrictEqual(plain);
      // 613 points: a, with K 10, has an expectation of .98, and b .08, as for 400; b against c, .15.
      expect([...plain.lists[0]!.change].slice(0, 2)).toEqual([-20 * 48, c === 0 ? 40 * 42 : 40 * (42 + 85)]);
    }
  });

  it('the order of players and events in the document changes nothing', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const other: HeadToHeadInput = {
        ...input,
        players: input.players.toReversed(),
        events: input.events.toReversed(),
      };
      expect(fide2024.rate(other)).toStrictEqual(fide2024.rate(input));
    });
  });
});
