import {
  columnsOfDocument,
  dayFrom,
  type FederationColumns,
  type Finding,
  type HeadToHeadInput,
  LIST_STATUSES,
  type ListSheet,
  NO_DAY,
  sheetRows,
} from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { nextDocument } from '../testing/next-document.ts';

const LIST_DATES = ['2011-01-01', '2011-02-01', '2011-03-01', '2011-09-01', '2012-03-01', '2013-03-01'] as const;
const LIST_DAYS = LIST_DATES.map((date) => dayFrom(date));

/** Documents that start before the first of the lists. */
const arbitraryOpening: fc.Arbitrary<HeadToHeadInput> = arbitraryDocument.map((input) => ({
  ...input,
  lists: input.lists.filter((list) => list.date < LIST_DATES[0]),
  listDate: LIST_DATES[0],
}));

function replayed(record: FederationColumns, revision: string | undefined, listDays = LIST_DAYS) {
  const sheets: ListSheet[] = [];
  const findings: Finding[][] = listDays.map(() => []);
  const lines = listDays.map(() => 0);
  const players = fide2009.replay(record, {
    revision,
    listDays,
    monthlyFrom: NO_DAY,
    onList: (sheet) => sheets.push(sheet),
    ledgerOf: (list) => ({ line: () => void lines[list]!++ }),
    findingsOf: (list) => (finding) => findings[list]!.push(finding),
  });
  return { sheets, findings, lines, players };
}

describe('a replay', () => {
  it('[7.1] rows, ledger and findings of every list are those of the documents one by one', () => {
    forAll({ of: [arbitraryOpening], numRuns: 200, endOnFailure: true }, (input) => {
      const record = columnsOfDocument(input);
      const { sheets, findings, lines } = replayed(record, input.revision);
      let document = input;
      LIST_DATES.forEach((_, list) => {
        const output = fide2009.rate(document);
        expect(sheetRows(sheets[list]!, record.playerIds, fide2009.rowForm)).toStrictEqual(output.list);
        expect(findings[list]).toStrictEqual(output.findings);
        expect(lines[list]).toBe(output.ledger.length);
        document = nextDocument(document, output, LIST_DATES[list + 1] ?? '');
      });
    });
  });

  it('[7.1] taken up after any list it goes on as if it had never stopped', () => {
    forAll({ of: [arbitraryOpening], numRuns: 60, endOnFailure: true }, (input) => {
      const record = columnsOfDocument(input);
      const { sheets, players } = replayed(record, input.revision);
      for (let list = 0; list <= sheets.length; list++) {
        const after = fide2009.recordAfter(record, sheets.slice(0, list));
        const rest = replayed(after, input.revision, LIST_DAYS.slice(list));
        expect(rest.sheets).toStrictEqual(sheets.slice(list));
        expect(rest.players).toStrictEqual(players);
      }
    });
  });

  it('[8.56] the career grows by what each list counts', () => {
    forAll({ of: [arbitraryOpening], numRuns: 60, endOnFailure: true }, (input) => {
      const record = columnsOfDocument(input);
      let before = record.players.careerGames;
      for (const { counted, careerGames } of replayed(record, input.revision).sheets) {
        expect(careerGames).toStrictEqual(before.map((games, player) => games + counted[player]!));
        before = careerGames;
      }
    });
  });

  it('[7.1] leaves record and sheets as they were', () => {
    forAll({ of: [arbitraryOpening], numRuns: 40, endOnFailure: true }, (input) => {
      const record = columnsOfDocument(input);
      const { sheets } = replayed(record, input.revision);
      const copies: ListSheet[] = [];
      fide2009.replay(record, {
        revision: input.revision,
        listDays: LIST_DAYS,
        onList: (sheet) => copies.push(structuredClone(sheet)),
      });
      expect(sheets).toStrictEqual(copies);
      expect(record).toStrictEqual(columnsOfDocument(input));
    });
  });

  it('[7.2] meets every status of the regulation', () => {
    const seen = new Set<string>();
    for (const input of fc.sample(arbitraryOpening, { numRuns: 60, seed: 5 }))
      for (const { status } of replayed(columnsOfDocument(input), input.revision).sheets)
        for (const code of status) seen.add(LIST_STATUSES[code]!);
    expect([...seen].sort()).toEqual(['absent', 'delisted', 'inactive', 'new', 'pending', 'rated']);
  });
});
