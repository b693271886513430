import type { FederationColumns, LedgerSink } from '@escala/core';
import type { ListPeriod } from '../../contracts/rating.ts';
import type { RatedApart } from '../../contracts/succession.ts';
import { keepingLedger, ledgerLines } from '../../shared/ledger-lines.ts';
import { ratedEvents } from '../../shared/lists/rate-lists.ts';
import { newScratchColumns } from '../../shared/period-columns.ts';
import { findingsOfEvents } from '../findings.ts';
import { lineCitations } from '../line-citations.ts';
import { regulationOfRevision } from '../parameters.ts';
import { performanceRow } from '../performance/performance.ts';
import { performanceWorkings } from '../workings.ts';
import { pooledMean, pooledPerformance } from './close-period.ts';
import { listBook } from './list-book.ts';
import { periodOf } from './period.ts';

/** 0.1: events that began under this book, on a list made by a later one. The list follows from 7.13. */
export function rateApart(
  record: FederationColumns,
  { listDay, revision }: ListPeriod,
  ledger?: LedgerSink,
): RatedApart | undefined {
  const regulations = regulationOfRevision(revision);
  const period = periodOf(record, listDay, regulations);
  if (period.events.length === 0) return undefined;
  const kept = keepingLedger();
  const book = listBook(regulations);
  const scratch = newScratchColumns(record.players.count);
  const opening = { federation: record, period, scratch, ledger: kept, ...book.openingOf(record, listDay) };
  const work = ratedEvents(book, opening);
  for (const line of kept.lines) ledger?.line(...line);
  const { tally, factors, performances, state } = work;
  const { playerIds } = record;
  const changes = new Map<number, { change: number; games: number }>();
  for (const [player, games] of tally.games.entries())
    if (games > 0) changes.set(player, { change: tally.gained[player]! * factors[player]!, games });
  const { atFirst } = regulations.on(listDay).factor;
  return {
    changes,
    pooled: new Map(
      [...work.counted].map(([player, own]) => [player, own.map((each) => pooledMean(pooledPerformance(work, each)))]),
    ),
    lastEventDay: state.lastEventDay,
    findings: () => findingsOfEvents(record, work, regulations),
    told: () => ({
      ledger: ledgerLines(record, kept.lines, lineCitations(record, performances, atFirst)),
      performances: performances.map((each) => performanceRow(each, record.events.ids, playerIds)),
      workings: performanceWorkings(record, performances, regulations),
    }),
  };
}
