import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { within } from '../cut-off.ts';
import type { Engine, OnStoreEvent, ReadWork, Snapshot, Work } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { faultOf, StorageFault, type StorageFaultCode } from '../storage-fault.ts';
import { CommitFailed, finished, undone } from '../transaction.ts';
import { aloneOn } from './alone.ts';
import { postgresPool } from './postgres-pool.ts';
import { shownAddress } from './shown-address.ts';

const BEHIND = Symbol('behind');

interface ReplicaTerms {
  readonly place: string;
  read<T>(work: ReadWork<T>): Promise<T>;
  readonly onEvent: OnStoreEvent;
  /** Milliseconds without a try after it was lost. */
  readonly pause: number;
}

/** Readers ask the replica first. If it cannot answer for any reason, the primary does. */
function replicaFirst({ place, read, onEvent, pause }: ReplicaTerms) {
  let lost = false;
  let tryAgainAt = 0;
  return async <T>(
    primary: (work: ReadWork<T>) => Promise<T>,
    work: ReadWork<T>,
    reached?: Work<boolean>,
  ): Promise<T> => {
    if (lost && performance.now() < tryAgainAt) return primary(work);
    try {
      const answer = await read<T | typeof BEHIND>(async (db, begin) => {
        if (reached === undefined) return work(db, begin);
        await begin();
        return (await reached(db)) ? work(db, begin) : BEHIND;
      });
      if (lost) onEvent({ kind: 'replica-back', place });
      lost = false;
      if (answer !== BEHIND) return answer as T;
      onEvent({ kind: 'replica-behind', place });
    } catch (error) {
      // A mistake in the work itself would fail on the primary as well.
      if (!(error instanceof StorageFault) && !(error instanceof DatabaseError)) throw error;
      // It answers, but the machine behind it does not.
      if (error instanceof StorageFault && error.code === 'part-unreachable') return primary(work);
      if (!lost) onEvent({ kind: 'replica-lost', place, cause: error });
      lost = true;
      tryAgainAt = performance.now() + pause;
    }
    return primary(work);
  };
}

interface PostgresOptions {
  readonly url: string;
  /** A replica for readers; by default the same database. */
  readonly readUrl?: string | undefined;
  /** Connections for readers; half as many for writers. */
  readonly connections?: number | undefined;
  /** Milliseconds that a writer waits for another of the same federation. */
  readonly patience?: number | undefined;
  /** Milliseconds before a lost replica is tried again. */
  readonly replicaPause?: number | undefined;
  /** Milliseconds for the server to begin or to commit. */
  readonly answersWithin?: number | undefined;
  readonly onEvent?: OnStoreEvent | undefined;
}

/**
 * Serialization failure and deadlock: nothing was kept, and the same work may succeed now. Distributed databases need
 * this.
 */
const COLLISIONS = ['40001', '40P01'];
const MOST_TRIES = 10;

/** Connections for short questions about the database itself. */
const ASIDE = 4;

/** A process that hangs in the middle of an act loses its lock after this time. */
const IDLE_IN_TRANSACTION = 600_000;

export function postgresEngine(options: PostgresOptions): Engine {
  const {
    url,
    readUrl,
    connections = 10,
    patience = 30_000,
    replicaPause = 5_000,
    answersWithin = 60_000,
    onEvent = () => undefined,
  } = options;
  const place = shownAddress(url);
  // Writers waiting for each other take nothing away from readers.
  const writing = Math.max(2, connections >> 1);
  const writers = postgresPool(url, writing, answersWithin);
  const readers = postgresPool(url, connections, answersWithin);
  const asides = postgresPool(url, ASIDE, answersWithin);
  const replica =
    readUrl === undefined || readUrl === url ? undefined : postgresPool(readUrl, connections, answersWithin);
  const readFresh = <T>(work: ReadWork<T>): Promise<T> => reading(readers, place, work);
  const first =
    replica === undefined || readUrl === undefined
      ? undefined
      : replicaFirst({
          place: shownAddress(readUrl),
          read: (work) => reading(replica, shownAddress(readUrl), work),
          onEvent,
          pause: replicaPause,
        });
  const write: Engine['write'] = async (work) => {
    for (let tries = 1; ; tries++)
      try {
        return await naming(place, () => written(writers, patience, place, work));
      } catch (error) {
        if (tries === MOST_TRIES || !COLLISIONS.includes((error as { code?: string }).code ?? '')) throw error;
        onEvent({ kind: 'write-again', place, cause: error });
      }
  };
  return {
    name: 'postgres',
    place,
    locksRows: true,
    readers: connections,
    writers: writing,
    read: (work, reached) => (first ? first(readFresh, work, reached) : readFresh(work)),
    readFresh,
    aside: (work, milliseconds) =>
      within(milliseconds, new StorageFault('unreachable', place), () => reading(asides, place, work)),
    snapshot: (federation) => naming(place, () => openSnapshot(readers, federation)),
    write,
    alone: (look) => aloneOn(write, place, look),
    close: async () => {
      await Promise.all([writers.destroy(), readers.destroy(), asides.destroy(), replica?.destroy()]);
    },
  };
}

async function naming<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error, place);
  }
}

const READ_ONLY = sql`begin isolation level repeatable read read only`;

/** The answer is available before the transaction ends: the reader neither waits for its end nor learns of it. */
function reading<T>(db: Kysely<Tables>, place: string, work: ReadWork<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    const read = db.connection().execute(async (connection) => {
      let begun: Promise<unknown> | undefined;
      const begin = (): Promise<unknown> => {
        begun ??= READ_ONLY.execute(connection);
        return begun;
      };
      await work(connection, begin).then(resolve, reject);
      if (begun) await undone(connection);
    });
    read.catch(reject);
  });
  return naming(place, () => answer);
}

/**
 * An acknowledged act survives a power cut, whatever the server's default is; all in one message. The first setting
 * makes Citus pass the others on to its workers; a plain PostgreSQL takes it for a custom name.
 */
const beginWriting = (patience: number) =>
  sql.raw(`begin isolation level read committed; set local citus.propagate_set_commands = 'local';
    set local synchronous_commit = on; set local lock_timeout = ${patience};
    set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION}`);

const UNANSWERED: readonly StorageFaultCode[] = ['unreachable', 'part-unreachable'];

function written<T>(db: Kysely<Tables>, patience: number, place: string, work: Work<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await beginWriting(patience).execute(connection);
    try {
      return await finished(connection, work);
    } catch (error) {
      if (!(error instanceof CommitFailed)) throw error;
      const fault = faultOf(error.cause, place);
      // The answer to the commit was lost: it may have succeeded.
      if (fault instanceof StorageFault && UNANSWERED.includes(fault.code))
        throw new StorageFault('unconfirmed', place, error.cause);
      throw error.cause;
    }
  });
}

/**
 * Long readings go page by page along the key. A planner without statistics would rather sort all rows for each page.
 */
const BY_KEY = sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_sort', 'enable_bitmapscan')`;

/** The connection is lent until the reading ends. */
function openSnapshot(db: Kysely<Tables>, federation: string | undefined): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const lent = db.connection().execute(async (connection) => {
      await READ_ONLY.execute(connection);
      await BY_KEY.execute(connection);
      // The moment is that of the first look; in a distributed database, on the federation's machine.
      const own = federation === undefined ? sql`` : sql`where id = ${federation}`;
      await sql`select 1 from federations ${own} limit 1`.execute(connection);
      await new Promise<void>((ended) =>
        resolve({
          db: connection,
          end: async () => {
            ended();
            await lent.catch(() => undefined);
          },
        }),
      );
      await sql`rollback`.execute(connection);
    });
    lent.catch(reject);
  });
}
