import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Node's own SQLite in the shape that Kysely's dialect expects. Statements are prepared once. */
export class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string, options: { readonly readOnly: boolean }) {
    this.#database = new DatabaseSync(path, options);
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    // Long lists of parameters make texts that never come back.
    if (this.#statements.size >= 500) this.#statements.clear();
    const statement = adapted(this.#database.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function adapted(statement: StatementSync): SqliteStatement {
  type Values = Parameters<StatementSync['all']>;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as Values)),
    run: (parameters) => statement.run(...(parameters as Values)),
    iterate: (parameters) => statement.iterate(...(parameters as Values)),
  };
}
