import {
  dayFrom,
  type EventRecord,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  type LedgerLine,
  listInForce,
  type Performance,
  type PublishedList,
  UNRATED,
  writeDay,
} from '@escala/core';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';

/** What the games of one event change for a player on a list. */
interface PlayerInEvent {
  /** A line for every game that counts, in order of rounds. */
  readonly lines: readonly LedgerLine[];
  /** For an unrated player. */
  readonly performance: Performance | undefined;
}

/**
 * Computed from the player's own events alone, so that a card costs the same in a federation of any size. An event not
 * accepted yet is added as it is, with its participants' data for the same list (D-OFF-391).
 */
export function playerInEvent(loaded: LoadedSeries, date: string, event: EventRecord, player: string): PlayerInEvent {
  const number = loaded.numberOf(player);
  if (number === undefined) return { lines: [], performance: undefined };
  const day = dayFrom(date);
  const own = listDocument(loaded, day, new Set([number]));
  const isAccepted = own.events.some(({ id }) => id === event.id);
  const { ledger, performances } = isAccepted
    ? headToHeadBook(loaded.series).rate(own)
    : ratedSoFar(loaded, date, event);
  const isOwn = (line: { readonly event: string; readonly player: string }): boolean =>
    line.event === event.id && line.player === player;
  return { lines: ledger.filter(isOwn).toSorted((a, b) => a.round - b.round), performance: performances.find(isOwn) };
}

interface RatedSoFar {
  readonly of: string;
  readonly output: HeadToHeadOutput;
}
const known = new WeakMap<LoadedSeries, Map<string, RatedSoFar>>();

/** Rated once for all participants, until another result comes in. */
function ratedSoFar(loaded: LoadedSeries, date: string, event: EventRecord): HeadToHeadOutput {
  const events = known.get(loaded) ?? new Map<string, RatedSoFar>();
  known.set(loaded, events);
  const of = JSON.stringify([date, event]);
  const before = events.get(event.id);
  if (before?.of === of) return before.output;
  const output = headToHeadBook(loaded.series).rate(withEvent(loaded, date, event));
  events.set(event.id, { of, output });
  return output;
}

/**
 * The list with the event as it is, complete: whether it is a children's event depends on all participants (fce-2016
 * 16.3).
 */
function withEvent(loaded: LoadedSeries, date: string, event: EventRecord): HeadToHeadInput {
  const ids = new Set([...(event.participants ?? []), ...event.games.flatMap(({ white, black }) => [white, black])]);
  const numbers = [...ids].flatMap((id) => loaded.numberOf(id) ?? []);
  const document = listDocument(loaded, dayFrom(date), new Set(numbers));
  return { ...document, lists: listsSince(loaded, document, event.start), events: [...document.events, event] };
}

/** The lists of a document, preceded by those in force since a day. */
function listsSince(
  loaded: LoadedSeries,
  { lists, listDate, players }: HeadToHeadInput,
  start: string,
): PublishedList[] {
  const { days, ratings } = loaded.columns.lists;
  const from = Math.max(0, listInForce(loaded.columns.lists, dayFrom(start)));
  const earlier = days.flatMap((day, list) => {
    const date = writeDay(day);
    if (list < from || date >= (lists[0]?.date ?? listDate)) return [];
    const rated = players.flatMap(({ id }): [string, number][] => {
      const rating = ratings[list]![loaded.numberOf(id)!]!;
      return rating === UNRATED ? [] : [[id, rating]];
    });
    return [{ date, ratings: Object.fromEntries(rated) }];
  });
  return [...earlier, ...lists];
}
