import { type LedgerSink, type ListSheet, writeDay } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { listsToCome } from '../lists/live-list.ts';
import { termsOf } from '../publishing/next-list.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';

/** The results of one event's games for a player on one list. */
export interface LedgerSum {
  readonly event: string;
  readonly list: string;
  readonly games: number;
  /** In hundredths. */
  readonly score: number;
  readonly expected: number;
  /** In 1/`CHANGES_PER_POINT`. */
  readonly change: number;
  /** Sum of the opponents' ratings. */
  readonly opponents: number;
  /** In halves; 0 if it was not the same for all games. */
  readonly kHalves: number;
}

const FIGURES = 8;
const [PLAYER, GAMES, SCORE, EXPECTED, CHANGE, OPPONENTS, FACTOR, EVENT] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The sums of a list: a row of figures for each player and event, sorted by player. */
interface SumsOfList {
  readonly events: readonly string[];
  readonly figures: Int32Array;
}

/**
 * By list, including the next one: a list is processed once for all its players, and the sums are kept as long as the
 * sheet.
 */
const known = new WeakMap<ListSheet, SumsOfList>();

/**
 * Lists processed without a pause: in a large federation some hundredths of a second, during which no other request is
 * answered (D-OFF-985).
 */
const LISTS_AT_ONCE = 2;

/** A player's sums on the lists after a day, including those to come, oldest first. */
export async function ledgerSums(
  loaded: LoadedSeries,
  player: number,
  afterDay: number,
  pause?: () => Promise<void>,
): Promise<LedgerSum[]> {
  const lists = [...loaded.sheets.slice(loaded.imported), ...listsToCome(loaded).map(({ sheet }) => sheet)];
  const wanted = lists.filter(({ day, games }) => day > afterDay && games[player]! > 0);
  // Checked again after each pause: meanwhile another request may have processed the next lists.
  for (let first = firstMissing(wanted); first !== undefined; first = firstMissing(wanted)) {
    const from = lists.indexOf(first);
    let to = from + 1;
    while (to < from + LISTS_AT_ONCE && wanted.includes(lists[to]!) && !known.has(lists[to]!)) to++;
    goThrough(loaded, lists, from, to);
    await pause?.();
  }
  return wanted.flatMap((sheet) => sumsOfPlayer(known.get(sheet)!, player, writeDay(sheet.day)));
}

const firstMissing = (sheets: readonly ListSheet[]): ListSheet | undefined => sheets.find((sheet) => !known.has(sheet));

function sumsOfPlayer({ events, figures }: SumsOfList, player: number, list: string): LedgerSum[] {
  let [first, last] = [0, figures.length / FIGURES];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (figures[middle * FIGURES + PLAYER]! < player) first = middle + 1;
    else last = middle;
  }
  const sums: LedgerSum[] = [];
  for (let at = first * FIGURES; figures[at + PLAYER] === player; at += FIGURES)
    sums.push({
      ...{ event: events[figures[at + EVENT]!]!, list, games: figures[at + GAMES]!, score: figures[at + SCORE]! },
      ...{ expected: figures[at + EXPECTED]!, change: figures[at + CHANGE]! },
      ...{ opponents: figures[at + OPPONENTS]!, kHalves: figures[at + FACTOR]! },
    });
  return sums;
}

/** Replays the lists between two places, on top of those before, with a ledger. */
function goThrough(loaded: LoadedSeries, lists: readonly ListSheet[], from: number, to: number): void {
  const book = headToHeadBook(loaded.series);
  const through = lists.slice(from, to);
  const sums = through.map(() => new Map<number, Map<number, Int32Array>>());
  const eventOf = eventOfGame(loaded);
  book.replay(book.recordAfter(loaded.base, lists.slice(0, from)), {
    ...termsOf(loaded.series),
    revision: revisionOf(loaded.series),
    rhythm: rhythmOf(loaded.series),
    listDays: through.map(({ day }) => day),
    onList: () => undefined,
    sourcesOf: (list) => loaded.sourcesOn(through[list]!.day),
    ledgerOf: (list) => listener(sums[list]!, eventOf),
  });
  for (const [list, sheet] of through.entries()) known.set(sheet, packed(loaded, sums[list]!));
}

function listener(sums: Map<number, Map<number, Int32Array>>, eventOf: (game: number) => number): LedgerSink {
  return {
    line: (game, player, _opponent, _own, opponentRating, score, expected, kHalves) => {
      const event = eventOf(game);
      const players = sums.get(event) ?? new Map<number, Int32Array>();
      sums.set(event, players);
      const row = players.get(player) ?? Int32Array.of(player, 0, 0, 0, 0, 0, kHalves, 0);
      players.set(player, row);
      row[GAMES]!++;
      row[SCORE]! += score;
      row[EXPECTED]! += expected;
      row[CHANGE]! += (score - expected) * kHalves;
      row[OPPONENTS]! += opponentRating;
      if (row[FACTOR] !== kHalves) row[FACTOR] = 0;
    },
  };
}

/** Games of an event are stored together. */
function eventOfGame({ columns: { events } }: LoadedSeries): (game: number) => number {
  return (game) => {
    let [from, to] = [0, events.count];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (events.gamesFrom[middle + 1]! <= game) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

function packed({ columns }: LoadedSeries, sums: ReadonlyMap<number, ReadonlyMap<number, Int32Array>>): SumsOfList {
  const events = [...sums.keys()];
  const rows = events.flatMap((event, e) => [...sums.get(event)!.values()].map((row) => row.with(EVENT, e)));
  // A player's rows stay in order of events.
  rows.sort((a, b) => a[PLAYER]! - b[PLAYER]!);
  const figures = new Int32Array(rows.length * FIGURES);
  rows.forEach((row, i) => {
    figures.set(row, i * FIGURES);
  });
  return { events: events.map((event) => columns.events.ids[event]!), figures };
}
