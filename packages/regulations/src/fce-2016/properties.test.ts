import { columnsOfDocument, dayFrom, type HeadToHeadInput, roundHalfUp } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { licensedInDocument } from './events/events-by-period.ts';
import { fce2016 } from './index.ts';
import { produceList } from './lists/list.ts';
import { openDesk, ratePeriod } from './lists/rate-period.ts';
import { type RevisionId, rulesInForce } from './parameters.ts';
import { arbitraryDocument } from './testing/arbitrary-document.ts';
import { oracle } from './testing/oracle.ts';

const RUNS = { numRuns: 150 };

describe('random documents', () => {
  it('[15.2] [17.1] the engine agrees with a slow and obvious second implementation', () => {
    forAll({ of: [arbitraryDocument], numRuns: 300 }, (input) => {
      const output = fce2016.rate(input);
      const expected = oracle(input);
      expect(output.ledger.map(({ articles: _, decisions: __, opponent: ___, ...line }) => line)).toEqual(
        expected.ledger,
      );
      expect(output.performances).toEqual(expected.performances);
      expect(output.list).toEqual(expected.list);
    });
  });

  it('[17.1] the list is the ledger summed: exact sums, no rating under the floor', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const output = fce2016.rate(input);
      for (const row of output.list) {
        const lines = output.ledger.filter((line) => line.player === row.id);
        const sum = lines.reduce((total, line) => total + Math.round(line.change * 200), 0);
        expect(Math.round((row.change ?? 0) * 200)).toBe(sum);
        expect(row.games ?? 0).toBe(lines.length);
        if (row.rating === null) continue;
        expect(row.rating).toBeGreaterThanOrEqual(1000);
        if (row.status === 'rated') expect(row.rating).toBe(Math.max(1000, row.previous! + roundHalfUp(sum, 200)));
      }
    });
  });

  it('[15.2] every line recomputes from what it shows', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      for (const line of fce2016.rate(input).ledger)
        expect(line.change).toBeCloseTo(line.k * (line.score - line.expected), 9);
    });
  });

  it('explained and plain are the same numbers', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const federation = columnsOfDocument(input);
      const rules = rulesInForce(input.revision as RevisionId, dayFrom(input.listDate));
      const period = {
        rhythm: input.rhythm!,
        listDay: dayFrom(input.listDate),
        events: Int32Array.from(federation.events.ids.keys()),
        licensed: licensedInDocument(federation.players, dayFrom(input.listDate)),
      };
      const plain = ratePeriod(federation, rules, period, openDesk(federation, rules));
      const { ratings } = produceList(federation, rules, period, plain);
      const explained = new Map(fce2016.rate(input, { workings: true }).list.map((row) => [row.id, row.rating ?? 0]));
      input.players.forEach((player, i) => {
        expect(ratings[i]).toBe(explained.get(player.id) ?? 0);
      });
    });
  });

  it('the order of players, events and games in the document changes no number', () => {
    const reversed = (input: HeadToHeadInput): HeadToHeadInput => ({
      ...input,
      players: [...input.players].reverse(),
      events: [...input.events].reverse().map((event) => ({ ...event, games: [...event.games].reverse() })),
    });
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const [output, turned] = [fce2016.rate(input), fce2016.rate(reversed(input))];
      expect(turned.list).toEqual(output.list);
      const sorted = (lines: readonly object[]): string[] => lines.map((line) => JSON.stringify(line)).sort();
      expect(sorted(turned.ledger)).toEqual(sorted(output.ledger));
      expect(sorted(turned.performances)).toEqual(sorted(output.performances));
    });
  });

  it('workings name the numbers of the list', () => {
    forAll({ of: [arbitraryDocument], ...RUNS }, (input) => {
      const output = fce2016.rate(input, { workings: true });
      for (const { player, steps } of output.workings!) {
        const row = output.list.find((line) => line.id === player)!;
        expect(steps.at(-1)!.values).toMatchObject({ k: row.k, k0: row.k0, rating: row.rating });
        if (row.status === 'new')
          expect(
            Math.max(1000, Number(steps[0]!.values.rating) + roundHalfUp(Math.round(row.change! * 200), 200)),
          ).toBe(row.rating);
      }
    });
  });
});
