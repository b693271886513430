import { addMonths, dayOf } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { ruleBookOf } from '@escala/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Series } from '../../registry/federation/federation.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { eventsOfPlayers } from '../player/events-of-player.ts';
import { seriesColumns } from '../series/replay-series.ts';
import { entriesOfPeriod } from './entries-of-period.ts';

const FIDE: Series = { id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-02-01' };
const SERIES = [...CATALONIA.series, FIDE];

describe('entries of a period', () => {
  it('are those of the whole record, events and games, for any list', () => {
    forAll(
      { of: [fc.nat(10_000), fc.nat(7), fc.constantFrom(0, 1, 2), fc.boolean()], numRuns: 60 },
      (seed, month, of, isFirst) => {
        const series = SERIES[of]!;
        const book = ruleBookOf(series.regulation)!;
        if (book.kind !== 'head-to-head') throw new Error('another kind of book');
        const columns = seriesColumns(randomRecord(seed, 20, 6), series, { imported: [], sister: [] });
        const listDay = addMonths(dayOf(2017, 1, 1), month);
        const period = {
          rhythm: of === 1 ? ('rapid' as const) : ('standard' as const),
          listDay,
          previousListDay: isFirst ? undefined : addMonths(listDay, -1),
        };
        expect(entriesOfPeriod(book, columns, period)).toEqual(book.entriesOf(columns, period));
      },
    );
  });

  it('of a player are those of the list in which the player sat, in the same order', () => {
    forAll(
      { of: [fc.nat(10_000), fc.nat(7), fc.constantFrom(0, 1, 2), fc.nat(19)], numRuns: 60 },
      (seed, month, of, player) => {
        const series = SERIES[of]!;
        const book = ruleBookOf(series.regulation)!;
        if (book.kind !== 'head-to-head') throw new Error('another kind of book');
        const columns = seriesColumns(randomRecord(seed, 20, 6), series, { imported: [], sister: [] });
        const listDay = addMonths(dayOf(2017, 1, 1), month);
        const period = { rhythm: of === 1 ? ('rapid' as const) : ('standard' as const), listDay };
        const { participants, participantsFrom } = columns.events;
        const sat = (event: number): boolean =>
          participants.subarray(participantsFrom[event]!, participantsFrom[event + 1]!).includes(player);
        const own = eventsOfPlayers(columns.events, 20, [player]);
        expect([...entriesOfPeriod(book, columns, period, own).events]).toEqual(
          [...book.entriesOf(columns, period).events].filter(sat),
        );
      },
    );
  });
});
