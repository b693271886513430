import { dayFrom, writeDay } from '@escala/core';
import type { Reading } from '../../ports.ts';
import { lineAt, listFolder, partOf, sliceOf } from '../../rating/columns/packed-sheet.ts';
import { revisedFolder, revisedLine } from '../../rating/columns/revised-lines.ts';
import { listKind } from '../../rating/lists/list.ts';
import { type Federation, federationOf } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { FederationEvent } from '../event.ts';

/**
 * Ratings of the federation's first series, on the list in force at the start of the event, by player id (D-OFF-23).
 */
export async function listedRatings(
  reading: Reading,
  event: Pick<FederationEvent, 'start'>,
  players: ReadonlyMap<string, Player>,
): Promise<ReadonlyMap<string, number>> {
  const series = (await federationOf(reading))?.series[0]?.id;
  const date = series === undefined ? undefined : await listInForce(reading, series, event.start);
  return series === undefined || date === undefined ? new Map() : ratingsOnList(reading, series, date, players);
}

export async function ratingsOnList(
  reading: Reading,
  series: string,
  date: string,
  players: ReadonlyMap<string, Player>,
): Promise<ReadonlyMap<string, number>> {
  const parts = new Map<number, Uint8Array | undefined>();
  const ratings = new Map<string, number>();
  const revised = await reading.papers(revisedFolder(series), { name: date, edition: 'all' });
  for (const [id, { number }] of players) {
    const part = partOf(number);
    if (!parts.has(part)) {
      const [paper] = await reading.papers(listFolder(series), { name: date, part, edition: 'latest' });
      parts.set(part, paper?.bytes);
    }
    const since = revised.findLast(({ bytes }) => revisedLine(bytes, number, 'after') !== undefined);
    const rating = since ? revisedLine(since.bytes, number, 'after')!.rating : ratingOf(parts.get(part), number);
    if (rating > 0) ratings.set(id, rating);
  }
  return ratings;
}

/** The office's own published ratings of the players, by series, from the list in force at the start of the event. */
export interface OfficeFacts {
  readonly federation: Federation | undefined;
  /** By series, then by player id; unrated players are left out. */
  readonly ratings: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/** An event is judged by the office's own lists, whatever a file says (fide-2009 1.1, 6.3 to 6.6; D-FIDE-14). */
export async function loadOfficeFacts(
  reading: Reading,
  start: string,
  players: ReadonlyMap<string, Player>,
): Promise<OfficeFacts> {
  const federation = await federationOf(reading);
  const ratings = new Map<string, Readonly<Record<string, number>>>();
  for (const { id } of federation?.series ?? []) {
    // As in the books, an event older than all lists uses the oldest list.
    const date = (await listInForce(reading, id, start)) ?? (await oldestList(reading, id));
    const listed = date === undefined ? new Map() : await ratingsOnList(reading, id, date, players);
    ratings.set(id, Object.fromEntries(listed));
  }
  return { federation, ratings };
}

async function oldestList(reading: Reading, series: string): Promise<string | undefined> {
  const lists = await reading.find(listKind, { key: 'date' }, { limit: 32 });
  return lists.find(({ body }) => body.series === series)?.body.date;
}

export async function listInForce(reading: Reading, series: string, day: string): Promise<string | undefined> {
  const before = { key: 'date', to: writeDay(dayFrom(day) + 1) };
  const lists = await reading.find(listKind, before, { descending: true, limit: 32 });
  return lists.find(({ body }) => body.series === series)?.body.date;
}

function ratingOf(bytes: Uint8Array | undefined, number: number): number {
  const { from, length } = sliceOf(number);
  return bytes === undefined || from + length > bytes.byteLength ? 0 : lineAt(bytes, from).rating;
}
