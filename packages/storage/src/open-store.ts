import type { Archive, FidePages, Vault } from '@escala/office';
import { archiveOn } from './archive/archive.ts';
import type { Engine } from './engine.ts';
import { fidePagesOn } from './fide-pages.ts';
import { type Migrated, migrate } from './migrate.ts';
import { openEngine } from './open-engine.ts';
import { roomForFile } from './sqlite/room-for-file.ts';
import type { OnStoreEvent } from './store-event.ts';
import { vaultOn } from './vault.ts';

export interface StoreOptions {
  /** `postgres://…`, or the path of a SQLite file. */
  readonly url: string;
  /** A replica for readers (PostgreSQL). */
  readonly readUrl?: string | undefined;
  /** A SQLite file that is not there is a fault and is not made. */
  readonly mustExist?: boolean | undefined;
  /** Milliseconds that a writer waits for another one. */
  readonly patience?: number | undefined;
  /** Connections of this process for readers; half as many for writers (PostgreSQL). */
  readonly connections?: number | undefined;
  /** Milliseconds before a replica that was lost is tried again. */
  readonly replicaPause?: number | undefined;
  readonly onEvent?: OnStoreEvent | undefined;
}

export interface Store {
  readonly engine: Engine;
  readonly archive: Archive;
  readonly vault: Vault;
  /** FIDE's list as a register. */
  readonly fidePages: FidePages;
  /** What this opening did to tables of an earlier version. */
  readonly migrated: Migrated;
  /** Throws where the disk is full; of a PostgreSQL elsewhere only its own answers tell. */
  hasRoom(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database, makes it where there is none, and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = openEngine(options);
  let migrated: Migrated;
  try {
    migrated = await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const hasRoom = async (): Promise<void> => {
    if (engine.name === 'sqlite') await roomForFile(options.url);
  };
  return {
    engine,
    archive: archiveOn(engine),
    vault: vaultOn(engine),
    fidePages: fidePagesOn(engine),
    migrated,
    hasRoom,
    close: () => engine.close(),
  };
}
