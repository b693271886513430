import {
  type Day,
  dayFrom,
  type EventColumns,
  type FederationColumns,
  LAST_DAY,
  NO_DAY,
  type PartDays,
} from '@escala/core';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import type { OfficialList } from '../lists/list.ts';
import { nextListDate } from '../publishing/next-list.ts';
import { headToHeadBook } from '../series/series-book.ts';
import type { ReportColumns } from './event-columns.ts';
import { ALL_ROUNDS, type Evaluation } from './packed-games.ts';
import { toldOfEvents, toldOfGames } from './told-columns.ts';

/** Earlier than any list, but still a day: what was evaluated before the first list belongs to it. */
const FIRST_DAY: Day = 0;

type Evaluated = Pick<Evaluation, 'act' | 'on'>;

/**
 * The day on which something counts as evaluated for the lists of the series: the act's own day if it lies between the
 * list then out and the next one, else the date of the list then out. What came first is decided by the order of acts,
 * not by a clock (fce-2016 8.1, D-FCE-20, D-OFF-400).
 */
export function evaluatedDays(record: Pick<LoadedRecord, 'listsOf'>, series: Series): (evaluated: Evaluated) => Day {
  const lists = record.listsOf(series.id);
  const days = [...lists.map(({ date }) => dayFrom(date)), dayFrom(nextListDate(record, series))];
  // There are hundreds of lists but far more events.
  const nextAfter = new Map([NO_DAY, ...days].map((out) => [out, days.find((day) => day > out)]));
  const all = listsOut(lists);
  const computed = listsOut(lists.filter(({ source }) => source === 'computed'));
  return ({ act, on }) => {
    if (act === 0) return NO_DAY;
    const out = on === NO_DAY ? computed(act) : all(act);
    if (on === NO_DAY) return out;
    const next = nextAfter.get(out)!;
    return on >= out && on < next ? on : Math.max(out, FIRST_DAY);
  };
}

/** The date of the latest list published before an act. */
function listsOut(lists: readonly OfficialList[]): (act: number) => Day {
  const inOrder = lists.toSorted((a, b) => a.asOf - b.asOf);
  const latest: Day[] = [];
  for (const { date } of inOrder) latest.push(Math.max(latest.at(-1) ?? NO_DAY, dayFrom(date)));
  return (act) => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inOrder[middle]!.asOf < act) low = middle + 1;
      else high = middle;
    }
    return latest[low - 1] ?? NO_DAY;
  };
}

/** Equal columns are one object, whichever series asks, so that a book's results for them are computed once. */
const known = new WeakMap<EventColumns, EventColumns[]>();

/** Events and games with their days of evaluation, as seen by the lists of a series. */
export function evaluatedColumns(
  reports: ReportColumns,
  record: Pick<LoadedRecord, 'listsOf'>,
  series: Series,
): Pick<FederationColumns, 'events' | 'games'> {
  const { events, games, parts } = reports;
  const dayOf = evaluatedDays(record, series);
  const takesParts = headToHeadBook(series).isWeekly !== undefined;
  const { evaluatedBy, evaluatedDay: on } = events;
  const evaluatedDay = on.map((day, event) => dayOf({ act: evaluatedBy[event]!, on: day }));
  if (!takesParts)
    events.ids.forEach((id, event) => {
      if (isUnfinished(parts.get(id))) evaluatedDay[event] = LAST_DAY;
    });
  const ofParts = takesParts ? partDays({ events, games, parts }, dayOf) : events.parts;
  const made = known.get(events) ?? [];
  known.set(events, made);
  const same = made.find((each) => isSame(each.evaluatedDay, evaluatedDay) && areSame(each.parts, ofParts));
  const own = same ?? { ...events, ...toldOfEvents(reports), evaluatedDay, parts: ofParts };
  if (same === undefined) made.push(own);
  return { events: own, games: toldOfGames(reports) };
}

const isSame = (a: Int32Array, b: Int32Array): boolean => a.length === b.length && a.every((day, i) => day === b[i]);

function areSame(a: EventColumns['parts'], b: EventColumns['parts']): boolean {
  if (a.size !== b.size) return false;
  for (const [event, { games, participants }] of a) {
    const other = b.get(event);
    if (other === undefined || !isSame(games, other.games) || !isSame(participants, other.participants)) return false;
  }
  return true;
}

/** A book that rates events as a whole waits for the last part (fide-2009 7.13, D-OFF-402). */
const isUnfinished = (parts: readonly Evaluation[] | undefined): boolean =>
  parts !== undefined && parts.at(-1)!.to !== ALL_ROUNDS.to;

/** Only for events in parts: a federation with millions of games has just a few of them. */
function partDays(
  { events, games, parts }: Pick<ReportColumns, 'events' | 'games' | 'parts'>,
  dayOf: (evaluated: Evaluated) => Day,
): Map<number, PartDays> {
  const found = new Map<number, PartDays>();
  if (parts.size === 0) return found;
  events.ids.forEach((id, event) => {
    const evaluations = parts.get(id)?.map((each) => ({ ...each, day: dayOf(each) }));
    if (evaluations === undefined || evaluations.every(({ day }) => day === NO_DAY)) return;
    const last = evaluations.at(-1)!.day;
    const rounds = games.round.subarray(events.gamesFrom[event]!, events.gamesFrom[event + 1]!);
    const seats = events.participantsFrom[event + 1]! - events.participantsFrom[event]!;
    found.set(event, {
      games: Int32Array.from(rounds, (round) => partOf(evaluations, round)?.day ?? last),
      participants: Int32Array.from(
        { length: seats },
        (_, seat) => evaluations.find(({ participants }) => seat < participants)?.day ?? last,
      ),
    });
  });
  return found;
}

/** The evaluation of a round. */
export function partOf<Part extends Pick<Evaluation, 'from' | 'to'>>(parts: readonly Part[], round: number) {
  return parts.find(({ from, to }) => from <= round && round <= to);
}
