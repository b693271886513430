import type { Archive, Vault } from '@escala/office';
import { archiveOn } from './archive/archive.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { placeOf, postgresEngine } from './postgres/postgres-engine.ts';
import { sqliteEngine } from './sqlite/sqlite-engine.ts';
import { vaultOn } from './vault.ts';

export interface StoreOptions {
  /** `postgres://…`, or the path of a SQLite file. */
  readonly url: string;
  /** A replica for readers (PostgreSQL). */
  readonly readUrl?: string | undefined;
  /** Milliseconds that a writer waits for a writer of another process (SQLite). */
  readonly patience?: number | undefined;
}

export interface Store {
  readonly engine: Engine;
  readonly archive: Archive;
  readonly vault: Vault;
  close(): Promise<void>;
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** Opens the database, makes it where there is none, and brings its tables up to date. */
export async function openStore({ url, readUrl, patience }: StoreOptions): Promise<Store> {
  const postgres = isPostgres(url);
  const engine = postgres ? postgresEngine({ url, readUrl }) : sqliteEngine({ path: url, patience });
  try {
    await migrate(engine, postgres ? placeOf(url) : url);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return { engine, archive: archiveOn(engine), vault: vaultOn(engine), close: () => engine.close() };
}
