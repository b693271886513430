import { addMonths, dayOf, outcomeOf } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { packGames, unpackGames } from '../columns/packed-games.ts';
import { changeOfReport } from '../corrections/changed-report.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { withReport } from './replay-series.ts';
import type { SeriesState } from './series-state.ts';
import { settle } from './settle.ts';

const MONTHS = 24;
const DAYS = Array.from({ length: MONTHS }, (_, month) => addMonths(dayOf(2017, 2, 1), month));

/** Every list of both series, as the record gives them. */
function settledStates(record: LoadedRecord): SeriesState[] {
  const states: SeriesState[] = CATALONIA.series.map((series) => ({ series, imported: [], computed: [] }));
  const standard = settle(record, states, { series: 'standard', days: DAYS })[0]!;
  const withStandard = [{ ...states[0]!, computed: standard.sheets }, states[1]!];
  const rapid = settle(record, withStandard, { series: 'rapid', days: DAYS })[1]!;
  return [withStandard[0]!, { ...states[1]!, computed: rapid.sheets }];
}

describe('settling a known change', () => {
  it('gives what the whole history gives, list by list and filing by filing', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(1000), fc.nat(100), fc.nat(3), (seed, of, game, kind) => {
        const record = randomRecord(seed, 25, MONTHS);
        const states = settledStates(record);
        const event = [...record.reports.keys()][of % record.reports.size]!;
        const before = record.reports.get(event)!;
        const report = unpackGames(before);
        const outcome = report.games.outcome.with(game % report.games.count, outcomeOf('1-0', 'played'));
        const after = packGames(
          kind === 0
            ? { ...report, counts: false }
            : kind === 1
              ? { ...report, startDay: report.startDay - 45, endDay: report.endDay - 45 }
              : { ...report, games: { ...report.games, outcome } },
        );
        const known = changeOfReport(record, event, before, after);
        const quick = settle(withReport(record, event, after), states, undefined, known);
        const whole = settle({ ...record, reports: new Map(record.reports).set(event, after) }, states);
        expect(quick.map(({ sheets, filings }) => ({ sheets, filings }))).toEqual(
          whole.map(({ sheets, filings }) => ({ sheets, filings })),
        );
      }),
      { numRuns: 40 },
    );
  });
});
