import {
  type EventColumns,
  type FederationColumns,
  type ListColumns,
  type ListSheet,
  linesBetween,
  listInForce,
  noLines,
  otherLines,
  type PoolEntry,
  type SheetColumn,
  type SheetLines,
  type SheetPools,
  sheetWithLines,
} from '@escala/core';
import type { AmendTerms } from '../../contracts/rating.ts';
import type { CarriedState, OpenPeriod, PeriodOpening } from '../lists/list-book.ts';
import { earliestStart, listsSince } from '../lists/rate-lists.ts';
import { newScratchColumns, newSomeLines, type ScratchColumns } from '../period-columns.ts';
import { type AmendedBook, type AmendedList, type Amendment, type CarriedLine, eventsWithout } from './amend-lists.ts';
import { type AmendedPeriod, amendPeriod } from './amended-period.ts';
import { poolPlayers, poolsWith } from './amended-pools.ts';
import { MarkedPlayers } from './marked-players.ts';

/** The earlier or the current history; its lists advance. Only entries of players that were examined are valid. */
interface World {
  readonly lists: { readonly days: number[]; readonly ratings: Int16Array[] };
  readonly standardLists: ListColumns | undefined;
  readonly scratch: ScratchColumns;
  readonly state: Omit<CarriedState, 'pools'>;
  readonly factors: Uint8Array;
}

function newWorld({ lists, players: { count } }: FederationColumns, standardLists: ListColumns | undefined): World {
  return {
    lists: { days: [...lists.days], ratings: [...lists.ratings] },
    standardLists,
    scratch: { ...newScratchColumns(count), lines: newSomeLines(count) },
    state: {
      careerGames: new Int32Array(count),
      reached: new Uint8Array(count),
      lastEventDay: new Int32Array(count),
    },
    factors: new Uint8Array(count),
  };
}

type GivenList = NonNullable<ReturnType<NonNullable<AmendTerms['given']>>>;

/** What differs in a list. */
interface OtherLines {
  readonly lines: SheetLines;
  readonly pools?: SheetPools | undefined;
}

const NOBODY: readonly number[] = [];

/** Columns that the next list carries on from a line. */
const CARRIED: readonly SheetColumn[] = ['rating', 'factor', 'careerGames', 'reached', 'lastEventDay'];

/**
 * Two histories of a book with pools, list by list (D-OFF-680). The earlier one is the kept lists; the current one has
 * the same lines except for players who differ, or who meet a player with a different standing in an event.
 */
export class AmendedHistory<Work extends OpenPeriod> implements Amendment {
  readonly #book: AmendedBook<Work>;
  readonly #record: FederationColumns;
  readonly #terms: AmendTerms;
  readonly #before: World;
  readonly #after: World;
  readonly #eventsOf: readonly Int32Array[];
  readonly #goneIn: readonly Int32Array[];
  /** Players whose rating or pool differs for some event of the list. */
  readonly #standing: MarkedPlayers;
  /** Players whose rating or standard rating differed on any list, and the last list on which it did. */
  readonly #ever: MarkedPlayers;
  readonly #lastOther: Int32Array;
  readonly #lastStandard: Int32Array;
  #standardLists = 0;
  readonly #otherPools = new Set<number>();
  readonly #whole: MarkedPlayers;
  readonly #concerned: MarkedPlayers;
  readonly #only: MarkedPlayers;
  /** Differences left by the last list, and the index of a player among these lines. */
  #lines: SheetLines = noLines();
  readonly #lineOf: Int32Array;
  #carried: readonly number[] = [];
  #pools: ListSheet['pools'];
  readonly #first: Pick<PeriodOpening, 'state' | 'factors'>;

  constructor(book: AmendedBook<Work>, record: FederationColumns, terms: AmendTerms) {
    this.#book = book;
    this.#record = record;
    this.#terms = terms;
    const { count } = record.players;
    this.#before = newWorld(record, terms.standardBefore);
    this.#after = newWorld(record, record.standardLists);
    const listDays = terms.kept.map(({ day }) => day);
    const opens = record.lists.days.at(-1);
    const eventsOf = (all: EventColumns) => book.periodsOf(all, listDays, opens).map(({ events }) => events);
    this.#eventsOf = eventsWithout(eventsOf(record.events), terms.without);
    this.#goneIn = eventsOf(terms.before.events);
    this.#standing = new MarkedPlayers(count);
    this.#ever = new MarkedPlayers(count);
    this.#whole = new MarkedPlayers(count);
    this.#concerned = new MarkedPlayers(count);
    this.#only = new MarkedPlayers(count);
    this.#lineOf = new Int32Array(count).fill(-1);
    this.#lastOther = new Int32Array(count).fill(-1);
    this.#lastStandard = new Int32Array(count).fill(-1);
    this.#first = book.openingOf(record, listDays[0]!);
    this.#pools = this.#first.state.pools;
  }

  get differ(): number {
    return this.#standing.all.length;
  }

  next(list: number): AmendedList | undefined {
    const kept = this.#terms.kept[list]!;
    const given = this.#terms.given?.(list);
    const { lines, pools } = given === undefined ? this.#made(list, kept) : this.#taken(kept, given);
    const sheet = lines.players.length === 0 && pools === undefined ? kept : sheetWithLines(kept, lines, pools);
    this.#moveOn(kept, sheet, lines);
    return sheet === kept ? undefined : { sheet, lines };
  }

  #made(list: number, kept: ListSheet): OtherLines {
    const period = this.#book.stands?.(kept.day) ? undefined : this.#periodOf(list);
    if (period === undefined) return { lines: noLines() };
    const { players, closed } = amendPeriod(this.#book, period);
    const pools = poolsWith(kept, closed, players, this.#otherPools);
    return { lines: otherLines(kept, closed.lines, players), pools };
  }

  /** Differences of a list made elsewhere. */
  #taken(kept: ListSheet, { sheet, lines = linesBetween(kept, sheet) }: GivenList): OtherLines {
    this.#mark(kept.day, kept.day);
    return { lines, pools: poolsWith(kept, sheet, poolPlayers(kept, sheet), this.#otherPools) };
  }

  #moveOn(kept: ListSheet, sheet: ListSheet, lines: SheetLines): void {
    const number = this.#before.lists.days.push(kept.day) - 1;
    this.#before.lists.ratings.push(kept.rating);
    this.#after.lists.days.push(kept.day);
    this.#after.lists.ratings.push(sheet.rating);
    for (const player of this.#lines.players) this.#lineOf[player] = -1;
    this.#lines = lines;
    this.#pools = sheet.pools;
    const { players } = lines;
    players.forEach((player, i) => {
      this.#lineOf[player] = i;
    });
    this.#carried = players.filter((player, i) => CARRIED.some((name) => lines[name][i] !== kept[name][player]));
    players.forEach((player, i) => {
      if (lines.rating[i] === kept.rating[player]) return;
      this.#lastOther[player] = number;
      this.#ever.add(player);
      this.#standing.add(player);
    });
    for (const player of this.#otherPools) this.#standing.add(player);
  }

  /** What to recompute for a list; undefined if nothing changes. */
  #periodOf(list: number): AmendedPeriod | undefined {
    const { kept, event, before: gone } = this.#terms;
    const { day: listDay } = kept[list]!;
    const { events } = this.#record;
    const [all, goneHere] = [this.#eventsOf[list]!, this.#goneIn[list]!];
    const others = event !== undefined && all.includes(event) ? all.filter((each) => each !== event) : all;
    const startBefore = Math.min(
      earliestStart(events, { listDay, events: others }),
      earliestStart(gone.events, { listDay, events: goneHere }),
    );
    const startAfter = earliestStart(events, { listDay, events: all });
    const lists = {
      before: listsSince(this.#before.lists, startBefore),
      after: listsSince(this.#after.lists, startAfter),
    };
    const byStandard = this.#mark(Math.min(startBefore, startAfter), listDay);
    const { is } = this.#standing;
    const { participants, participantsFrom } = events;
    // A game dated before its event is rated by the oldest list of the period.
    const whole = lists.before.days.length !== lists.after.days.length;
    const inQuestion = all.filter((each) => {
      if (whole || each === event) return true;
      for (let i = participantsFrom[each]!; i < participantsFrom[each + 1]!; i++)
        if (is[participants[i]!] !== 0) return true;
      return false;
    });
    const differing = [...this.#carried, ...this.#otherPools, ...byStandard];
    if (inQuestion.length + goneHere.length + differing.length === 0) return undefined;
    const federation = { ...this.#record, ...(list > 0 && { players: this.#playersLater }) };
    const { standardLists } = this.#before;
    return {
      listDay,
      kept: kept[list]!,
      events: all,
      changed: event,
      inQuestion,
      gone: goneHere.length === 0 ? undefined : gone,
      differing,
      before: { ...this.#before, federation: { ...federation, lists: lists.before, standardLists } },
      after: { ...this.#after, federation: { ...federation, lists: lists.after } },
      poolsBefore: (list === 0 ? this.#first.state : kept[list - 1]!).pools as Map<number, readonly PoolEntry[]>,
      poolOf: (player) => this.#pools.get(player),
      takeDays: () => this.#takeDays(list),
      take: this.#taker(list),
      whole: this.#whole,
      concerned: this.#concerned,
      only: this.#only,
    };
  }

  /** A K given by a document belongs to its last list only. */
  get #playersLater(): FederationColumns['players'] {
    return { ...this.#record.players, listedFactor: undefined };
  }

  /** Sets the last event days of all players in both histories, which is all that rating an event needs. */
  #takeDays(list: number): void {
    const { lastEventDay } = list === 0 ? this.#first.state : this.#terms.kept[list - 1]!;
    this.#before.state.lastEventDay.set(lastEventDay);
    this.#after.state.lastEventDay.set(lastEventDay);
    const { players, lastEventDay: own } = this.#lines;
    for (let i = 0; i < players.length; i++) this.#after.state.lastEventDay[players[i]!] = own[i]!;
  }

  /** Returns what sets the other values of the last list's lines, player by player. */
  #taker(list: number): (player: number) => void {
    const [before, after] = [this.#before, this.#after];
    if (list === 0) {
      const { state, factors } = this.#first;
      const line = { ...state, factor: factors };
      return (player) => {
        for (const world of [before, after]) write(world, player, lineAt(line, player), factors[player]!);
      };
    }
    const { day, careerGames, reached, factor } = this.#terms.kept[list - 1]!;
    const [kept, own] = [{ careerGames, reached, factor }, this.#lines];
    return (player) => {
      const was = lineAt(kept, player);
      const place = this.#lineOf[player]!;
      const is = place < 0 ? was : lineAt(own, place);
      write(before, player, was, this.#book.factorAfter(day, was));
      write(after, player, is, this.#book.factorAfter(day, is));
    };
  }

  /**
   * Marks players whose rating differs on a list since the day, whose pool differs, or whose standard rating does
   * (fide-2024 R7.2.1); returns the latter.
   */
  #mark(start: number, listDay: number): readonly number[] {
    const [is, was] = [this.#after.standardLists, this.#before.standardLists];
    const { lists } = this.#before;
    const from = Math.max(0, listInForce(lists, start));
    let standardFrom = 0;
    if (is !== undefined) {
      standardFrom = Math.max(0, listInForce(is, Math.min(start, lists.days.at(-1) ?? start)));
      for (const last = listInForce(is, listDay); this.#standardLists <= last; this.#standardLists++) {
        const [now, then] = [is.ratings[this.#standardLists]!, was?.ratings[this.#standardLists]];
        for (let player = 0; now !== then && player < now.length; player++)
          if (now[player] !== (then?.[player] ?? 0)) {
            this.#lastStandard[player] = this.#standardLists;
            this.#ever.add(player);
          }
      }
    }
    const standing = this.#standing;
    standing.clear();
    // An event reported late may use a list that earlier periods no longer used.
    for (const player of this.#ever.all) if (this.#lastOther[player]! >= from) standing.add(player);
    for (const player of this.#otherPools) standing.add(player);
    if (is === undefined) return NOBODY;
    const byStandard = this.#ever.all.filter((player) => this.#lastStandard[player]! >= standardFrom);
    for (const player of byStandard) standing.add(player);
    return byStandard;
  }
}

const lineAt = (
  { careerGames, reached, factor }: Readonly<Record<keyof CarriedLine, ArrayLike<number>>>,
  place: number,
): CarriedLine => ({
  careerGames: careerGames[place]!,
  reached: reached[place]!,
  factor: factor[place]!,
});

function write({ state, factors }: World, player: number, line: CarriedLine, factor: number): void {
  state.careerGames[player] = line.careerGames;
  state.reached[player] = line.reached;
  factors[player] = factor;
}
