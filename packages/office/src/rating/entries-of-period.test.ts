import { addMonths, dayOf } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../testing/random-record.ts';
import { CATALONIA } from '../testing/test-office.ts';
import { entriesOfPeriod } from './entries-of-period.ts';
import { seriesColumns } from './replay-series.ts';

describe('entries of a period', () => {
  it('are those of the whole record, events and games, for any list', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(7), fc.constantFrom(0, 1), fc.boolean(), (seed, month, of, isFirst) => {
        const series = CATALONIA.series[of]!;
        const book = ruleBookOf(series.regulation)!;
        if (book.kind !== 'head-to-head') throw new Error('another kind of book');
        const columns = seriesColumns(randomRecord(seed, 20, 6), series, { imported: [], sister: [] });
        const listDay = addMonths(dayOf(2017, 1, 1), month);
        const period = {
          rhythm: of === 0 ? ('standard' as const) : ('rapid' as const),
          listDay,
          previousListDay: isFirst ? undefined : addMonths(listDay, -1),
        };
        expect(entriesOfPeriod(book, columns, period)).toEqual(book.entriesOf(columns, period));
      }),
      { numRuns: 60 },
    );
  });
});
