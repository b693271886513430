import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { databaseAddress } from './database-address.ts';

/** Where the record of an office is: a folder with one SQLite file, or a PostgreSQL database. */
export interface PlaceOptions {
  readonly data?: string;
  readonly database?: string;
}

const DEFAULT_FOLDER = 'escala-data';
const FILE = 'office.sqlite';

/** The command line takes precedence over the environment, a database over a folder. */
export function databaseUrl({ data, database }: PlaceOptions, env: NodeJS.ProcessEnv): string {
  if (database !== undefined) return databaseAddress('--database', database);
  if (data !== undefined) return fileIn(data);
  const { DATABASE_URL, ESCALA_DATA = DEFAULT_FOLDER } = env;
  return DATABASE_URL === undefined ? fileIn(ESCALA_DATA) : databaseAddress('DATABASE_URL', DATABASE_URL);
}

/** The file may be named instead of its folder: the program shows it when it starts. */
const fileIn = (folder: string): string => (basename(folder) === FILE ? folder : join(folder, FILE));

/**
 * The folder of `escala play`, meant if nothing is specified, there
 * is no office here, and that folder has tournaments (D-OFF-653).
 */
export function folderOfPlay(options: PlaceOptions, env: NodeJS.ProcessEnv): string | undefined {
  const isSaid = [options.data, options.database, env.DATABASE_URL, env.ESCALA_DATA].some((each) => each !== undefined);
  if (isSaid || existsSync(databaseUrl({}, {}))) return undefined;
  const folder = ownFolder(env);
  return existsSync(join(folder, FILE)) ? folder : undefined;
}

/**
 * Where a person's own tournaments are kept: in a folder `data` beside the program if there is one, so that a USB stick
 * holds everything; otherwise where the system keeps program data. Never among the documents, which cloud services copy
 * while they are being written.
 */
export function ownFolder(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  beside = join(dirname(process.execPath), 'data'),
): string {
  if (existsSync(beside)) return beside;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Escala');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Escala');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'escala');
}
