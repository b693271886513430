import { columnsOfDocument, dayFrom, type HeadToHeadInput, roundHalfUp } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepingLedger } from '../shared/ledger-lines.ts';
import { fide2009 } from './index.ts';
import { rateHistory } from './lists/list-book.ts';
import { regulationOfRevision } from './parameters.ts';
import { arbitraryDocument } from './testing/arbitrary-document.ts';
import { expectedOf } from './testing/fractions.ts';
import { oracle } from './testing/oracle.ts';

/** Failing documents are small enough as they are, so they are not shrunk. */
const RUNS = { numRuns: 150, endOnFailure: true };

/** Changes in the unit of ledger lines, 1/200 of a point. */
const parts = (change: number): number => Math.round(change * 200);

describe('random documents', () => {
  it('[8.2] [8.5] the engine agrees with a slow and obvious second implementation', () => {
    forAll({ of: [arbitraryDocument], ...RUNS, numRuns: 200 }, (input) => {
      const output = fide2009.rate(input);
      const expected = oracle(input);
      const errors = output.findings.filter((finding) => finding.severity === 'error');
      expect(errors.map(({ event, article }) => ({ event, article }))).toEqual(expected.errors);
      expect(output.performances).toEqual(expected.performances);
      expect(output.ledger.map(({ articles: _, decisions: __, ...line }) => line)).toEqual(expected.ledger);
      expect(output.list).toEqual(expected.list);
    });
  });

  it('[8.57] the list is the ledger summed', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const { list, ledger } = fide2009.rate(input);
      for (const row of list.filter(({ change }) => change !== undefined)) {
        const lines = ledger.filter((line) => line.player === row.id);
        const sum = lines.reduce((total, line) => total + parts(line.change), 0);
        expect(parts(row.change!)).toBe(sum);
        expect(row.games).toBe(lines.length);
        const rating = row.previous! + roundHalfUp(sum, 200);
        if (row.status === 'delisted') expect(rating).toBeLessThan(1200);
        else expect(row.rating).toBe(rating);
      }
    });
  });

  it('[12.4] every line of the ledger can be computed again from what it shows', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      for (const line of fide2009.rate(input).ledger) {
        expect(line.expected).toBe(expectedOf(line.own - line.opponentRating).valueOf());
        expect(parts(line.change)).toBe(Math.round(200 * line.k * (line.score - line.expected)));
        expect(line.articles.includes('8.54')).toBe(Math.abs(line.own - line.opponentRating) > 400);
      }
    });
  });

  it('[0.6] no published rating is under the floor', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      for (const { rating } of fide2009.rate(input).list) expect(rating ?? 1200).toBeGreaterThanOrEqual(1200);
    });
  });

  it('explained and plain are the same columns', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const federation = columnsOfDocument(input);
      const regulations = regulationOfRevision(input.revision!);
      const day = dayFrom(input.listDate);
      const plain = rateHistory(federation, [day], regulations);
      expect(rateHistory(federation, [day], regulations, keepingLedger)).toStrictEqual(plain);
    });
  });

  it('[6.1] the order of players and events in the document changes nothing', () => {
    forAll({ of: [arbitraryDocument, fc.infiniteStream(fc.nat(1000))], ...RUNS }, (input, numbers) => {
      const shuffled = <T>(items: readonly T[]): T[] =>
        items
          .map((item) => ({ item, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
      const other: HeadToHeadInput = { ...input, players: shuffled(input.players), events: shuffled(input.events) };
      expect(fide2009.rate(other)).toStrictEqual(fide2009.rate(input));
    });
  });

  it('a document is not changed by being rated', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const copy = structuredClone(input);
      expect(fide2009.rate(input)).toStrictEqual(fide2009.rate(input));
      expect(input).toStrictEqual(copy);
    });
  });
});
