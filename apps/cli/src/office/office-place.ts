import { join } from 'node:path';
import { isPostgres } from '@escala/storage';
import { UsageError } from '../usage-error.ts';

/** Where the record of an office is: a folder with one SQLite file, or a PostgreSQL. */
export interface PlaceOptions {
  readonly data?: string;
  readonly database?: string;
}

export const DEFAULT_FOLDER = 'escala-data';
const FILE = 'office.sqlite';

/** What is said on the command line goes before the environment, a database before a folder. */
export function databaseUrl({ data, database }: PlaceOptions, env: NodeJS.ProcessEnv): string {
  if (database !== undefined) return checkedUrl('--database', database);
  if (data !== undefined) return join(data, FILE);
  const { DATABASE_URL, ESCALA_DATA = DEFAULT_FOLDER } = env;
  return DATABASE_URL === undefined ? join(ESCALA_DATA, FILE) : checkedUrl('DATABASE_URL', DATABASE_URL);
}

/** An address that is none of PostgreSQL is no name of a file: a slip in it would begin an empty office there. */
function checkedUrl(name: string, url: string): string {
  const scheme = /^[a-z][a-z\d+.-]+:/i.exec(url)?.[0];
  if (scheme === undefined || isPostgres(url)) return url;
  const choices = 'postgres://user:password@host/database';
  throw new UsageError('cli.usage.not-one-of', { name, wanted: scheme, choices });
}
