import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { faultOf, StorageFault } from '../storage-fault.ts';
import { NodeSqlite } from './node-sqlite.ts';

export interface SqliteOptions {
  readonly path: string;
  /** How long a writer waits for a writer of another process. */
  readonly patience?: number | undefined;
  readonly readers?: number | undefined;
}

/** WAL: readers never wait for a writer. FULL: an act that was acknowledged survives a power cut. */
const WRITER_SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = on;
`;
const READER_SETTINGS = 'pragma busy_timeout = 5000; pragma query_only = on;';

export function sqliteEngine({ path, patience = 30_000, readers = 4 }: SqliteOptions): Engine {
  const writer = opened(path, WRITER_SETTINGS);
  const pool = new Pool(Array.from({ length: readers }, () => connected(opened(path, READER_SETTINGS))));
  const writing = connected(writer);
  const read: Engine['read'] = async (work) => {
    const db = await pool.take();
    try {
      return await db.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        return endOf(connection, work);
      });
    } catch (error) {
      throw faultOf(error, path);
    } finally {
      pool.give(db);
    }
  };
  return {
    name: 'sqlite',
    locksRows: false,
    read,
    readFresh: read,
    // The connection is held from begin to end: writers of this process come one after the other.
    write: (work) =>
      writing.connection().execute(async (db) => {
        try {
          await begin(db, patience, path);
          return await endOf(db, work);
        } catch (error) {
          throw faultOf(error, path);
        }
      }),
    close: async () => {
      await pool.close();
      await writing.destroy();
    },
  };
}

function opened(path: string, settings: string): NodeSqlite {
  try {
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
    const database = new NodeSqlite(path, { readOnly: false });
    database.exec(settings);
    return database;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') throw new StorageFault('read-only', path, error);
    throw faultOf(error, path);
  }
}

function connected(database: NodeSqlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Commit, or roll back what is still open: a full disk may have ended the transaction by itself. */
async function endOf<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  try {
    const result = await work(db);
    await sql`commit`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}

/** The writer's place, also against other processes; waits without blocking the thread. */
async function begin(db: Kysely<Tables>, patience: number, path: string): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(db);
  try {
    for (let waited = 0, pause = 2; ; pause = Math.min(50, pause * 2)) {
      try {
        await sql`begin immediate`.execute(db);
        return;
      } catch (error) {
        const fault = faultOf(error, path);
        if (!(fault instanceof StorageFault && fault.code === 'locked') || waited >= patience) throw error;
        await sleep(pause);
        waited += pause;
      }
    }
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(db);
  }
}

/** Connections for readers, each with its own snapshot. */
class Pool {
  readonly #all: readonly Kysely<Tables>[];
  readonly #free: Kysely<Tables>[];
  readonly #waiting: ((db: Kysely<Tables>) => void)[] = [];

  constructor(all: readonly Kysely<Tables>[]) {
    this.#all = all;
    this.#free = [...all];
  }

  take(): Promise<Kysely<Tables>> {
    const free = this.#free.pop();
    return free ? Promise.resolve(free) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(db: Kysely<Tables>): void {
    const next = this.#waiting.shift();
    if (next) next(db);
    else this.#free.push(db);
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((db) => db.destroy()));
  }
}
