import { Kysely, type PostgresPool as KyselyPool, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../schema.ts';
import { bytesOfHex } from './bytes-of-hex.ts';
import { statementNames } from './statement-names.ts';

const BYTEA = 17;

/** Bytes arrive as an array of their own, as from SQLite; everything else as the driver has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === BYTEA && format !== 'binary' ? bytesOfHex : pg.types.getTypeParser(id, format as never),
};

/** Connections to one server. Statements with parameters are prepared once for each connection. */
export function postgresPool(url: string, connections: number): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
    application_name: 'escala',
  });
  // A connection that breaks is thrown away and its work fails; nobody else needs to hear of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = statementNames();
  const named = {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[] = []) =>
          client.query({ name: nameOf(text, values.length), text, values: [...values] } as never),
        release: (broken?: boolean | Error) => client.release(broken),
      };
    },
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named as unknown as KyselyPool }) });
}
