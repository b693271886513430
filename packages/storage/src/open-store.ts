import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Archive, FidePages, ReadyFiles, Vault } from '@escala/office';
import { archiveOn } from './archive/archive.ts';
import { listsOfFederations } from './archive/list-of-federations.ts';
import { type Listed, type Machines, machinesOf } from './citus/machines.ts';
import type { Engine, OnStoreEvent } from './engine.ts';
import { FederationTurns, type Shares } from './federation-turns.ts';
import { fidePagesOn } from './fide-pages.ts';
import { type Migrated, migrate } from './migrate.ts';
import { openEngine } from './open-engine.ts';
import { readyFilesIn } from './ready-files.ts';
import { sha256 } from './sha256.ts';
import { StorageFault } from './storage-fault.ts';
import { vaultOn } from './vault.ts';

export interface StoreOptions {
  /** `postgres://…`, or the path of a SQLite file. */
  readonly url: string;
  /** A replica for readers (PostgreSQL). */
  readonly readUrl?: string | undefined;
  /** A missing SQLite file is an error and is not created. */
  readonly mustExist?: boolean | undefined;
  /** Tables of an earlier version are refused instead of brought up to date, and none are made. */
  readonly asItIs?: boolean | undefined;
  /** Milliseconds that a writer waits for another. */
  readonly patience?: number | undefined;
  /** This process's connections for readers; half as many for writers (PostgreSQL). */
  readonly connections?: number | undefined;
  /** Milliseconds before a lost replica is tried again. */
  readonly replicaPause?: number | undefined;
  /** Milliseconds for the server to begin or to commit (PostgreSQL). */
  readonly answersWithin?: number | undefined;
  readonly onEvent?: OnStoreEvent | undefined;
  /** Folder for ready columns of federations; by default next to a SQLite file, and none for PostgreSQL; null: none. */
  readonly readyFolder?: string | null | undefined;
}

export interface Store {
  readonly engine: Engine;
  readonly archive: Archive;
  readonly vault: Vault;
  /** FIDE's list as a register. */
  readonly fidePages: FidePages;
  /** Of a distributed database. */
  readonly machines: Machines | undefined;
  /** The federations of the machines that answer, and the machines that do not. */
  listed(): Promise<Listed>;
  /** Ready columns of federations, if there is a place for them. */
  readonly ready: ReadyFiles | undefined;
  /** What opening did to tables of an earlier version. */
  readonly migrated: Migrated;
  /** Throws if the disk is full; for PostgreSQL on another machine, only its own errors show this. */
  hasRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database, creates it if there is none, and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = openEngine(options);
  let migrated: Migrated;
  let machines: Machines | undefined;
  try {
    migrated = await migrate(engine, { asTheyAre: options.asItIs });
    machines = await machinesOf(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const hasRoom = async (): Promise<void> => {
    if (engine.name === 'sqlite') await roomForFile(options.url);
  };
  const readyFolder = readyFolderOf(engine, options);
  const turns = new FederationTurns({ place: engine.place, shares: sharesOf(engine, machines), machines });
  const lists = listsOfFederations(engine, turns, machines);
  return {
    engine,
    archive: archiveOn(engine, turns, lists.federations),
    vault: vaultOn(engine, turns),
    fidePages: fidePagesOn(engine),
    machines,
    listed: lists.listed,
    ready: readyFolder === undefined ? undefined : readyFilesIn(readyFolder),
    migrated,
    hasRoom,
    close: () => engine.close(),
  };
}

/**
 * One federation never takes all readers. In a distributed database one machine takes neither all readers nor all
 * writers, whatever is asked of it (D-OFF-1402).
 */
function sharesOf({ readers, writers }: Engine, machines: Machines | undefined): Shares {
  const read = Math.max(1, Math.floor(readers / 2));
  const free = Number.POSITIVE_INFINITY;
  if (machines === undefined) return { read, look: free, act: free, keep: free, all: free };
  const [some, few] = [Math.max(1, Math.floor(readers / 5)), Math.max(1, Math.floor((writers * 2) / 5))];
  return { read, look: some, act: few, keep: few, all: some };
}

/** Offices that share a folder each have their own subfolder. */
function readyFolderOf({ name, place }: Engine, { url, readyFolder }: StoreOptions): string | undefined {
  if (readyFolder) return join(readyFolder, sha256(name === 'sqlite' ? resolve(url) : place).slice(0, 16));
  return name === 'sqlite' && readyFolder === undefined ? `${url}-ready` : undefined;
}

/** Bytes needed for a day of acts, their log and its checkpoint; with less, it is time to free space. */
export const LEAST_ROOM = 32 * 1024 * 1024;

type Free = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** Throws if the file's disk is full, or so full that the next act may fail (D-OFF-435). */
export async function roomForFile(file: string, free: Free = statfs): Promise<void> {
  const { bavail, bsize } = await free(dirname(file));
  if (bavail * bsize < LEAST_ROOM) throw new StorageFault('disk-full', file);
}
