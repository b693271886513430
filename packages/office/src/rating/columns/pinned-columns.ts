import { type Day, dayFrom, type FederationColumns, NO_DAY } from '@escala/core';
import type { ListPeriod } from '@escala/regulations';
import type { Series } from '../../registry/federation/federation.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import { selected } from './entries-of-period.ts';
import type { Dating } from './packed-games.ts';

/** A list that included a game, and the event's days at that time. */
interface Pin {
  readonly period: ListPeriod;
  readonly dating: Dating;
}

/**
 * Events whose days were corrected after lists had already included them. A correction of dates changes which list's
 * ratings a game uses, never the list it belongs to (fce-2016 8.1, D-FCE-20). If the new days are too late for that
 * list, the event keeps its old days there (D-OFF-403).
 */
export function pinnedColumns(
  columns: FederationColumns,
  redated: ReadonlyMap<string, readonly Dating[]>,
  record: Pick<LoadedRecord, 'listsOf'>,
  series: Series,
): FederationColumns {
  let pinned = columns;
  for (const [id, datings] of redated) {
    const event = columns.events.ids.indexOf(id);
    if (event < 0) continue;
    const alone = selected(columns, [event], columns.events.gamesFrom[event + 1]! - columns.events.gamesFrom[event]!);
    const pins = pinsOf(alone, datings, record, series);
    if (pins.some((pin) => pin !== undefined)) pinned = withPins(pinned, event, pins, alone, series);
  }
  return pinned;
}

/** For each game of the event, the list that included it before one of the corrections of dates. */
function pinsOf(
  alone: FederationColumns,
  datings: readonly Dating[],
  record: Pick<LoadedRecord, 'listsOf'>,
  series: Series,
): (Pin | undefined)[] {
  const lists = record.listsOf(series.id);
  const pins: (Pin | undefined)[] = new Array(alone.games.count).fill(undefined);
  for (const dating of datings)
    lists.forEach(({ date, source, asOf }, i) => {
      if (source === 'imported' || asOf >= dating.until) return;
      const before = lists[i - 1]?.date;
      const period = { ...termsOf(series), listDay: dayFrom(date), previousListDay: before && dayFrom(before) };
      for (const game of gamesOn(datedBy(alone, dating), period as ListPeriod, series))
        pins[game] ??= { period: period as ListPeriod, dating };
    });
  return pins;
}

const termsOf = (series: Series) => ({ revision: revisionOf(series), rhythm: rhythmOf(series) });
const gamesOn = (alone: FederationColumns, period: ListPeriod, series: Series): Int32Array =>
  headToHeadBook(series).entriesOf(alone, period).games;

function datedBy({ events, games, ...rest }: FederationColumns, dating: Dating): FederationColumns {
  const days = { startDay: Int32Array.of(dating.startDay), endDay: Int32Array.of(dating.endDay) };
  return { ...rest, events: { ...events, ...days }, games: { ...games, day: dating.day } };
}

function withPins(
  columns: FederationColumns,
  event: number,
  pins: readonly (Pin | undefined)[],
  alone: FederationColumns,
  series: Series,
): FederationColumns {
  const held = evaluatedAtLeast(alone, pins);
  const stands = (tried: FederationColumns): boolean =>
    pins.every((pin, game) => pin === undefined || gamesOn(tried, pin.period, series).includes(game));
  const first = pins.find((pin) => pin !== undefined)!;
  const chosen = stands(held) ? held : datedBy(held, first.dating);
  return withEventOf(columns, event, chosen);
}

/** No game counts as evaluated before its list's period begins. */
function evaluatedAtLeast(alone: FederationColumns, pins: readonly (Pin | undefined)[]): FederationColumns {
  const { events } = alone;
  const own = events.evaluatedDay[0]!;
  const ofParts = events.parts.get(0);
  const days = pins.map((pin, game) => Math.max(ofParts?.games[game] ?? own, pin?.period.previousListDay ?? NO_DAY));
  const isOne = days.every((day) => day === days[0]);
  if (isOne && ofParts === undefined)
    return { ...alone, events: { ...events, evaluatedDay: Int32Array.of(days[0] ?? own) } };
  const participants = ofParts?.participants ?? new Int32Array(events.participants.length).fill(NO_DAY);
  const parts = new Map([[0, { games: Int32Array.from(days), participants }]]);
  return { ...alone, events: { ...events, parts } };
}

/** The columns with this event's days replaced by those in `alone`. */
function withEventOf(columns: FederationColumns, event: number, alone: FederationColumns): FederationColumns {
  const { events, games } = columns;
  const from = events.gamesFrom[event]!;
  const put = (column: Int32Array, value: Day): Int32Array => column.with(event, value);
  const day = new Int32Array(games.day);
  day.set(alone.games.day, from);
  const ofParts = alone.events.parts.get(0);
  return {
    ...columns,
    events: {
      ...events,
      startDay: put(events.startDay, alone.events.startDay[0]!),
      endDay: put(events.endDay, alone.events.endDay[0]!),
      evaluatedDay: put(events.evaluatedDay, alone.events.evaluatedDay[0]!),
      parts: ofParts === undefined ? events.parts : new Map([...events.parts, [event, ofParts]]),
    },
    games: { ...games, day },
  };
}
