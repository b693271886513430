import pg from 'pg';
import type { Place } from './place.ts';
import type { PostgresServer } from './postgres-server.ts';

let count = 0;

/**
 * Each database is a schema on a server shared by the tests of a file: faster than a real database, and equivalent for
 * us.
 */
export function postgresPlace(server: () => PostgresServer): Place {
  return {
    name: 'PostgreSQL',
    newDatabase: async () => {
      const name = `place_${++count}`;
      const client = new pg.Client({ connectionString: server().url });
      await client.connect();
      await client.query(`create schema ${name}`);
      await client.end();
      return `${server().url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
  };
}
