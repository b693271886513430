import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { faultOf } from '../storage-fault.ts';

export interface PostgresOptions {
  readonly url: string;
  /** A replica that readers ask; the same database where there is none. */
  readonly readUrl?: string | undefined;
  readonly connections?: number | undefined;
}

/** The address without the password: for messages. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}

export function postgresEngine({ url, readUrl, connections = 10 }: PostgresOptions): Engine {
  const main = connected(url, connections);
  const reading = readUrl === undefined || readUrl === url ? main : connected(readUrl, connections);
  const naming = async <T>(at: string, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw faultOf(error, placeOf(at));
    }
  };
  return {
    name: 'postgres',
    locksRows: true,
    read: (work) =>
      naming(
        readUrl ?? url,
        reading.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      ),
    readFresh: (work) => naming(url, main.transaction().setAccessMode('read only').execute(work)),
    write: (work) =>
      naming(
        url,
        main
          .transaction()
          .setIsolationLevel('read committed')
          .execute(async (db) => {
            // An acknowledged act survives a power cut, whatever the server's default is.
            await sql`set local synchronous_commit = on`.execute(db);
            return work(db);
          }),
      ),
    close: async () => {
      await main.destroy();
      if (reading !== main) await reading.destroy();
    },
  };
}

function connected(url: string, connections: number): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is thrown away; the next query opens another.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
