import { addMonths, dayOf, type ListSheet, sheetRows } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { roomOf, type SeriesRoom } from '../rooms/series-room.ts';
import { replaySeries } from '../series/replay-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { explainLine } from './explain-line.ts';
import { listDocument } from './list-document.ts';

const MONTHS = 15;
const listDays = Array.from({ length: MONTHS }, (_, i) => addMonths(dayOf(2017, 2, 1), i));
const FIDE = {
  ...CATALONIA,
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-02-01' }],
};

/** The series of a federation of chance, all lists computed, with the sister where there is one. */
function rooms(seed: number, federation = CATALONIA): SeriesRoom[] {
  const record = randomRecord(seed, 16, MONTHS, federation);
  const made: SeriesRoom[] = [];
  for (const series of federation.series) {
    const [sister] = made;
    const sheets: ListSheet[] = [];
    const ground = { imported: [], sister: sister?.sheets ?? [] };
    replaySeries(record, series, ground, listDays, { onList: (sheet) => sheets.push(sheet) });
    made.push(roomOf(record, series, sheets, 0, sister));
  }
  return made;
}

describe('a line taken apart', () => {
  it.each([
    ['fce-2016', CATALONIA],
    ['fide-2009', FIDE],
  ])('%s: gives what the list has, for every player of every list', (_name, federation) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const room of rooms(seed, federation)) {
          const { playerIds } = room.record;
          for (const sheet of room.sheets)
            for (const row of sheetRows(sheet, playerIds, headToHeadBook(room.series).rowForm)) {
              const { output } = explainLine(room, sheet.day, playerIds.indexOf(row.id));
              expect(output.list).toEqual([row]);
              expect(output.ledger.length).toBe(row.games && row.status !== 'new' ? row.games : output.ledger.length);
            }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('[8.1] the document of a whole list gives the list', () => {
    const [room] = rooms(7);
    for (const sheet of room!.sheets) {
      const output = headToHeadBook(room!.series).rate(listDocument(room!, sheet.day));
      expect(output.list).toEqual(sheetRows(sheet, room!.record.playerIds, headToHeadBook(room!.series).rowForm));
    }
  });
});
