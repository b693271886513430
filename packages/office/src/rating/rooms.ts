import type { Reading } from '../ports.ts';
import { federationKind, type Series } from '../records/federation.ts';
import { listKind } from '../records/list.ts';
import { playerKind } from '../records/player.ts';
import { seasonKind } from '../records/season.ts';
import { type LoadedRecord, listsBySeries, loadRecord } from './loaded-record.ts';
import { GAMES_FOLDER } from './packed-games.ts';
import { grown, listFolder, poolFolder } from './packed-sheet.ts';
import { sisterOf } from './series-book.ts';
import { roomOf, type SeriesRoom, seriesRoom } from './series-room.ts';

/** So many acts are followed one by one; after more of them the record is loaded anew. */
const MOST_FOLLOWED = 2000;

/** A federation at hand. */
export interface Room {
  readonly record: LoadedRecord;
  series(reading: Reading, id: string): Promise<SeriesRoom | undefined>;
}

/** Federations at hand in this process, each as new as its record. */
export interface Rooms {
  of(reading: Reading): Promise<Room>;
}

/** Nothing is kept between two questions: for tests and single commands. */
export const noRooms: Rooms = { of: async (reading) => roomOver(await loadRecord(reading)) };

/**
 * Keeps the last few federations in memory, as columns. What was written since by any process is read from the acts: only players and
 * events that they touched are loaded again.
 */
export function rooms(most = 8): Rooms {
  const known = new Map<string, Promise<KnownRoom>>();
  return {
    of: (reading) => {
      const before = known.get(reading.federation);
      const room = (before ?? Promise.reject()).then(
        (present) => refreshed(reading, present),
        async () => roomOver(await loadRecord(reading)),
      );
      known.delete(reading.federation);
      known.set(reading.federation, room);
      if (known.size > most) known.delete(known.keys().next().value!);
      return room;
    },
  };
}

/** `earlier` has the lists of series of which nothing was filed since. */
function roomOver(record: LoadedRecord, earlier: ReadonlyMap<string, Promise<SeriesRoom>> = new Map()): KnownRoom {
  const opened = new Map<string, Promise<SeriesRoom>>();
  const open = async (reading: Reading, series: Series): Promise<SeriesRoom> => {
    const before = await earlier.get(series.id)?.catch(() => undefined);
    const sister = sisterOf(record.federation, series);
    const sisterRoom = sister && (await room.series(reading, sister.id));
    return before === undefined
      ? seriesRoom(reading, record, series, sisterRoom)
      : roomOf(
          record,
          series,
          before.sheets.map((sheet) => grown(sheet, record.players.length)),
          before.imported,
          sisterRoom,
        );
  };
  const room: KnownRoom = {
    record,
    opened,
    series: async (reading, id) => {
      const found = record.federation.series.find((each) => each.id === id);
      if (found === undefined) return undefined;
      const present = opened.get(id) ?? open(reading, found);
      opened.set(id, present);
      // A room that could not be opened is tried again the next time.
      present.catch(() => opened.delete(id));
      return present;
    },
  };
  return room;
}

interface KnownRoom extends Room {
  readonly opened: ReadonlyMap<string, Promise<SeriesRoom>>;
}

async function refreshed(reading: Reading, room: KnownRoom): Promise<KnownRoom> {
  const { record } = room;
  const { seq } = await reading.head();
  if (seq <= record.seq) return room;
  const acts = await reading.actsAfter(record.seq, MOST_FOLLOWED);
  if (acts.length === MOST_FOLLOWED) return roomOver(await loadRecord(reading));
  const touched = (kind: string): string[] =>
    acts.flatMap((act) => act.touched.filter((each) => each.kind === kind).map(({ id }) => id));
  const filed = acts.flatMap((act) => act.filed);
  const [players, lists] = [touched(playerKind.name), touched(listKind.name)];
  const games = new Set(filed.filter(({ folder }) => folder === GAMES_FOLDER).map(({ name }) => name));
  const isRated =
    players.length +
      lists.length +
      games.size +
      touched(federationKind.name).length +
      touched(seasonKind.name).length +
      filed.length >
    0;
  // Most acts of a day are about other things: results being entered, claims, accounts.
  if (!isRated) return { ...room, record: Object.assign(record, { seq }) };
  const next = {
    seq,
    ...(await withPlayers(reading, record, players)),
    federation: (await reading.get(federationKind, reading.federation))!.body,
    seasons:
      touched(seasonKind.name).length === 0 ? record.seasons : (await reading.list(seasonKind)).map(({ body }) => body),
    reports: await withGames(reading, record, games),
    listsOf:
      lists.length === 0 ? record.listsOf : listsBySeries((await reading.list(listKind)).map(({ body }) => body)),
  };
  const refiled = new Set(filed.map(({ folder }) => folder));
  const untouched = [...room.opened].filter(([id]) => !refiled.has(listFolder(id)) && !refiled.has(poolFolder(id)));
  return roomOver(next, new Map(untouched));
}

async function withPlayers(
  reading: Reading,
  record: LoadedRecord,
  ids: readonly string[],
): Promise<Pick<LoadedRecord, 'players' | 'playerIds'>> {
  if (ids.length === 0) return { players: record.players, playerIds: record.playerIds };
  const [players, playerIds] = [[...record.players], [...record.playerIds]];
  for (const { id, body } of await reading.getMany(playerKind, ids)) {
    players[body.number] = body;
    playerIds[body.number] = id;
  }
  return { players, playerIds };
}

async function withGames(
  reading: Reading,
  { reports }: LoadedRecord,
  events: ReadonlySet<string>,
): Promise<LoadedRecord['reports']> {
  if (events.size === 0) return reports;
  const next = new Map(reports);
  for (const name of events) {
    const [paper] = await reading.papers(GAMES_FOLDER, { name, edition: 'latest' });
    if (paper) next.set(name, paper.bytes);
  }
  return next;
}
