import type { IsoDate } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { reportKind } from '../../events/reports/report.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { whileUsed } from '../columns/drop-unused.ts';
import { GAMES_FOLDER, type PackedReport, packGames, unpackGames } from '../columns/packed-games.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { numbersOf } from '../in-memory/loaded-series.ts';
import { weighBeside } from '../in-memory/memory-weight.ts';
import type { CorrectionEffect, CorrectionOnRecord, Refusable, SettledSeries } from '../series/rating-series.ts';
import { withReport } from '../series/replay-series.ts';
import type { SeriesState } from '../series/series-state.ts';
import { settledGames } from '../series/settled-games.ts';
import { correctedDays, type MovedDay } from './corrected-days.ts';
import { changesOfEvent, type EventOnRecord } from './corrected-event.ts';
import { changeOfReport, correctedReport, resultBefore } from './corrected-report.ts';
import { type HeadToHeadChange, isHeadToHeadChange, type RecordedBefore, type RecordedChange } from './correction.ts';

export async function correctionOfEvent(
  reading: Reading,
  record: LoadedRecord,
  states: readonly SeriesState[],
  change: RecordedChange,
): Promise<CorrectionOnRecord> {
  const event = await reading.get(eventKind, change.event);
  const report = await reading.get(reportKind, change.event);
  return { effect: (today) => effectOfChange(record, states, { event, report }, change, today) };
}

/**
 * Everything that would move: the history recomputed with the change, from the change on, compared with what is kept.
 */
function effectOfChange(
  record: LoadedRecord,
  states: readonly SeriesState[],
  onRecord: EventOnRecord,
  change: RecordedChange,
  today: IsoDate,
): Refusable<CorrectionEffect> {
  const { event: name, kind } = change;
  if (onRecord.event === undefined)
    return { refused: [missing('event-unknown', { id: name }, { field: 'change.event' })] };
  if (!isHeadToHeadChange(change))
    return { refused: [invalid('change-of-other-play', { event: name, kind }, { field: 'change.kind' })] };
  const changed = changedBytes(record, onRecord.event, change);
  if ('refused' in changed) return changed;
  const future = futureRefusals(change, today);
  if (future.length > 0) return { refused: future };
  const { bytes, days, before, roundDates } = changed;
  return {
    of: 'event',
    before,
    days,
    findings: [],
    settled: settledWith(record, states, name, bytes),
    filing: { folder: GAMES_FOLDER, name, part: 0, bytes },
    changes: (terms) => changesOfEvent(onRecord, change, roundDates, terms),
  };
}

interface SettledReport {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly settled: () => readonly SettledSeries[];
}

/**
 * The last report whose effect was computed on a record: a preview is usually followed by its confirmation, which
 * reuses the result.
 */
const lastSeen = new WeakMap<LoadedRecord, SettledReport>();

/** All lists, settled with another report of one event. */
function settledWith(
  record: LoadedRecord,
  states: readonly SeriesState[],
  name: string,
  bytes: Uint8Array,
): readonly SettledSeries[] {
  const seen = lastSeen.get(record);
  if (seen?.name === name && seen.bytes.length === bytes.length && seen.bytes.every((byte, i) => byte === bytes[i]))
    return seen.settled();
  const settled = whileUsed(() => {
    const known = changeOfReport(record, name, record.reports.get(name), bytes);
    return settledGames(withReport(record, name, bytes), states, undefined, known);
  });
  lastSeen.set(record, { name, bytes, settled });
  weighBeside(record, () => settled.made()?.reduce((sum, series) => sum + series.bytes, 0) ?? 0);
  return settled();
}

/** Games cannot have future dates: the event would leave its lists and might stay unnoticed for years. */
export function futureRefusals(change: HeadToHeadChange, today: IsoDate): Refusal[] {
  if (change.kind !== 'dates' || change.end <= today) return [];
  return [invalid('date-after-today', { date: change.end, today }, { field: 'change.end' })];
}

interface ChangedBytes {
  readonly bytes: Uint8Array;
  /** For a correction of dates: the days that change, and the resulting dates of the rounds. */
  readonly days: readonly MovedDay[];
  readonly roundDates?: readonly IsoDate[] | undefined;
  readonly before?: RecordedBefore | undefined;
}

function changedBytes(
  record: LoadedRecord,
  event: Kept<FederationEvent>,
  change: HeadToHeadChange,
): Refusable<ChangedBytes> {
  const field = { field: 'change.event' };
  const present = record.reports.get(change.event);
  if (change.kind === 'reinstatement') {
    const reinstated = reinstatedReport(record, event, present);
    return 'refused' in reinstated ? reinstated : { bytes: packGames(reinstated), days: [] };
  }
  if (present === undefined) return { refused: [invalid('event-not-accepted', { event: change.event }, field)] };
  const unpacked = unpackGames(present);
  if (!unpacked.counts) return { refused: [invalid('event-annulled', { event: change.event }, field)] };
  if (change.kind === 'dates') {
    const moved = correctedDays(unpacked, event.body, change, record.seq + 1);
    if ('refused' in moved) return moved;
    const { start, end } = event.body;
    const days = moved.days.map(({ round, before }) => ({ round, date: before }));
    return { ...moved, bytes: packGames(moved.report), before: { start, end, ...(days.length > 0 && { days }) } };
  }
  const numberOf = seatedNumbers(record, unpacked.participants);
  const corrected = correctedReport(unpacked, change, numberOf);
  if ('refused' in corrected) return corrected;
  const before = change.kind === 'result' ? resultBefore(unpacked, change, numberOf) : undefined;
  return { bytes: packGames(corrected), days: [], before };
}

/** A player's number in a report: if two players turned out to be one person, either of them is meant (D-OFF-151). */
function seatedNumbers(
  { players, playerIds }: LoadedRecord,
  participants: Int32Array,
): (player: string) => number | undefined {
  const numbers = numbersOf({ playerIds });
  const keptAs = keptNumbers(players, playerIds);
  return (player) => {
    const number = numbers.get(player);
    if (number === undefined || participants.includes(number)) return number;
    return participants.find((seat) => keptAs[seat] === keptAs[number]) ?? number;
  };
}

/** The report of an annulled event, counting again as it was when annulled (D-OFF-395). */
function reinstatedReport(
  { players, playerIds }: Pick<LoadedRecord, 'players' | 'playerIds'>,
  { id, body }: Kept<FederationEvent>,
  present: Uint8Array | undefined,
): PackedReport | { readonly refused: readonly Refusal[] } {
  const field = { field: 'change.event' };
  if (body.state !== 'annulled' && present === undefined)
    return { refused: [invalid('event-not-accepted', { event: id }, field)] };
  if (present === undefined) return { refused: [invalid('event-never-counted', { event: id }, field)] };
  const report = unpackGames(present);
  if (report.counts) return { refused: [invalid('event-counts-already', { event: id }, field)] };
  const twice = seatedTwice(report.participants, keptNumbers(players, playerIds));
  if (twice.length > 0)
    return {
      refused: twice.map((number) => invalid('event-twice-by-merge', { event: id, player: playerIds[number]! }, field)),
    };
  return { ...report, counts: true };
}

/** Players who took part under two numbers: a merge does not check annulled events. */
function seatedTwice(participants: Int32Array, keptAs: Int32Array): number[] {
  const kept = Array.from(participants, (number) => keptAs[number]!);
  return [...new Set(kept.filter((number, seat) => kept.indexOf(number) !== seat))];
}
