import { dayFrom, NO_DAY } from '@escala/core';
import type { FederationEvent } from '../../events/event.ts';
import { CLOSED_BEFORE, daysOfEvents } from '../columns/entries-of-period.ts';
import { ALL_ROUNDS, headerOf, packGames, type ToldEvaluation, unpackGames } from '../columns/packed-games.ts';
import { packedReport } from '../columns/packed-report.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { type LoadedSeries, loadedSeriesOf } from '../in-memory/loaded-series.ts';
import { eventsOfPlayers } from '../player/events-of-player.ts';
import { joinedParts } from '../series/joined-parts.ts';
import { hasGame, type UndecidedEvent } from './undecided-events.ts';

interface EventAsked {
  readonly id: string;
  readonly body: Pick<FederationEvent, 'state' | 'submittedOn'>;
}

/**
 * The evaluations of an event if what does not count yet were accepted now: those on record, then one of the rest
 * (D-OFF-391). A submitted report was received on its day (fide-2009 7.13).
 */
export function evaluationsNow(record: LoadedRecord, { id, body }: EventAsked) {
  const paper = record.reports.get(id);
  const before: readonly ToldEvaluation[] = paper === undefined ? [] : headerOf(paper).evaluations;
  const last = before.at(-1);
  const received = body.state === 'submitted' && body.submittedOn ? dayFrom(body.submittedOn) : NO_DAY;
  const rest = { ...ALL_ROUNDS, ...(last && { from: last.to + 1 }), act: record.seq + 1, on: 0, received };
  return { before, rest, all: [...before, rest] };
}

/** The report of an event as it would be on record; undefined if the record does not have all its players yet. */
function reportNow({ record, numberOf }: LoadedSeries, event: UndecidedEvent): Uint8Array | undefined {
  const { rest } = evaluationsNow(record, event);
  const games = event.record.games.filter(({ round }) => round >= rest.from);
  const everybody = [...(event.record.participants ?? []), ...games.flatMap(({ white, black }) => [white, black])];
  if (!everybody.every((player) => numberOf(player) !== undefined)) return undefined;
  const part = packedReport({ ...event.record, games }, (player) => numberOf(player)!, [rest]);
  const paper = record.reports.get(event.id);
  return packGames(joinedParts(paper && unpackGames(paper), part));
}

interface Known {
  readonly reports: ReadonlyMap<string, Uint8Array>;
  readonly series: LoadedSeries;
}
const known = new WeakMap<LoadedSeries, Map<string, Known>>();
/** A page asks several questions about the same player; each series has an index of all players. */
const MOST_KEPT = 20;

/**
 * The series as a player's own lines see it today: with everything that is accepted, and with these events as if they
 * were accepted now. It has the player's events alone, so that it costs the same in a federation of any size.
 */
export function seriesToday(loaded: LoadedSeries, player: string, events: readonly UndecidedEvent[]): LoadedSeries {
  const number = loaded.numberOf(player);
  const own = events.filter(({ record }) => hasGame(record, player));
  if (number === undefined || own.length === 0) return loaded;
  const reports = new Map(
    own.flatMap((event) => {
      const report = reportNow(loaded, event);
      return report === undefined ? [] : [[event.id, report] as const];
    }),
  );
  const players = known.get(loaded) ?? new Map<string, Known>();
  known.set(loaded, players);
  const before = players.get(player);
  if (before && areSame(before.reports, reports)) return before.series;
  const series = withReportsOf(loaded, number, reports);
  players.delete(player);
  players.set(player, { reports, series });
  if (players.size > MOST_KEPT) players.delete(players.keys().next().value!);
  return series;
}

function withReportsOf(loaded: LoadedSeries, player: number, reports: ReadonlyMap<string, Uint8Array>): LoadedSeries {
  const { record, series, sheets, columns, sister } = loaded;
  const since = (sheets.at(-1)?.day ?? NO_DAY) - CLOSED_BEFORE;
  const { last } = daysOfEvents(columns);
  const recent = eventsOfPlayers(columns.events, record.players.length, [player]).filter(
    (event) => last[event]! >= since,
  );
  const ids = recent.map((event) => columns.events.ids[event]!).filter((id) => record.reports.has(id));
  const all = new Map([...ids.map((id) => [id, record.reports.get(id)!] as const), ...reports]);
  return loadedSeriesOf({ ...record, reports: all }, series, loaded, sister, () => columns.players);
}

const areSame = (a: Known['reports'], b: Known['reports']): boolean =>
  a.size === b.size && [...a].every(([id, bytes]) => isSame(bytes, b.get(id)));

const isSame = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  a.length === b?.length && a.every((byte, i) => byte === b[i]);
