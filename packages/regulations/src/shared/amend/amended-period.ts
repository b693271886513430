import { type Day, type FederationColumns, type ListSheet, type PoolEntry, UNRATED } from '@escala/core';
import type { CarriedState, ClosedLines, OpenPeriod, PeriodOpening } from '../lists/list-book.ts';
import type { AmendedBook, EventWay } from './amend-lists.ts';
import type { MarkedPlayers } from './marked-players.ts';

interface Opening extends Pick<PeriodOpening, 'federation' | 'scratch' | 'factors'> {
  readonly state: Omit<CarriedState, 'pools'>;
}

/** One period of the earlier and the current record. */
export interface AmendedPeriod {
  readonly listDay: Day;
  /** The list that the period made before the change. */
  readonly kept: ListSheet;
  /** All current events of the list, in the order of rating, and the changed one. */
  readonly events: Int32Array;
  readonly changed: number | undefined;
  /** Events with a player whose standing differs, and the changed event. */
  readonly inQuestion: Int32Array;
  /** Only the earlier version of the event, if it belonged to the list. */
  readonly gone: Pick<FederationColumns, 'events' | 'games'> | undefined;
  /** Players whose lines may differ even without a game. */
  readonly differing: readonly number[];
  readonly before: Opening;
  readonly after: Opening;
  readonly poolsBefore: Map<number, readonly PoolEntry[]>;
  /** The current pool of a player. */
  poolOf(player: number): readonly PoolEntry[] | undefined;
  /** Sets the last event days with which both periods open. */
  takeDays(): void;
  /** Sets the rest of what both periods open with for a player, on which the line depends. */
  take(player: number): void;
  /** Players all of whose events are rated, and players whose lines may differ. Both are empty at first. */
  readonly whole: MarkedPlayers;
  readonly concerned: MarkedPlayers;
  /** In the event being rated, the players whose games are rated. */
  readonly only: MarkedPlayers;
}

/** Lines of some players. */
export interface MadeLines {
  readonly players: Int32Array;
  readonly closed: ClosedLines;
}

/**
 * Rates the games of players whose rating differs with both ratings; events in which other games may differ too are
 * rated as a whole. The difference is added to each player's sum on the kept list. Where that list has no sum, or the
 * days of events matter, all events of the player are rated.
 */
export function amendPeriod<Work extends OpenPeriod>(book: AmendedBook<Work>, period: AmendedPeriod): MadeLines {
  const { whole, concerned, differing, before, after } = period;
  whole.clear();
  concerned.clear();
  const last = [before, after].map(({ federation }) => federation.lists.ratings.at(-1));
  for (const player of differing) if (last.some((ratings) => !ratings?.[player])) whole.add(player);
  // Read once, as a column of a list may be built on access.
  const { change, games, lastEventDay } = period.kept;
  const kept = { change, games, lastEventDay };
  const ways = new Map<number, EventWays>();
  for (;;) {
    const works = openBothWays(book, period);
    rateInTurn(book, works, period, eventsToRate(book, works, period, ways), ways);
    for (const player of differing) concerned.add(player);
    for (const player of whole.all) concerned.add(player);
    for (const { touched } of [works.before, works.after])
      for (const player of touched) if (isOther(works, player)) concerned.add(player);
    for (const player of concerned.all) period.take(player);
    const known = whole.all.length;
    for (const player of concerned.all) if (!hasSums(book, works, kept, player)) whole.add(player);
    if (whole.all.length > known) continue;
    for (const player of concerned.all) if (whole.is[player] === 0) addToSums(book, works, kept, player);
    const players = Int32Array.from(concerned.all).sort();
    return { players, closed: book.close(works.after, players) };
  }
}

/**
 * Events in question, and all events of players rated in full: the performances of a player without a rating on a list
 * used by an event depend on earlier ones of the same period.
 */
function eventsToRate<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  works: BothWays<Work>,
  period: AmendedPeriod,
  ways: Map<number, EventWays>,
): Int32Array {
  const { before, after, changed, gone, whole } = period;
  const columns = [...before.federation.lists.ratings, ...after.federation.lists.ratings];
  const look = (player: number): void => {
    if (columns.length === 0 || columns.some((ratings) => ratings[player] === UNRATED)) whole.add(player);
  };
  const { participants, participantsFrom } = after.federation.events;
  gone?.events.participants.forEach(look);
  for (;;) {
    const known = whole.all.length;
    const events = eventsWith(period);
    for (const event of events) {
      if (ways.has(event)) continue;
      const way = event === changed ? 'mixed' : waysOf(book, works, event);
      ways.set(event, way);
      if (way === 'mixed')
        for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) look(participants[i]!);
    }
    for (const player of whole.all) takePool(period, works, player);
    if (whole.all.length === known) return events;
  }
}

function takePool(period: AmendedPeriod, { after }: BothWays<OpenPeriod>, player: number): void {
  const own = period.poolOf(player);
  if (own !== undefined) after.state.pools.set(player, own);
}

/** Events in question, and all events of players rated in full. */
function eventsWith({ after, events, inQuestion, whole }: AmendedPeriod): Int32Array {
  if (whole.all.length === 0) return inQuestion;
  const { participants, participantsFrom } = after.federation.events;
  const known = new Set(inQuestion);
  return events.filter((event) => {
    if (known.has(event)) return true;
    for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++)
      if (whole.is[participants[i]!] !== 0) return true;
    return false;
  });
}

interface BothWays<Work> {
  readonly before: Work;
  readonly after: Work;
}

function openBothWays<Work extends OpenPeriod>(book: AmendedBook<Work>, period: AmendedPeriod): BothWays<Work> {
  const { listDay, events, before, after } = period;
  period.takeDays();
  const open = ({ state, ...opening }: Opening, own: Map<number, readonly PoolEntry[]>): Work =>
    book.open({ ...opening, period: { listDay, events }, state: { ...state, pools: own } });
  return { before: open(before, period.poolsBefore), after: open(after, new Map()) };
}

/** An event before and after: the ratings, if both versions depend on these alone. */
type EventWays = { readonly was: Int16Array; readonly is: Int16Array } | Exclude<EventWay, Int16Array>;

function waysOf<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  { before, after }: BothWays<Work>,
  event: number,
): EventWays {
  const [was, is] = [book.wayOf(before, event), book.wayOf(after, event)];
  if (typeof was === 'string' || typeof is === 'string') return was === is && is === 'refused' ? is : 'mixed';
  return { was, is };
}

/** The event's earlier version is rated at its own place in the order by end and id. */
function rateInTurn<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  works: BothWays<Work>,
  { gone, changed, whole, only }: AmendedPeriod,
  events: Int32Array,
  ways: ReadonlyMap<number, EventWays>,
): void {
  const { before, after } = works;
  const { endDay, ids } = after.federation.events;
  const end = gone?.events.endDay[0] ?? 0;
  const isLater = (event: number): boolean =>
    endDay[event]! > end || (endDay[event] === end && ids[event]! > gone!.events.ids[0]!);
  let waits = gone !== undefined;
  const rateGone = (): void => {
    const { events: own, games } = gone!;
    book.rateEvent({ ...before, federation: { ...before.federation, events: own, games } }, 0);
    waits = false;
  };
  for (const event of events) {
    const way = ways.get(event)!;
    if (event === changed) book.rateEvent(after, event);
    else if (typeof way !== 'string') rateDifferences(book, works, event, way, whole, only);
    else if (way === 'mixed') {
      if (waits && isLater(event)) rateGone();
      book.rateEvent(before, event);
      book.rateEvent(after, event);
    }
  }
  if (waits) rateGone();
}

/** Rates the games of players whose rating differs, and of players rated in full. */
function rateDifferences<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  { before, after }: BothWays<Work>,
  event: number,
  { was, is }: Exclude<EventWays, string>,
  whole: MarkedPlayers,
  only: MarkedPlayers,
): void {
  only.clear();
  const { participants, participantsFrom } = after.federation.events;
  for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
    const player = participants[i]!;
    if (was[player] !== is[player] || whole.is[player] !== 0) only.add(player);
  }
  if (only.all.length === 0) return;
  book.rateSome(before, event, was, only.is);
  book.rateSome(after, event, is, only.is);
}

const isOther = ({ before, after }: BothWays<OpenPeriod>, player: number): boolean =>
  before.tally.gained[player] !== after.tally.gained[player] ||
  before.tally.games[player] !== after.tally.games[player] ||
  before.state.lastEventDay[player] !== after.state.lastEventDay[player];

type KeptSums = Pick<ListSheet, 'change' | 'games' | 'lastEventDay'>;

/** Whether the current line can be derived from the kept one and the differences of the events in question. */
function hasSums<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  { before, after }: BothWays<Work>,
  kept: KeptSums,
  player: number,
): boolean {
  if (before.last[player] === UNRATED || after.last[player] === UNRATED) return false;
  // The last day may now be an earlier one, of another event.
  if (after.state.lastEventDay[player]! < before.state.lastEventDay[player]!) return false;
  return book.gainedBy(before, player, kept) !== undefined;
}

function addToSums<Work extends OpenPeriod>(
  book: AmendedBook<Work>,
  { before, after }: BothWays<Work>,
  kept: KeptSums,
  player: number,
): void {
  const { gained, games } = after.tally;
  gained[player]! += book.gainedBy(before, player, kept)! - before.tally.gained[player]!;
  games[player]! += kept.games[player]! - before.tally.games[player]!;
  const { lastEventDay } = after.state;
  lastEventDay[player] = Math.max(lastEventDay[player]!, kept.lastEventDay[player]!);
}
