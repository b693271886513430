import type { IsoDate } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { type EventReport, reportKind } from '../../events/reports/report.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Digest, Kept, OfficePorts, Reading } from '../../ports.ts';
import { packGames, unpackGames } from '../columns/packed-games.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';
import { type Cause, unsettledCauses } from '../series/causes.ts';
import { effectOf, type MovedList } from '../series/effect.ts';
import { roomFor } from '../series/find-series.ts';
import { withReport } from '../series/replay-series.ts';
import { type SeriesState, statesOf } from '../series/series-state.ts';
import { type SettledSeries, settle } from '../series/settle.ts';
import { changeOfReport } from './changed-report.ts';
import { correctedDays, type MovedDay } from './corrected-days.ts';
import { correctedReport, resultBefore } from './corrected-report.ts';
import type { RecordedBefore, RecordedChange } from './correction.ts';
import { reinstatedReport } from './reinstated-report.ts';

/** What a correction is decided on. */
export interface CorrectionFacts {
  readonly record: LoadedRecord;
  readonly states: readonly SeriesState[];
  readonly event: Kept<FederationEvent> | undefined;
  readonly report: Kept<EventReport> | undefined;
  /** Changes of the registry that nobody has brought into the lists yet. */
  readonly unsettled: readonly Cause[];
}

export async function loadCorrection(
  reading: Reading,
  change: RecordedChange,
  ports: OfficePorts,
): Promise<CorrectionFacts> {
  const room = await roomFor(ports, reading);
  const { record } = room;
  return {
    record,
    states: await statesOf(reading, room),
    event: await reading.get(eventKind, change.event),
    report: await reading.get(reportKind, change.event),
    unsettled: await unsettledCauses(reading),
  };
}

interface ChangedBytes {
  readonly bytes: Uint8Array;
  /** Of a correction of dates: the days that become others, and those of the rounds as the event has them from then on. */
  readonly days: readonly MovedDay[];
  readonly roundDates?: readonly IsoDate[] | undefined;
  readonly before?: RecordedBefore | undefined;
}

export interface CorrectionEffect extends ChangedBytes {
  readonly settled: readonly SettledSeries[];
  readonly lists: readonly MovedList[];
  /** Says whether a confirmation means the effect that was shown. */
  readonly digest: string;
}

export type EffectOrRefusal = CorrectionEffect | { readonly refused: readonly Refusal[] };

/** Everything that would move: the history with the change in it, from the change on, against what is kept. */
export function correctionEffect(facts: CorrectionFacts, change: RecordedChange, digest: Digest): EffectOrRefusal {
  const { record, states } = facts;
  const changed = changedBytes(facts, change);
  if ('refused' in changed) return changed;
  const { bytes, days } = changed;
  // What the registry moved is not this correction's doing: it comes into the lists first, under its own name.
  if (facts.unsettled.length > 0 && settle(record, states).some(({ moved }) => moved.length > 0))
    return {
      refused: [invalid('lists-unsettled', { acts: facts.unsettled.length, act: facts.unsettled.at(-1)!.kind })],
    };
  const known = changeOfReport(record, change.event, record.reports.get(change.event), bytes);
  const settled = settle(withReport(record, change.event, bytes), states, undefined, known);
  const lists = effectOf(record, settled);
  return { ...changed, settled, lists, digest: digest(canonicalText({ change, days, lists })) };
}

function changedBytes(
  { record, event }: CorrectionFacts,
  change: RecordedChange,
): ChangedBytes | { readonly refused: readonly Refusal[] } {
  const field = { field: 'change.event' };
  if (event === undefined) return { refused: [missing('event-unknown', { id: change.event }, field)] };
  const numbers = new Map(record.playerIds.map((id, number) => [id, number]));
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
  const numberOf = seatedNumbers(record, numbers, unpacked.participants);
  const corrected = correctedReport(unpacked, change, numberOf);
  if ('refused' in corrected) return corrected;
  const before = change.kind === 'result' ? resultBefore(unpacked, change, numberOf) : undefined;
  return { bytes: packGames(corrected), days: [], before };
}

/** The number under which somebody stands in a report: where two turned out to be one person, either is meant (D-OFF-151). */
function seatedNumbers(
  { players, playerIds }: LoadedRecord,
  numbers: ReadonlyMap<string, number>,
  participants: Int32Array,
): (player: string) => number | undefined {
  const keptAs = keptNumbers(players, playerIds);
  return (player) => {
    const number = numbers.get(player);
    if (number === undefined || participants.includes(number)) return number;
    return participants.find((seat) => keptAs[seat] === keptAs[number]) ?? number;
  };
}
