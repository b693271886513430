import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Engine, Snapshot } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { faultOf, StorageFault } from '../storage-fault.ts';
import { BEGIN, CommitFailed, finished, undone } from '../transaction.ts';
import { WorkQueue } from '../work-queue.ts';
import { aloneWith } from './alone.ts';
import type { NodeSqlite } from './node-sqlite.ts';
import { opened } from './open-file.ts';

/** Connections for readers, each with its own moment. When all are taken, readers wait for one. */
class ReaderPool<Connection> {
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(all: readonly Connection[]) {
    this.#free = [...all];
  }

  take(): Promise<Connection> {
    const free = this.#free.pop();
    return free === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(free);
  }

  give(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#free.push(connection);
  }
}

interface SqliteOptions {
  readonly path: string;
  /** Milliseconds that a writer waits for another process's writer. */
  readonly patience?: number | undefined;
  readonly readers?: number | undefined;
  /** A missing file is not created: the caller expects an existing record. */
  readonly mustExist?: boolean | undefined;
}

/**
 * WAL: readers never wait for a writer. FULL: an acknowledged act survives a power cut. What is deleted from the vault
 * is overwritten, so that nobody reads it in the file afterwards.
 */
const WRITER_SETTINGS = `
  pragma secure_delete = on;
  pragma busy_timeout = 5000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma journal_size_limit = 67108864;
  pragma cache_size = -32768;
  pragma trusted_schema = off;
`;
const READER_SETTINGS = `
  pragma busy_timeout = 5000;
  pragma query_only = on;
  pragma cache_size = -32768;
  pragma trusted_schema = off;
`;
export function sqliteEngine({ path, patience = 30_000, readers = 4, mustExist = false }: SqliteOptions): Engine {
  const databases: NodeSqlite[] = [];
  const connected = (settings: string): Kysely<Tables> => {
    const database = opened(path, settings, mustExist);
    databases.push(database);
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  };
  // An open connection keeps others from being alone with the file: they open at the first use.
  const writer = onFirstUse(() => connected(WRITER_SETTINGS));
  const pool = onFirstUse(() => new ReaderPool(Array.from({ length: readers }, () => connected(READER_SETTINGS))));
  // A reading that passes on page after page may take long: it has its own connection, so that other readers do not
  // wait for it.
  const snapshot = async (): Promise<Snapshot> => {
    const database = opened(path, READER_SETTINGS, true);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await sql`begin`.execute(db);
    // The moment is that of the first look.
    await sql`select 1 from sqlite_schema`.execute(db);
    return { db, end: async () => database.close() };
  };
  const read: Engine['read'] = async (work) => {
    const db = await pool().take();
    let begun: Promise<unknown> | undefined;
    const begin = (): Promise<unknown> => {
      begun ??= db.executeQuery(BEGIN);
      return begun;
    };
    try {
      return await work(db, begin);
    } catch (error) {
      throw named(error, path);
    } finally {
      if (begun) await undone(db);
      pool().give(db);
    }
  };
  const writers = new WorkQueue();
  return {
    name: 'sqlite',
    place: path,
    locksRows: false,
    readers: Number.POSITIVE_INFINITY,
    writers: Number.POSITIVE_INFINITY,
    read,
    readFresh: read,
    aside: (work) => read(work),
    snapshot,
    write: (work) =>
      writers.run('', async () => {
        try {
          await begin(writer(), patience, path);
          return await finished(writer(), work);
        } catch (error) {
          throw named(error, path);
        }
      }),
    alone: (look) => aloneWith({ path, mustExist, patience }, look),
    close: async () => {
      for (const database of databases) database.close();
    },
  };
}

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const named = (error: unknown, path: string): unknown =>
  faultOf(error instanceof CommitFailed ? error.cause : error, path);

/** Takes the writer's lock, also against other processes; waits without blocking the thread. */
async function begin(db: Kysely<Tables>, patience: number, path: string): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(db);
  try {
    const last = performance.now() + patience;
    for (let pause = 1; ; pause = Math.min(20, pause * 2)) {
      try {
        await sql`begin immediate`.execute(db);
        return;
      } catch (error) {
        const fault = faultOf(error, path);
        if (!(fault instanceof StorageFault && fault.code === 'locked') || performance.now() >= last) throw error;
        await sleep(pause);
      }
    }
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(db);
  }
}
