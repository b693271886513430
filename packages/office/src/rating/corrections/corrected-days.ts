import { type Day, dayFrom, type IsoDate, NO_DAY, writeDay } from '@escala/core';
import { type FederationEvent, MOST_EVENT_DAYS } from '../../events/event.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { PackedReport } from '../columns/packed-games.ts';
import { type ChangeOfDates, type DatedRound, movedDays } from './moved-days.ts';

/** The day of a round that a correction changes. */
export interface MovedDay {
  readonly round: number;
  readonly before: IsoDate | null;
  readonly after: IsoDate;
}

interface CorrectedDays {
  readonly report: PackedReport;
  /** The event's round dates after the correction, if it has any. */
  readonly roundDates: readonly IsoDate[] | undefined;
  readonly days: readonly MovedDay[];
}

type RoundsOfEvent = Pick<FederationEvent, 'rounds' | 'roundDates'>;

/**
 * The event on its correct days, from an act on. No round may be left outside the event, since fce-2016 8.1 and 8.3
 * find the list by it.
 */
export function correctedDays(
  report: PackedReport,
  event: RoundsOfEvent,
  change: ChangeOfDates,
  act: number,
): CorrectedDays | { readonly refused: readonly Refusal[] } {
  const { start, end } = change;
  if (end < start) return { refused: [invalid('dates-reversed', { start, end }, { field: 'change.end' })] };
  if (dayFrom(end) - dayFrom(start) >= MOST_EVENT_DAYS)
    return { refused: [invalid('event-too-long', { start, end }, { field: 'change.end' })] };
  const { games } = report;
  const played = [...games.round].map((round, i): DatedRound => ({ round, day: games.day[i]! }));
  const announced = (event.roundDates ?? []).map((date, i): DatedRound => ({ round: i + 1, day: dayFrom(date) }));
  const dayAfter = movedDays(report, change, [...played, ...announced]);
  const moved = (each: DatedRound) => ({ ...each, after: dayAfter(each.round, each.day) });
  const rounds = [...announced, ...played].map(moved);
  const roundDates = roundDatesOf(event, change, announced.map(moved));
  const refused = [
    ...namedRefusals(event, change),
    ...outsideRefusals(rounds, change),
    ...orderRefusals(roundDates ?? []),
  ];
  if (refused.length > 0) return { refused };
  const day = Int32Array.from(played, (each) => dayAfter(each.round, each.day));
  return {
    report: {
      ...report,
      startDay: dayFrom(start),
      endDay: dayFrom(end),
      games: { ...games, day },
      datings: [...report.datings, { until: act, startDay: report.startDay, endDay: report.endDay, day: games.day }],
    },
    roundDates,
    days: distinct(rounds.filter((each) => each.after !== each.day)).map(({ round, day: before, after }) => ({
      round,
      before: before === NO_DAY ? null : writeDay(before),
      after: writeDay(after),
    })),
  };
}

interface MovedRound extends DatedRound {
  readonly after: Day;
}

/** The announced dates, moved; or the dates of the correction if it names every round. */
function roundDatesOf(
  { rounds }: RoundsOfEvent,
  { days = [] }: ChangeOfDates,
  announced: readonly MovedRound[],
): IsoDate[] | undefined {
  if (announced.length > 0) return announced.map(({ after }) => writeDay(after));
  const named = new Map(days.map(({ round, date }) => [round, date]));
  const dates = Array.from({ length: rounds }, (_, i) => named.get(i + 1)).filter((date) => date !== undefined);
  return dates.length === rounds ? dates : undefined;
}

/** Distinct by round and day: games of a round may have been played on several days. */
function distinct(rounds: readonly MovedRound[]): MovedRound[] {
  const known = new Map(rounds.map((each) => [`${each.round}/${each.day}`, each]));
  return [...known.values()].sort((a, b) => a.round - b.round || a.day - b.day);
}

function namedRefusals({ rounds }: RoundsOfEvent, { days = [] }: ChangeOfDates): Refusal[] {
  return days.flatMap(({ round }, i) =>
    round > rounds ? [invalid('round-beyond', { round, rounds }, { field: `change.days.${i}.round` })] : [],
  );
}

function outsideRefusals(rounds: readonly MovedRound[], { start, end, days = [] }: ChangeOfDates): Refusal[] {
  const isOutside = ({ after }: MovedRound): boolean =>
    after !== NO_DAY && (after < dayFrom(start) || after > dayFrom(end));
  const outside = new Map(rounds.filter(isOutside).map((each) => [`${each.round}/${each.after}`, each]));
  for (const { round, date } of days)
    if (date < start || date > end)
      outside.set(`${round}/${dayFrom(date)}`, { round, day: NO_DAY, after: dayFrom(date) });
  return [...outside.values()]
    .sort((a, b) => a.round - b.round || a.after - b.after)
    .map(({ round, after }) =>
      invalid('round-outside-dates', { round, date: writeDay(after), start, end }, { field: 'change.days' }),
    );
}

function orderRefusals(dates: readonly IsoDate[]): Refusal[] {
  return dates.flatMap((date, i) => {
    const before = dates[i - 1];
    if (before === undefined || date >= before) return [];
    return [invalid('round-date-order', { round: i + 1, date, before }, { field: 'change.days' })];
  });
}
