import { join } from 'node:path';

/** Where the record of an office is: a folder with one SQLite file, or a PostgreSQL. */
export interface PlaceOptions {
  readonly data?: string;
  readonly database?: string;
}

export const DEFAULT_FOLDER = 'escala-data';
const FILE = 'office.sqlite';

/** What is said on the command line goes before the environment, a database before a folder. */
export function databaseUrl({ data, database }: PlaceOptions, env: NodeJS.ProcessEnv): string {
  if (database !== undefined) return database;
  if (data !== undefined) return join(data, FILE);
  return env.DATABASE_URL ?? join(env.ESCALA_DATA ?? DEFAULT_FOLDER, FILE);
}
