import { type Day, dayFrom, type FederationColumns, type LedgerSink, writeDay } from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { listsToCome, seriesBefore } from '../lists/live-list.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';

/** How the games of one event changed a player's rating on a list. */
export interface EventChange {
  readonly player: number;
  readonly own: number;
  readonly games: number;
  /** In hundredths. */
  readonly score: number;
  readonly expected: number;
  /** In 1/`CHANGES_PER_POINT`. */
  readonly change: number;
  /** The factor in halves, if it was the same for all games. */
  readonly kHalves: number | null;
}

interface EventOnList {
  readonly date: string;
  /** False: the list is still to come, and nothing here is official. */
  readonly published: boolean;
  readonly changes: readonly EventChange[];
}

/** A list this long after an event's evaluation cannot contain it any more. */
const LONGEST_WAY = 400;
const MOST_KEPT = 64;

const known = new WeakMap<LoadedSeries, Map<string, readonly EventOnList[]>>();

/** The lists that rate games of an event; an event of several months is on several. Results are cached. */
export function eventOnLists(loaded: LoadedSeries, id: string): readonly EventOnList[] {
  const kept = known.get(loaded) ?? new Map<string, readonly EventOnList[]>();
  known.set(loaded, kept);
  const before = kept.get(id);
  if (before) return before;
  const event = loaded.columns.events.ids.indexOf(id);
  const found = event < 0 ? [] : listsOf(loaded, event);
  kept.set(id, found);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return found;
}

function listsOf(loaded: LoadedSeries, event: number): EventOnList[] {
  const { startDay, endDay, evaluatedDay } = loaded.columns.events;
  const over = Math.max(endDay[event]!, evaluatedDay[event]!);
  const published = loaded.sheets.slice(loaded.imported).map(({ day }) => day);
  const toCome = listsToCome(loaded).map(({ date }) => dayFrom(date));
  const lists: EventOnList[] = [];
  for (const day of [...published, ...toCome]) {
    if (day <= startDay[event]!) continue;
    if (day > over + LONGEST_WAY) break;
    const before = seriesBefore(loaded, writeDay(day));
    if (!before.entriesOf(day).events.includes(event)) continue;
    const changes = changesOn(before, day, event);
    if (changes.length > 0) lists.push({ date: writeDay(day), published: !toCome.includes(day), changes });
    // The first list after all of it was evaluated contains the rest.
    if (day > over && changes.length > 0) break;
  }
  return lists;
}

/** Recomputes the list on top of the previous one, recording only the games of the event. */
function changesOn(loaded: LoadedSeries, day: Day, event: number): EventChange[] {
  const book = headToHeadBook(loaded.series);
  const changes = new Map<number, EventChange>();
  book.replay(recordBefore(loaded, day), {
    revision: revisionOf(loaded.series),
    rhythm: rhythmOf(loaded.series),
    listDays: [day],
    onList: () => undefined,
    sourcesOf: () => loaded.sourcesOn(day),
    ledgerOf: () => listener(loaded.columns, event, changes),
  });
  return [...changes.values()];
}

function recordBefore({ series, base, sheets, imported }: LoadedSeries, day: Day): FederationColumns {
  const earlier = sheets.slice(imported).filter((sheet) => sheet.day < day);
  return headToHeadBook(series).recordAfter(base, earlier);
}

function listener({ events }: FederationColumns, event: number, changes: Map<number, EventChange>): LedgerSink {
  const [from, to] = [events.gamesFrom[event]!, events.gamesFrom[event + 1]!];
  return {
    line: (game, player, _opponent, own, _opponentRating, score, expected, kHalves) => {
      if (game < from || game >= to) return;
      const sum = changes.get(player) ?? { player, own, games: 0, score: 0, expected: 0, change: 0, kHalves };
      changes.set(player, {
        ...sum,
        games: sum.games + 1,
        score: sum.score + score,
        expected: sum.expected + expected,
        change: sum.change + (score - expected) * kHalves,
        kHalves: sum.kHalves === kHalves ? kHalves : null,
      });
    },
  };
}
