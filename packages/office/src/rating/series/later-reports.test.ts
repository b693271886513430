import { dayFrom, type ListSheet } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Federation, Series } from '../../registry/federation/federation.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { CATALONIA } from '../../testing/test-office.ts';
import { type PackedReport, packGames, unpackGames } from '../columns/packed-games.ts';
import { type LoadedRecord, listsBySeries } from '../in-memory/loaded-record.ts';
import { replaySeries } from './replay-series.ts';

const FIDE: Series = { id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-02-01' };
const FEDERATION: Federation = { ...CATALONIA, series: [...CATALONIA.series, FIDE] };
const MONTHS = 10;

const listsOf = ({ federation, listsOf: of }: LoadedRecord) => federation.series.flatMap(({ id }) => of(id));

/** What was on record when a list came out: reports and parts accepted before it, and the lists already published. */
function recordBefore(record: LoadedRecord, list: number): LoadedRecord {
  const { asOf } = record.listsOf('standard')[list]!;
  const reports = new Map<string, Uint8Array>();
  for (const [id, bytes] of record.reports) {
    const report = partsBefore(unpackGames(bytes), asOf);
    if (report.evaluations.length > 0) reports.set(id, packGames(report));
  }
  return { ...record, reports, listsOf: listsBySeries(listsOf(record).filter((each) => each.asOf < asOf)) };
}

function partsBefore(report: PackedReport, asOf: number): PackedReport {
  const { games, participants } = report;
  const evaluations = report.evaluations.filter(({ act }) => act <= asOf);
  const isIn = (_: unknown, i: number): boolean =>
    evaluations.some(({ from, to }) => from <= games.round[i]! && games.round[i]! <= to);
  const taken = Uint8Array.from(games.round, (_, i) => (isIn(_, i) ? 1 : 0));
  const kept = <Column extends Uint8Array | Uint16Array | Int32Array>(column: Column) =>
    column.filter((_, i) => taken[i] === 1) as Column;
  return {
    ...report,
    evaluations,
    participants: participants.subarray(0, evaluations.at(-1)?.participants ?? 0),
    games: {
      count: taken.filter((each) => each === 1).length,
      round: kept(games.round),
      day: kept(games.day),
      white: kept(games.white),
      black: kept(games.black),
      outcome: kept(games.outcome),
    },
  };
}

function sheetsOf(record: LoadedRecord, series: Series, dates: readonly string[]): ListSheet[] {
  const sheets: ListSheet[] = [];
  const onList = (sheet: ListSheet): void => void sheets.push(sheet);
  replaySeries(record, series, { imported: [], sister: [] }, dates.map(dayFrom), { onList });
  return sheets;
}

it.each(FEDERATION.series)(
  '[8.1] [8.3] reports and parts that are accepted after a list leave every line of it untouched: $id (D-FCE-20, D-FCE-28)',
  (series) => {
    forAll({ of: [fc.nat(100_000), fc.nat(MONTHS - 1)], numRuns: 100 }, (seed, list) => {
      const record = randomRecord(seed, 20, MONTHS, FEDERATION);
      const dates = record
        .listsOf(series.id)
        .slice(0, list + 1)
        .map(({ date }) => date);
      expect(sheetsOf(record, series, dates)).toEqual(sheetsOf(recordBefore(record, list), series, dates));
    });
  },
);
