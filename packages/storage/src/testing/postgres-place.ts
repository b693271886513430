import type { Place } from './place.ts';
import type { PostgresServer } from './postgres-server.ts';

let count = 0;

/** New databases on a server that the tests of the file share. */
export function postgresPlace(server: () => PostgresServer): Place {
  return { name: 'PostgreSQL', newDatabase: async () => server().database(`place_${++count}`) };
}
