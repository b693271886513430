import { isListed } from '@escala/core';
import type { Reading } from '../../ports.ts';
import { lineAt, partOf, sliceOf } from '../../rating/columns/packed-sheet.ts';
import { listKind } from '../../rating/lists/list.ts';
import { keptSheets } from '../../rating/series/editions.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';

/** A player's ratings on a day: on each series' list in force, and FIDE's. */
export type RatingsThen = (player: Player, date: string) => readonly number[];

/** Reads only the lists that were in force on these days. */
export async function loadRatingsThen(reading: Reading, dates: readonly string[]): Promise<RatingsThen> {
  const federation = await reading.get(federationKind, reading.federation);
  const inForce = new Map<string, ReadonlyMap<number, Uint8Array>[]>();
  for (const { id: series } of federation?.body.series ?? []) {
    const lists = (await reading.find(listKind, { key: 'series', equals: series })).map(({ body }) => body.date).sort();
    const wanted = new Map(dates.map((date) => [date, lists.findLast((list) => list <= date)]));
    const sheets = new Map<string, ReadonlyMap<number, Uint8Array>>();
    for (const date of new Set(wanted.values()))
      if (date !== undefined) {
        const [kept] = await keptSheets(reading, series, 'published', { date });
        if (kept !== undefined) sheets.set(date, kept.parts);
      }
    for (const [date, list] of wanted) {
      const parts = list === undefined ? undefined : sheets.get(list);
      if (parts !== undefined) inForce.set(date, [...(inForce.get(date) ?? []), parts]);
    }
  }
  return (player, date) => [
    ...(inForce.get(date) ?? []).flatMap((parts) => ratingIn(parts, player.number)),
    ...fideRatings(player, date),
  ];
}

function ratingIn(parts: ReadonlyMap<number, Uint8Array>, player: number): number[] {
  const bytes = parts.get(partOf(player));
  const { from, length } = sliceOf(player);
  if (bytes === undefined || bytes.length < from + length) return [];
  const { rating, status } = lineAt(bytes, from);
  return !isListed(status) || rating === 0 ? [] : [rating];
}

function fideRatings({ fide }: Player, date: string): number[] {
  const entry = fide?.ratings?.findLast(({ from }) => from <= date);
  return [entry?.standard, entry?.rapid, entry?.blitz].filter((rating) => rating !== undefined);
}
