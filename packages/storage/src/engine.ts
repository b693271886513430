import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A reading of one moment that stays open until it is ended, for work that passes on page after page. */
export interface Snapshot {
  readonly db: Kysely<Tables>;
  end(): Promise<void>;
}

export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/**
 * A single statement sees one moment by itself. After `begin`, all statements see the same moment, and nothing can be
 * written.
 */
export type ReadWork<T> = (db: Kysely<Tables>, begin: () => Promise<unknown>) => Promise<T>;

/** What has to be done alone, and to which file the database is copied first, where the engine can. */
export interface LoneWork<T> {
  readonly copy?: string | undefined;
  /** Refuses it before anything is copied or changed. */
  check(db: Kysely<Tables>): Promise<void>;
  work(db: Kysely<Tables>, copied: string | undefined): Promise<T>;
}

/** What differs between the two databases; everything else is one set of queries. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** File, or host and database, without a password: for messages. */
  readonly place: string;
  /** `for update`, if writers of different federations run in parallel. */
  readonly locksRows: boolean;
  /** The number of readings, and of writings, that run in parallel. */
  readonly readers: number;
  readonly writers: number;
  /** A replica may answer, unless `reached` says that it lags behind. */
  read<T>(work: ReadWork<T>, reached?: Work<boolean>): Promise<T>;
  /** The same on the writers' database, for what was just written, which a replica may not have yet. */
  readFresh<T>(work: ReadWork<T>): Promise<T>;
  /** A short question on connections of its own, given up after this many milliseconds. */
  aside<T>(work: Work<T>, within: number): Promise<T>;
  /** For long readings of one moment, of one federation or of all. */
  snapshot(federation?: string): Promise<Snapshot>;
  /**
   * A transaction that writes: all of it is kept, even through a power cut, or nothing. It may run again after a
   * collision.
   */
  write<T>(work: Work<T>): Promise<T>;
  /**
   * Before anything else is asked of the engine: looks, and if there is work to do, does it in one transaction while no
   * other process has the database open, of whatever version it is. If one keeps it open: `in-use`. If two processes
   * want this at once, the second looks again after the first.
   */
  alone<T>(look: Work<LoneWork<T> | undefined>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** What an operator should know about the database at run time: for logs and metrics. */
export type StoreEvent =
  /** From now on the primary answers readers; the replica is tried again after a while. */
  | { readonly kind: 'replica-lost'; readonly place: string; readonly cause: unknown }
  | { readonly kind: 'replica-back'; readonly place: string }
  /** A reader wanted something the replica did not have yet, and the primary answered. */
  | { readonly kind: 'replica-behind'; readonly place: string }
  /** Two writers collided; the work runs again. */
  | { readonly kind: 'write-again'; readonly place: string; readonly cause: unknown };

export type OnStoreEvent = (event: StoreEvent) => void;
