import { dayFrom, writeDay } from '@escala/core';
import type { Reading } from '../../../ports.ts';
import { lineAt, listFolder, partOf, sliceOf } from '../../../rating/packed-sheet.ts';
import type { FederationEvent } from '../../../records/event.ts';
import { federationKind } from '../../../records/federation.ts';
import { listKind } from '../../../records/list.ts';
import type { Player } from '../../../records/player.ts';

/** Ratings of the federation's first series, on its list in force when the event starts, by player id (D-OFF-23). */
export async function listedRatings(
  reading: Reading,
  event: FederationEvent,
  players: ReadonlyMap<string, Player>,
): Promise<ReadonlyMap<string, number>> {
  const series = (await reading.get(federationKind, reading.federation))?.body.series[0]?.id;
  const date = series === undefined ? undefined : await listInForce(reading, series, event.start);
  if (series === undefined || date === undefined) return new Map();
  const parts = new Map<number, Uint8Array | undefined>();
  const ratings = new Map<string, number>();
  for (const [id, { number }] of players) {
    const part = partOf(number);
    if (!parts.has(part)) {
      const [paper] = await reading.papers(listFolder(series), { name: date, part, edition: 'latest' });
      parts.set(part, paper?.bytes);
    }
    const rating = ratingOf(parts.get(part), number);
    if (rating > 0) ratings.set(id, rating);
  }
  return ratings;
}

async function listInForce(reading: Reading, series: string, day: string): Promise<string | undefined> {
  const before = { key: 'date', to: writeDay(dayFrom(day) + 1) };
  const lists = await reading.find(listKind, before, { descending: true, limit: 32 });
  return lists.find(({ body }) => body.series === series)?.body.date;
}

function ratingOf(bytes: Uint8Array | undefined, number: number): number {
  const { from, length } = sliceOf(number);
  return bytes === undefined || from + length > bytes.byteLength ? 0 : lineAt(bytes, from).rating;
}
