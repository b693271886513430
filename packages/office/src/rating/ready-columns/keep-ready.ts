import { kept } from '../../kit/memory.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { dropUnused } from '../columns/drop-unused.ts';
import { loadedFederations } from '../in-memory/loaded-federations.ts';
import { recordWeight } from '../in-memory/memory-weight.ts';
import { listKind } from '../lists/list.ts';
import { federationFor } from '../series/find-series.ts';
import { seriesInOrder } from '../series/series-state.ts';
import { isOfChain, slimFederation } from './read-ready.ts';
import type { ReadyContent } from './ready-content.ts';
import { ReadySource } from './ready-file.ts';
import { type ReadyMatter, readyBytes } from './write-ready.ts';

interface ReadyTerms {
  /** Minimum bytes of players and games that are worth a file; smaller federations open just as fast without one. */
  readonly least?: number;
  /** Acts after which a file is rewritten, if no list was published before. */
  readonly mostBehind?: number;
}

const LEAST = 10_000_000;
const MOST_BEHIND = 500;

/**
 * Writes a federation's file if it is missing, damaged, behind or from another chain (D-OFF-726); otherwise it only
 * costs the check. Returns whether it was written.
 */
export async function keepReady(ports: OfficePorts, federation: string, terms: ReadyTerms = {}): Promise<boolean> {
  const { ready, digest, pause } = ports;
  if (ready === undefined || ports.memory === undefined) return false;
  const matter = await ports.archive.read(federation, (reading) => matterOf(ports, reading, terms), { fresh: true });
  if (matter === undefined) return false;
  await ready.write(federation, inTurns(readyBytes(matter, digest), pause));
  const file = ready.open(federation);
  const slim = file && slimFederation(file, digest, matter.record);
  if (slim !== undefined) await kept(ports, loadedFederations).take(federation, matter.record, slim);
  return true;
}

/** Whether a federation can be opened from a file, even one that is behind; loads nothing. */
export const hasReady = (ports: OfficePorts, federation: string): Promise<boolean> =>
  ports.archive.read(federation, async (reading) => (await readyIndex(ports, reading)) !== undefined, { fresh: true });

/** Whether its file is missing, damaged, behind or from another chain; loads nothing. */
export const isReadyBehind = (ports: OfficePorts, federation: string): Promise<boolean> =>
  ports.archive.read(federation, (reading) => isBehind(ports, reading, MOST_BEHIND), { fresh: true });

/**
 * The same for every federation in memory, one after the other; `failed` receives the errors. Called from time to time:
 * list columns unused since the last call are dropped (D-OFF-727). `write` replaces the writing, for a caller that does
 * it elsewhere.
 */
export async function keepAllReady(
  ports: OfficePorts,
  failed: (error: unknown, federation: string) => void,
  write: (federation: string) => Promise<unknown> = (federation) => keepReady(ports, federation),
): Promise<void> {
  dropUnused();
  for (const federation of kept(ports, loadedFederations).names())
    await write(federation).catch((error) => failed(error, federation));
}

async function matterOf(ports: OfficePorts, reading: Reading, terms: ReadyTerms): Promise<ReadyMatter | undefined> {
  const { least = LEAST, mostBehind = MOST_BEHIND } = terms;
  const loaded = await federationFor(ports, reading);
  const { record } = loaded;
  if (recordWeight(record) < least) return undefined;
  const lists = (await reading.list(listKind)).map(({ body }) => body);
  const head = await reading.head();
  if (!(await isBehind(ports, reading, mostBehind))) return undefined;
  if (record.seq !== head.seq || record.playerIds.includes(undefined as never)) return undefined;
  const series = [];
  for (const { id } of seriesInOrder(record)) series.push((await loaded.series(reading, id))!);
  return { id: reading.federation, head, record, lists, series };
}

async function readyIndex({ ready, digest }: OfficePorts, reading: Reading) {
  const file = ready?.open(reading.federation);
  const index = file && ReadySource.open<ReadyContent>(file, digest)?.index;
  return index !== undefined && (await isOfChain(index, reading)) ? index : undefined;
}

async function isBehind(ports: OfficePorts, reading: Reading, mostBehind: number): Promise<boolean> {
  const index = await readyIndex(ports, reading);
  if (index === undefined) return true;
  const { seq } = await reading.head();
  return seq - index.seq >= mostBehind || index.content.lists.length !== (await reading.count(listKind));
}

/** Bytes processed before yielding to others. */
const IN_ONE_GO = 1_000_000;

async function* inTurns(pieces: Iterable<Uint8Array>, pause?: () => Promise<void>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for (const piece of pieces) {
    yield piece;
    bytes += piece.length;
    if (bytes < IN_ONE_GO) continue;
    bytes = 0;
    await pause?.();
  }
}
