import { type Day, dayFrom, type Finding, type ListSheet } from '@escala/core';
import type { Filing } from '../kit/act.ts';
import { filingsOf, sheetOf } from './editions.ts';
import type { LoadedRecord } from './loaded-record.ts';
import { type ListMovements, movementsBetween, packMovements } from './movements.ts';
import { replaySeries } from './replay-series.ts';
import { sisterOf } from './series-book.ts';
import type { SeriesState } from './series-state.ts';

/** One series as the record has it today, beside what is kept. */
export interface SettledSeries {
  readonly state: SeriesState;
  /** Every computed list, and the new one where one was asked for. */
  readonly sheets: readonly ListSheet[];
  /** What differs from the kept editions. */
  readonly moved: readonly ListMovements[];
  /** What has to be filed so that the kept editions are those of today. */
  readonly filings: readonly Filing[];
  /** What the rule book had to say of each new list. */
  readonly findings: readonly (readonly Finding[])[];
}

/** A list that is to be made on top of those that are kept. */
export interface NewLists {
  readonly series: string;
  readonly days: readonly Day[];
}

/**
 * The whole history once more from the record, compared with what is kept. Whatever moved since the last time has its filings here:
 * the published editions stay, the revised ones follow the record.
 */
export function settle(record: LoadedRecord, states: readonly SeriesState[], fresh?: NewLists): SettledSeries[] {
  const settled: SettledSeries[] = [];
  for (const state of states) {
    const sister = sisterOf(record.federation, state.series);
    const before = settled.find((each) => each.state.series.id === sister?.id);
    const sisterSheets = before ? [...before.state.imported, ...before.sheets] : [];
    settled.push(settleSeries(record, state, sisterSheets, fresh?.series === state.series.id ? fresh.days : []));
  }
  return settled;
}

function settleSeries(
  record: LoadedRecord,
  state: SeriesState,
  sister: readonly ListSheet[],
  fresh: readonly Day[],
): SettledSeries {
  const { series, imported, computed } = state;
  const listDays = [...computed.map(({ date }) => dayFrom(date)), ...fresh];
  if (listDays.length === 0) return { state, sheets: [], moved: [], filings: [], findings: [] };
  const findings = fresh.map((): Finding[] => []);
  const sheets = replaySeries(record, series, { imported, sister }, listDays, {
    findingsOf: (list) => {
      const heard = findings[list - computed.length];
      return heard && ((finding) => heard.push(finding));
    },
  });
  const moved: ListMovements[] = [];
  const filings: Filing[] = [];
  computed.forEach((kept, list) => {
    const differing = filingsOf(series.id, sheets[list]!, kept);
    if (differing.length === 0) return;
    const movements = movementsBetween(sheetOf(kept, record.players.length), sheets[list]!);
    moved.push(movements);
    filings.push(...differing);
    if (movements.movements.length > 0) filings.push(packMovements(series.id, movements));
  });
  return { state, sheets, moved, filings, findings };
}
