import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** What the two databases do differently; everything else is one set of queries. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A transaction that only reads and sees one moment. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The same beside the writers: what was just written is there, which a replica may not have yet. */
  readFresh<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** A transaction that writes: all of it is kept, also through a power cut, or nothing. */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** `for update` where writers of different federations run side by side. */
  readonly locksRows: boolean;
  close(): Promise<void>;
}
