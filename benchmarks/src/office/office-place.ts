import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIANT_DEMO } from '@escala/demo';
import type { OfficePorts } from '@escala/office';
import { openStore, type Store } from '@escala/storage';
import { startPostgres } from '@escala/storage/testing';
import { processorTimeOfAll } from '../web/processor-time.ts';

/** The federation to measure; smaller with `BENCH_PLAYERS` and `BENCH_YEARS`. */
export const SIZE = {
  ...GIANT_DEMO,
  players: Number(process.env.BENCH_PLAYERS ?? GIANT_DEMO.players),
  years: Number(process.env.BENCH_YEARS ?? GIANT_DEMO.years),
};

export const FEDERATION = 'demo';

export interface OfficePlace {
  readonly name: string;
  readonly url: string;
  /** It already exists and is only measured. */
  readonly isBuilt: boolean;
  /** Bytes on the disk. */
  size(): number;
  /** Milliseconds of processor time used by the database's processes; 0 if it has none, or if unknown. */
  processor(): number;
  remove(): Promise<void>;
}

/** A file of `BENCH_FILE` is kept and reused; otherwise everything is removed at the end. */
export function sqlitePlace(): OfficePlace {
  const kept = process.env.BENCH_FILE;
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'escala-bench-')) : undefined;
  const url = kept ?? join(folder!, 'office.sqlite');
  return {
    name: 'SQLite',
    url,
    isBuilt: existsSync(url),
    size: () => ['', '-wal'].reduce((sum, end) => sum + (statSync(url + end, { throwIfNoEntry: false })?.size ?? 0), 0),
    processor: () => 0,
    remove: async () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const READY_FOLDER = join(tmpdir(), 'escala-bench-ready');

/**
 * A database of `BENCH_DATABASE` is kept and reused; otherwise
 * a separate server that waits for the disk, as in production.
 */
export async function postgresPlace(): Promise<OfficePlace> {
  const kept = process.env.BENCH_DATABASE;
  // For a database on this machine, its folder tells its first process.
  const { BENCH_DATABASE_FOLDER: folder } = process.env;
  const ofDatabase = (): number => (folder === undefined ? 0 : processorOf(folder));
  if (kept !== undefined)
    return {
      name: 'PostgreSQL',
      url: kept,
      isBuilt: true,
      size: () => 0,
      processor: ofDatabase,
      remove: async () => undefined,
    };
  const server = await startPostgres({ settings: ['fsync=on', 'shared_buffers=1GB', 'max_wal_size=4GB'] });
  return {
    name: 'PostgreSQL',
    url: server.database('office'),
    isBuilt: false,
    size: () => folderSize(join(server.folder, 'data', 'base')),
    processor: () => processorOf(join(server.folder, 'data')),
    remove: async () => {
      await server.stop();
      rmSync(READY_FOLDER, { recursive: true, force: true });
    },
  };
}

/** The first line is the id of the server's first process, which starts all others. */
const processorOf = (data: string): number =>
  processorTimeOfAll(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)) ?? 0;

function folderSize(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  return entry.isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + folderSize(join(path, name)), 0)
    : entry.size;
}

/** The day after the last one of the history: the next list is due on the first of a month. */
let today = SIZE.endsOn;
export const setToday = (date: string): void => {
  today = date;
};

let ids = 0;
export const newId = (): string => `bench-${process.pid}-${String(++ids).padStart(9, '0')}`;

export function portsOf({ archive }: Store, more: Partial<OfficePorts> = {}): OfficePorts {
  return {
    archive,
    clock: { now: () => `${today}T12:00:00.000Z`, today: () => today },
    digest: (content) => createHash('sha256').update(content).digest('hex'),
    newId,
    ...more,
  };
}

/** Prepared columns of a database elsewhere are in a folder of this machine. */
export const openPlace = ({ name, url }: Pick<OfficePlace, 'name' | 'url'>): Promise<Store> =>
  openStore({ url, readyFolder: name === 'SQLite' ? undefined : READY_FOLDER });
