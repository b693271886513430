import { addMonths, dayOf, LIST_STATUS, type ListSheet, sheetRows } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { readDocument } from '@escala/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Federation } from '../../registry/federation/federation.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { emptySheet } from '../columns/packed-sheet.ts';
import { type LoadedSeries, loadedSeriesOf } from '../in-memory/loaded-series.ts';
import { replaySeries } from '../series/replay-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { explainLine, outputFor } from './explain-line.ts';
import { listDocument } from './list-document.ts';

const MONTHS = 15;
const listDays = Array.from({ length: MONTHS }, (_, i) => addMonths(dayOf(2017, 2, 1), i));
const FIDE = {
  ...CATALONIA,
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-02-01' }],
};

/** The series of a random federation with all lists computed, including the sister series if there is one. */
function loadedFederations(seed: number, federation = CATALONIA): LoadedSeries[] {
  const record = randomRecord(seed, 16, MONTHS, federation);
  const made: LoadedSeries[] = [];
  for (const series of federation.series) {
    const [sister] = made;
    const sheets: ListSheet[] = [];
    const ground = { imported: [], sister: sister?.sheets ?? [] };
    replaySeries(record, series, ground, listDays, { onList: (sheet) => sheets.push(sheet) });
    made.push(loadedSeriesOf(record, series, { sheets, imported: 0 }, sister));
  }
  return made;
}

/** Random games include drawn forfeits; nothing else may be wrong with a document. */
function faultsOf(document: unknown): string[] {
  const read = readDocument(JSON.stringify(document), { revisions: {} });
  const codes = read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path.join('.')}`);
  return codes.filter((code) => !code.startsWith('drawn-forfeit'));
}

const FIDE_2024 = {
  ...CATALONIA,
  series: (['standard', 'rapid', 'blitz'] as const).map((part) => ({
    id: part,
    name: part,
    regulation: 'fide-2024',
    part,
    firstList: '2025-08-01',
  })),
};
const FIRST_MONTH = dayOf(2025, 7, 1);

/** The same by today's FIDE rules, starting from an older list with half of the players, fewer for rapid and blitz. */
function fideSeries(seed: number): LoadedSeries[] {
  const months = 8;
  const record = randomRecord(seed, 16, months, FIDE_2024, FIRST_MONTH);
  const days = Array.from({ length: months }, (_, i) => addMonths(FIRST_MONTH, i + 1));
  const made: LoadedSeries[] = [];
  FIDE_2024.series.forEach((series, i) => {
    const [sister] = made;
    const before = emptySheet(FIRST_MONTH, 16);
    for (let player = 0; player < 16; player += i + 2) {
      before.rating[player] = 1400 + ((player * 389 + Math.abs(seed)) % 1300);
      before.status[player] = LIST_STATUS.rated;
    }
    const sheets = [before];
    const ground = { imported: [before], sister: sister?.sheets ?? [] };
    replaySeries(record, series, ground, days, { onList: (sheet) => sheets.push(sheet) });
    made.push(loadedSeriesOf(record, series, { sheets, imported: 1 }, sister));
  });
  return made;
}

describe('a line taken apart', () => {
  it.each([
    ['fce-2016', CATALONIA],
    ['fide-2009', FIDE],
  ])('%s: gives what the list has, for every player of every list', (_name, federation) => {
    forAll({ of: [fc.integer()], numRuns: 4 }, (seed) => {
      for (const loaded of loadedFederations(seed, federation)) {
        const { playerIds } = loaded.record;
        for (const sheet of loaded.sheets)
          for (const row of sheetRows(sheet, playerIds, headToHeadBook(loaded.series).rowForm)) {
            const { output, document } = explainLine(loaded, sheet.day, playerIds.indexOf(row.id));
            expect(output.list).toEqual([row]);
            const shown = headToHeadBook(loaded.series).rate(document, { workings: true });
            expect(outputFor(shown, document, row.id)).toEqual(output);
            expect(output.ledger.length).toBe(row.games && row.status !== 'new' ? row.games : output.ledger.length);
          }
      }
    });
  });

  it('fide-2024: gives what the list has, in all three rhythms, and the document is one that is read', () => {
    let seeded = 0;
    forAll({ of: [fc.integer()], numRuns: 4, sameEachRun: 2 }, (seed) => {
      for (const loaded of fideSeries(seed)) {
        const { playerIds } = loaded.record;
        for (const sheet of loaded.sheets.slice(loaded.imported))
          for (const row of sheetRows(sheet, playerIds, headToHeadBook(loaded.series).rowForm)) {
            const { document, output } = explainLine(loaded, sheet.day, playerIds.indexOf(row.id));
            expect(output.list).toEqual([row]);
            const shown = headToHeadBook(loaded.series).rate(document, { workings: true });
            expect(outputFor(shown, document, row.id)).toEqual(output);
            if (row.seed !== undefined) seeded++;
            if (playerIds.indexOf(row.id) === 3) expect(faultsOf(document)).toEqual([]);
          }
      }
    });
    expect(seeded).toBeGreaterThan(0);
  });

  it('fide-2009, then fide-2024: gives what the list has on both sides of the change (D-OFF-530)', () => {
    const federation: Federation = {
      ...CATALONIA,
      series: [
        {
          id: 'fide',
          name: 'FIDE',
          regulation: 'fide-2024',
          part: 'standard',
          bookChange: { before: 'fide-2009', from: '2024-03-01', lift: true },
          firstList: '2023-11-01',
          monthlyFrom: '2023-11-01',
        },
      ],
    };
    const first = dayOf(2023, 10, 1);
    let ofBefore = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const record = randomRecord(seed, 16, 9, federation, first);
        const [series] = federation.series;
        const days = Array.from({ length: 9 }, (_, i) => addMonths(first, i + 1));
        const before = { ...emptySheet(first, 16) };
        for (let player = 0; player < 16; player += 2) {
          before.rating[player] = 1200 + ((player * 389 + Math.abs(seed)) % 1300);
          before.status[player] = LIST_STATUS.rated;
        }
        const sheets = [before];
        replaySeries(record, series!, { imported: [before], sister: [] }, days, {
          onList: (sheet) => sheets.push(sheet),
        });
        const loaded = loadedSeriesOf(record, series!, { sheets, imported: 1 }, undefined);
        for (const sheet of sheets.slice(1))
          for (const row of sheetRows(sheet, record.playerIds, headToHeadBook(series!).rowForm)) {
            const { document, output } = explainLine(loaded, sheet.day, record.playerIds.indexOf(row.id));
            expect(output.list).toEqual([row]);
            expect(faultsOf(document)).toEqual([]);
            if (sheet.day > dayOf(2024, 3, 1) && output.ledger.some(({ regulation }) => regulation === 'fide-2009'))
              ofBefore++;
          }
      }),
      // Two seeds with games of the old book on a list of the new one, in addition to random ones.
      { numRuns: 6, examples: [[7], [8]] },
    );
    expect(ofBefore).toBeGreaterThan(0);
  });

  it('[8.1] the document of a whole list gives the list', () => {
    const [loaded] = loadedFederations(7);
    for (const sheet of loaded!.sheets) {
      const output = headToHeadBook(loaded!.series).rate(listDocument(loaded!, sheet.day));
      expect(output.list).toEqual(sheetRows(sheet, loaded!.record.playerIds, headToHeadBook(loaded!.series).rowForm));
    }
  });
});
