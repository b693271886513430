import { missing, Refused } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { listId, listKind, type OfficialList } from '../../rating/lists/list.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { type Federation, federationKind, type Series } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { seriesById } from '../series/scrabble-book.ts';
import { type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptLists } from '../series/sheet-editions.ts';

export async function foundSeries(reading: Reading, id: string): Promise<Series> {
  const federation: Federation | undefined = (await reading.get(federationKind, reading.federation))?.body;
  const series = federation && seriesById(federation, id);
  if (series === undefined)
    throw new Refused([missing('scrabble-series-unknown', { series: id }, { field: 'series' })]);
  return series;
}

/** A list of the series; the latest one where no date is given. */
export async function foundList(reading: Reading, series: string, date?: string): Promise<Kept<OfficialList>> {
  await foundSeries(reading, series);
  const list =
    date === undefined ? await latestList(reading, series) : await reading.get(listKind, listId(series, date));
  if (list === undefined && date === undefined)
    throw new Refused([missing('no-list-yet', { series }, { field: 'series' })]);
  if (list === undefined)
    throw new Refused([missing('scrabble-list-unknown', { series, date: date! }, { field: 'date' })]);
  return list;
}

async function latestList(reading: Reading, series: string): Promise<Kept<OfficialList> | undefined> {
  const lists = await reading.find(listKind, { key: 'series', equals: series });
  return lists.toSorted((a, b) => (a.body.date < b.body.date ? -1 : 1)).at(-1);
}

export async function foundSheet(
  reading: Reading,
  series: string,
  date: string,
  edition: Edition,
): Promise<ScrabbleSheet> {
  const [kept] = await keptLists(reading, series, edition, { date });
  if (kept === undefined) throw new Refused([missing('scrabble-list-unknown', { series, date }, { field: 'date' })]);
  return unpackScrabbleSheet(kept.bytes);
}

/** Names of players, as they are called today. */
export async function namesOf(reading: Reading, players: readonly string[]): Promise<(player: string) => string> {
  const found = await reading.getMany(playerKind, [...new Set(players)]);
  const names = new Map(found.map(({ id, body }) => [id, body.name]));
  return (player) => names.get(player) ?? player;
}
