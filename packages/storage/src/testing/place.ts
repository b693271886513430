import { sql } from 'kysely';
import type { Store } from '../open-store.ts';

/** An engine under test, which provides new, empty databases. */
export interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
}

/** Raw SQL, bypassing everything that guards the record. */
export async function rawSql(store: Store, ...statements: readonly string[]): Promise<void> {
  await store.engine.write(async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
}
