import { ReadyDamaged } from '../../kit/memory.ts';
import type { Memory, OfficePorts, Reading } from '../../ports.ts';
import { federationKind, type Series } from '../../registry/federation/federation.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { takeChangesOf } from '../columns/first-rating-sources.ts';
import { changedPlayers } from '../columns/lazy-players.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';
import { listFolder, poolFolder } from '../columns/packed-sheet.ts';
import { takeColumns } from '../columns/player-columns.ts';
import { revisedFolder } from '../columns/revised-lines.ts';
import { listKind } from '../lists/list.ts';
import { takeCompiled } from '../player/compiled-player.ts';
import { takePrinted } from '../printed/ready-printed.ts';
import { type ReadyFederation, readReady } from '../ready-columns/read-ready.ts';
import { withReports } from '../series/replay-series.ts';
import { sisterOf } from '../series/series-book.ts';
import { type LoadedRecord, listsBySeries, loadRecord } from './loaded-record.ts';
import { type FiledSince, type LoadedSeries, loadSeries, seriesAfter } from './loaded-series.ts';
import { besideWeight, recordWeight } from './memory-weight.ts';
import { earlierWeight } from './series-of-list.ts';

/** Up to this many federations are loaded in advance; with more, each is loaded on first use. */
export const FEDERATIONS_AT_HAND = 8;

/** Up to this many acts are followed one by one; with more, the record is loaded again. */
const MOST_FOLLOWED = 2000;

const RATED_KINDS: ReadonlySet<string> = new Set(
  [playerKind, listKind, federationKind, seasonKind].map(({ name }) => name),
);

/** A federation in memory. */
export interface LoadedFederation {
  readonly record: LoadedRecord;
  series(reading: Reading, id: string): Promise<LoadedSeries | undefined>;
}

type MemoryPorts = Partial<Pick<OfficePorts, 'memory' | 'ready' | 'digest'>>;

/** The federations in this process's memory, each up to date with its record. */
export interface LoadedFederations {
  of(reading: Reading, ports?: MemoryPorts): Promise<LoadedFederation>;
  /**
   * Replaces a federation in memory by the same one from its file, which takes less memory; does nothing if it has
   * changed meanwhile.
   */
  take(federation: string, before: LoadedRecord, ready: ReadyFederation): Promise<void>;
  names(): readonly string[];
  /** How many there are, and about how many bytes they take, including what is kept for them. */
  held(ports: Pick<OfficePorts, 'memory'>): { readonly federations: number; readonly bytes: number };
}

/**
 * Keeps federations in memory, as columns, as long as there is room: the least recently used is dropped first, with
 * everything kept for it (D-OFF-705). Later changes, by any process, are read from the acts: only the players and
 * events they touched are loaded again. A reading gets the federation as of its own moment, even one that began before
 * the last change or comes from a replica that lags behind.
 */
export function loadedFederations(): LoadedFederations {
  const known = new Map<string, Promise<Generations>>();
  const opened = new Map<string, KnownFederation>();
  const held = (ports: Pick<OfficePorts, 'memory'>): number =>
    [...opened].reduce((sum, [federation, loaded]) => sum + loaded.weight() + earlierWeight(ports, federation), 0);
  const leave = (federation: string, memory: Memory): void => {
    known.delete(federation);
    opened.delete(federation);
    memory.forget(federation);
  };
  return {
    names: () => [...known.keys()],
    held: (ports) => ({ federations: known.size, bytes: held(ports) }),
    take: async (federation, before, ready) => {
      const present = await known.get(federation);
      if (present?.now.record !== before) return;
      const now = federationFrom(ready);
      known.set(federation, Promise.resolve({ now }));
      opened.set(federation, now);
    },
    of: async (reading, { memory, ...ports } = {}) => {
      const { seq: head } = await reading.head();
      const before = known.get(reading.federation);
      const open = async (): Promise<Generations> =>
        followed(reading, head, { now: (await readyOf(reading, ports)) ?? federationOver(await loadRecord(reading)) });
      const followedOrAnew = (present: Generations): Promise<Generations> => {
        if (!present.now.isDamaged()) return followed(reading, head, present);
        ports.ready?.remove(reading.federation);
        return open();
      };
      const generations = before?.then(followedOrAnew, open) ?? open();
      // The last used is dropped last.
      known.delete(reading.federation);
      known.set(reading.federation, generations);
      const present = await generations;
      if (known.get(reading.federation) === generations) opened.set(reading.federation, present.now);
      if (memory)
        for (const oldest of known.keys()) if (known.size > 1 && held({ memory }) > memory.most) leave(oldest, memory);
      return federationAt(present, reading, head);
    },
  };
}

/** The federation as it is, and as it was before the last change that may affect ratings. */
interface Generations {
  readonly now: KnownFederation;
  readonly earlier?: KnownFederation;
}

/** From the federation's file, if there is a valid one. */
async function readyOf(reading: Reading, { ready, digest }: MemoryPorts): Promise<KnownFederation | undefined> {
  const file = ready?.open(reading.federation);
  if (file === undefined || digest === undefined) return undefined;
  try {
    const loaded = await readReady(file, digest, reading);
    return loaded && federationFrom(loaded);
  } catch (error) {
    if (!(error instanceof ReadyDamaged)) throw error;
    ready?.remove(reading.federation);
    return undefined;
  }
}

const federationFrom = ({ record, series, isDamaged }: ReadyFederation): KnownFederation =>
  federationOver(record, {
    opened: new Map([...series].map(([id, loaded]) => [id, Promise.resolve(loaded)])),
    isDamaged,
  });

async function federationAt({ now, earlier }: Generations, reading: Reading, head: number): Promise<KnownFederation> {
  if (head >= now.from) return now;
  if (earlier !== undefined && head >= earlier.from) return earlier;
  return federationOver(await loadRecord(reading));
}

async function followed(reading: Reading, head: number, present: Generations): Promise<Generations> {
  if (head <= present.now.record.seq) return present;
  const now = await refreshed(reading, head, present.now);
  return now === present.now ? present : { now, earlier: present.now };
}

/** A series as it was in memory, and what was filed for it since. */
interface EarlierSeries extends FiledSince {
  readonly loaded: Promise<LoadedSeries>;
}

interface FederationTerms {
  readonly earlier?: ReadonlyMap<string, EarlierSeries>;
  readonly from?: number;
  readonly opened?: Map<string, Promise<LoadedSeries>>;
  readonly isDamaged?: () => boolean;
}

const SOUND = (): boolean => false;

function federationOver(
  record: LoadedRecord,
  { earlier = new Map(), from = record.seq, opened = new Map(), isDamaged = SOUND }: FederationTerms = {},
): KnownFederation {
  const weights = new Map<string, () => number>();
  const own = recordWeight(record);
  const open = async (reading: Reading, series: Series): Promise<LoadedSeries> => {
    const known = earlier.get(series.id);
    const before = await known?.loaded.catch(() => undefined);
    const sister = sisterOf(record.federation, series);
    const loadedSister = sister && (await loaded.series(reading, sister.id));
    return before === undefined
      ? loadSeries(reading, record, series, loadedSister)
      : seriesAfter(before, reading, record, known!, loadedSister);
  };
  const loaded: KnownFederation = {
    record,
    from,
    opened,
    earlier,
    isDamaged,
    weight: () => [...weights.values()].reduce((sum, bytes) => sum + bytes(), own + besideWeight(record)),
    series: async (reading, id) => {
      const found = record.federation.series.find((each) => each.id === id);
      if (found === undefined) return undefined;
      const present = opened.get(id) ?? open(reading, found);
      opened.set(id, present);
      // A series that failed to open is tried again next time.
      present.then(
        (loaded) => weights.has(id) || weights.set(id, () => loaded.weight()),
        () => opened.delete(id),
      );
      return present;
    },
  };
  return loaded;
}

interface KnownFederation extends LoadedFederation {
  /** The act since which the record is as it is here; nothing up to `record.seq` affects ratings. */
  readonly from: number;
  readonly opened: ReadonlyMap<string, Promise<LoadedSeries>>;
  /** Whether its file turned out to be damaged. */
  isDamaged(): boolean;
  /** About how many bytes it takes, including its open series. */
  weight(): number;
  /** Series not used since the last change. */
  readonly earlier: ReadonlyMap<string, EarlierSeries>;
}

async function refreshed(reading: Reading, seq: number, loaded: KnownFederation): Promise<KnownFederation> {
  const { record } = loaded;
  const acts = await reading.actsAfter(record.seq, MOST_FOLLOWED);
  if (acts.length === MOST_FOLLOWED) return federationOver(await loadRecord(reading));
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
  // Most acts of a day concern other things: entering results, claims, accounts.
  if (!isRated) {
    Object.assign(record, { seq });
    return loaded;
  }
  const next = {
    ...record,
    seq,
    ...(await withPlayers(reading, record, players)),
    federation: (await reading.get(federationKind, reading.federation))!.body,
    seasons:
      touched(seasonKind.name).length === 0 ? record.seasons : (await reading.list(seasonKind)).map(({ body }) => body),
    listsOf:
      lists.length === 0 ? record.listsOf : listsBySeries((await reading.list(listKind)).map(({ body }) => body)),
  };
  const from = acts.findLast(
    (act) => act.touched.some(({ kind }) => RATED_KINDS.has(kind)) || act.filed.length > 0,
  )!.seq;
  const { isDamaged } = loaded;
  return federationOver(await withGames(reading, next, games), {
    earlier: earlierSeries(loaded, filed),
    from,
    isDamaged,
  });
}

/** Every series in memory, with what was filed for it since. */
function earlierSeries(
  { opened, earlier }: KnownFederation,
  filed: readonly { readonly folder: string; readonly name: string }[],
): ReadonlyMap<string, EarlierSeries> {
  const known = new Map([
    ...earlier,
    ...[...opened].map(([id, loaded]) => [id, { loaded, refiled: new Set<string>(), isRevised: false }] as const),
  ]);
  return new Map(
    [...known].map(([id, { loaded, ...before }]) => {
      const anew = filed.filter(({ folder }) => folder === listFolder(id) || folder === poolFolder(id));
      const refiled = new Set([...before.refiled, ...anew.map(({ name }) => name)]);
      const isRevised = before.isRevised || filed.some(({ folder }) => folder === revisedFolder(id));
      return [id, { loaded, refiled, isRevised }];
    }),
  );
}

async function withPlayers(
  reading: Reading,
  record: LoadedRecord,
  ids: readonly string[],
): Promise<Pick<LoadedRecord, 'players' | 'playerIds'>> {
  if (ids.length === 0) return { players: record.players, playerIds: record.playerIds };
  const changed = new Map<number, Player>();
  let { playerIds } = record;
  for (const { id, body } of await reading.getMany(playerKind, ids)) {
    changed.set(body.number, body);
    // Unchanged ids keep the same array, so that lookups derived from it stay valid.
    if (playerIds[body.number] !== id) playerIds = Object.assign([...playerIds], { [body.number]: id });
  }
  const players = changedPlayers(record.players, changed);
  takeCompiled(record.players, players);
  takeColumns(record.players, players, [...changed.keys()]);
  takeChangesOf(record.players, players, [...changed.keys()]);
  takePrinted(record.players, players, [...changed.keys()]);
  return { players, playerIds };
}

async function withGames(reading: Reading, record: LoadedRecord, events: ReadonlySet<string>): Promise<LoadedRecord> {
  if (events.size === 0) return record;
  const changed = new Map<string, Uint8Array>();
  for (const name of events) {
    const [paper] = await reading.papers(GAMES_FOLDER, { name, edition: 'latest' });
    if (paper) changed.set(name, paper.bytes);
  }
  return withReports(record, changed);
}
