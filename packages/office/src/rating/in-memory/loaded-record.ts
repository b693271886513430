import type { Paper, Reading } from '../../ports.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { type Season, seasonKind } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
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

/**
 * The garbage collector repeatedly scans a federation in memory while requests wait. It skips bytes but visits every
 * object, so whatever exists in hundreds of thousands is kept in few objects (D-OFF-340).
 */

/** The bytes of all these papers in one buffer, by name. */
export function inOneBuffer(papers: readonly Pick<Paper, 'name' | 'bytes'>[]): ReadonlyMap<string, Uint8Array> {
  const all = new Uint8Array(papers.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  return new Map(
    papers.map(({ name, bytes }) => {
      all.set(bytes, at);
      at += bytes.length;
      return [name, all.subarray(at - bytes.length, at)];
    }),
  );
}

/** Club names and list dates repeat for thousands of players: each text is kept once. */
export function sharedTexts(): (player: Player) => Player {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    known.set(text, text);
    return text;
  };
  return (player) => {
    const { licences, fide } = player;
    const shared = Object.fromEntries(Object.entries(licences).map(([season, club]) => [season, one(club)]));
    if (fide?.ratings === undefined) return { ...player, licences: shared };
    const ratings = fide.ratings.map((each) => ({ ...each, from: one(each.from) }));
    return { ...player, licences: shared, fide: { ...fide, ratings } };
  };
}
