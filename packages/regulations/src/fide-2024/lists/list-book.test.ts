import {
  columnsOfDocument,
  type Day,
  dayFrom,
  type HeadToHeadInput,
  type ListSheet,
  sheetRows,
  writeDay,
} from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROW_FORM } from '../../shared/lists/list-sheet.ts';
import { DECLARED } from '../fact-kinds.ts';
import { fide2024 } from '../index.ts';
import { arbitraryHistory } from '../testing/arbitrary-history.ts';
import { nextDocument } from '../testing/next-document.ts';

const RUNS = { numRuns: 150, endOnFailure: true };
const daysOf = (input: HeadToHeadInput): Day[] =>
  fide2024.listDays(dayFrom(input.listDate), dayFrom(input.listDate) + 130);

function replayed(
  input: HeadToHeadInput,
  listDays: readonly Day[],
  record = columnsOfDocument(input, DECLARED),
): ListSheet[] {
  const sheets: ListSheet[] = [];
  fide2024.replay(record, { rhythm: input.rhythm, listDays, onList: (sheet) => void sheets.push(sheet) });
  return sheets;
}

describe('a history', () => {
  it('is what one document after the other gives, from the lift on', () => {
    forAll({ of: [arbitraryHistory], ...RUNS }, (input) => {
      const days = daysOf(input);
      const sheets = replayed(input, days);
      let document = input;
      days.forEach((day, list) => {
        // A document of the lift reports every event as not rated; a history leaves them to later lists.
        document = { ...document, listDate: writeDay(day) };
        const output = fide2024.rate(document);
        expect(sheetRows(sheets[list]!, columnsOfDocument(input, DECLARED).playerIds, ROW_FORM)).toEqual(output.list);
        document = nextDocument(document, output);
      });
    });
  });

  it('can be taken up after any list', () => {
    forAll({ of: [arbitraryHistory, fc.nat(3)], ...RUNS }, (input, at) => {
      const days = daysOf(input);
      const whole = replayed(input, days);
      const record = fide2024.recordAfter(columnsOfDocument(input, DECLARED), whole.slice(0, at + 1));
      expect(replayed(input, days.slice(at + 1), record)).toEqual(whole.slice(at + 1));
    });
  });
});
