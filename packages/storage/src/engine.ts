import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A reading of one moment that stays open until it is ended: for work that hands on page after page. */
export interface Snapshot {
  readonly db: Kysely<Tables>;
  end(): Promise<void>;
}

export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/** One statement sees one moment by itself. After `begin` all of them see the same one, and nothing is written. */
export type ReadWork<T> = (db: Kysely<Tables>, begin: () => Promise<unknown>) => Promise<T>;

/** What the two databases do differently; everything else is one set of queries. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** File, or host and database: for messages, without a password. */
  readonly place: string;
  /** `for update` where writers of different federations run side by side. */
  readonly locksRows: boolean;
  /** Readings that run side by side. */
  readonly readers: number;
  /** A replica may answer, unless `reached` says that it is behind. */
  read<T>(work: ReadWork<T>, reached?: Work<boolean>): Promise<T>;
  /** The same beside the writers: what was just written is there, which a replica may not have yet. */
  readFresh<T>(work: ReadWork<T>): Promise<T>;
  /** Long readings of one moment, of one federation or of all. */
  snapshot(federation?: string): Promise<Snapshot>;
  /** A transaction that writes: all of it is kept, also through a power cut, or nothing. It may run again after a collision. */
  write<T>(work: Work<T>): Promise<T>;
  /** A copy of the database as last committed, for a way back. PostgreSQL has its own programs for that. */
  copyTo?(file: string): void;
  close(): Promise<void>;
}
