import { columnsOfDocument, dayFrom, sheetRows } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { keepingLedger } from '../../shared/ledger-lines.ts';
import { ROW_FORM } from '../../shared/lists/list-sheet.ts';
import { fide2009, rateHistory, regulationOfRevision } from '../index.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { nextDocument } from '../testing/next-document.ts';
import { sheetOfPeriod } from './list-book.ts';

const LIST_DATES = ['2011-01-01', '2011-02-01', '2011-03-01', '2011-09-01'] as const;

describe('a history', () => {
  it('[7.1] gives list after list what one document after the other gives', () => {
    forAll({ of: [arbitraryDocument], numRuns: 250, endOnFailure: true }, (random) => {
      const lists = random.lists.filter((list) => list.date < LIST_DATES[0]);
      const input = { ...random, lists, listDate: LIST_DATES[0] };
      const federation = columnsOfDocument(input);
      const days = LIST_DATES.map((date) => dayFrom(date));
      const history = rateHistory(federation, days, regulationOfRevision(input.revision!));
      let document = input;
      history.lists.forEach((rated, i) => {
        const output = fide2009.rate(document);
        const sheet = sheetOfPeriod(rated, history.next, federation.players);
        expect(sheetRows(sheet, federation.playerIds, ROW_FORM)).toStrictEqual(output.list);
        if (i + 1 < LIST_DATES.length)
          document = {
            ...nextDocument(document, output, LIST_DATES[i + 1]!),
            listDate: LIST_DATES[i + 1]!,
          } as typeof input;
      });
    });
  });

  it('explains any of its lists and is the same with and without', () => {
    forAll({ of: [arbitraryDocument], numRuns: 100, endOnFailure: true }, (input) => {
      const federation = columnsOfDocument(input);
      const days = ['2011-03-01', '2011-05-01'].map((date) => dayFrom(date));
      const regulations = regulationOfRevision(input.revision!);
      const ledger = keepingLedger();
      const explained = rateHistory(federation, days, regulations, (day) => (day === days[0] ? ledger : undefined));
      expect(explained).toStrictEqual(rateHistory(federation, days, regulations));
      expect(ledger.lines.length).toBe(fide2009.rate(input).ledger.length);
    });
  });

  it('leaves the record as it was', () => {
    forAll({ of: [arbitraryDocument], numRuns: 100, endOnFailure: true }, (input) => {
      const federation = columnsOfDocument(input);
      rateHistory(federation, [dayFrom('2011-03-01')], regulationOfRevision('15-points'));
      expect(federation).toStrictEqual(columnsOfDocument(input));
    });
  });
});
