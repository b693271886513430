import type { Reading } from '../../ports.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { type Season, seasonKind } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { inOneBuffer, sharedTexts } from '../columns/memory-saving.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';
import { listKind, type OfficialList } from '../lists/list.ts';

/** What ratings are derived from, as the record was after one act. Players are at their numbers. */
export interface LoadedRecord {
  readonly seq: number;
  readonly federation: Federation;
  readonly players: readonly Player[];
  readonly playerIds: readonly string[];
  readonly seasons: readonly Season[];
  /** Packed games of the accepted events, by event. */
  readonly reports: ReadonlyMap<string, Uint8Array>;
  /** Published lists of a series, oldest first. */
  listsOf(series: string): readonly OfficialList[];
}

export async function loadRecord(reading: Reading, asOf?: number): Promise<LoadedRecord> {
  const seq = asOf ?? (await reading.head()).seq;
  const [federation] = await (asOf === undefined
    ? reading.list(federationKind)
    : reading.listAsOf(federationKind, asOf));
  if (federation === undefined) throw new Error(`Nothing is on record of ${reading.federation}.`);
  const players = await (asOf === undefined ? reading.list(playerKind) : reading.listAsOf(playerKind, asOf));
  const papers = await reading.papers(GAMES_FOLDER, { edition: 'latest', asOf });
  const lists = await (asOf === undefined ? reading.list(listKind) : reading.listAsOf(listKind, asOf));
  const seasons = await (asOf === undefined ? reading.list(seasonKind) : reading.listAsOf(seasonKind, asOf));
  const byNumber: Player[] = [];
  const playerIds: string[] = [];
  const shared = sharedTexts();
  for (const { id, body } of players) {
    byNumber[body.number] = shared(body);
    playerIds[body.number] = id;
  }
  return {
    seq,
    federation: federation.body,
    players: byNumber,
    playerIds,
    seasons: seasons.map(({ body }) => body),
    reports: inOneBuffer(papers),
    listsOf: listsBySeries(lists.map(({ body }) => body)),
  };
}

export function listsBySeries(lists: readonly OfficialList[]): LoadedRecord['listsOf'] {
  const bySeries = Map.groupBy(lists, ({ series }) => series);
  for (const each of bySeries.values()) each.sort((a, b) => (a.date < b.date ? -1 : 1));
  return (series) => bySeries.get(series) ?? [];
}
