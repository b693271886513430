import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { LoneWork, Work } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { faultOf, StorageFault } from '../storage-fault.ts';
import { CommitFailed, finished } from '../transaction.ts';
import type { NodeSqlite } from './node-sqlite.ts';
import { opened } from './open-file.ts';

const SETTINGS = 'pragma busy_timeout = 0; pragma synchronous = full; pragma trusted_schema = off;';
/** Milliseconds that somebody may still have the file open: two that start together keep each other out at first. */
const LEAVING = 3_000;

interface LoneTerms {
  readonly path: string;
  readonly mustExist: boolean;
  /** Milliseconds to wait for another process that is alone with the file. */
  readonly patience: number;
}

/**
 * Work on the file while nobody else has it open. Every open connection to a file with a write-ahead log holds a lock
 * on it, so that only whoever is alone can leave that mode: connections of any version of Escala, and of any other
 * program, are noticed.
 */
export async function aloneWith<T>(
  { path, mustExist, patience }: LoneTerms,
  look: Work<LoneWork<T> | undefined>,
): Promise<T | undefined> {
  const start = performance.now();
  for (;;) {
    let database: NodeSqlite | undefined;
    let isSeen = false;
    try {
      database = opened(path, SETTINGS, mustExist);
      const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
      const wanted = await look(db);
      if (wanted === undefined) return undefined;
      isSeen = true;
      database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete');
      // Somebody else may have done the work in the meantime.
      const lone = await look(db);
      if (lone === undefined) return undefined;
      await lone.check(db);
      if (lone.copy !== undefined) copyInto(database, lone.copy);
      await sql`begin exclusive`.execute(db);
      return await finished(db, (alone) => lone.work(alone, lone.copy));
    } catch (error) {
      const fault = faultOf(error instanceof CommitFailed ? error.cause : error, path);
      if (!(fault instanceof StorageFault && fault.code === 'locked')) throw fault;
      const waited = performance.now() - start;
      if (isSeen && waited > LEAVING) throw new StorageFault('in-use', path, error);
      if (waited > patience) throw fault;
    } finally {
      if (database) leave(database);
    }
    // Each lets go and comes back at another time.
    await sleep(10 + Math.random() * 50);
  }
}

/** The file gets its log again, if it has none; a lock that somebody else has is not waited for. */
function leave(database: NodeSqlite): void {
  try {
    database.exec('pragma locking_mode = normal; select 1 from sqlite_schema; pragma journal_mode = wal');
  } catch {
    // The next one who writes does it.
  }
  database.close();
}

/** Readable only by its owner, like the file itself; it gets its name once it is complete. */
function copyInto(database: NodeSqlite, file: string): void {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    database.exec(`vacuum into '${partial.replaceAll("'", "''")}'`);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
