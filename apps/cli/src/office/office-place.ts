import { existsSync, readdirSync } from 'node:fs';
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
 * Where a person's own tournaments are kept: in a folder `data` that travels with the unpacked program, if there is
 * one, so that a USB stick holds everything; otherwise where the system keeps program data. Never among the documents,
 * which cloud services copy while they are being written.
 */
export function ownFolder(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  runtime = process.execPath,
): string {
  const beside = dataBeside(runtime);
  if (beside !== undefined) return beside;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Escala');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Escala');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'escala');
}

/**
 * The unpacked program is `escala-VERSION-…/`, with its start files, `lib` and `node/`. A folder `data` beside it serves
 * the next version too; one within it, beside the start files, this version alone (`node/data` as until 0.2.0). One with
 * tournaments comes first. Outside the program a folder of this name may be anybody's: it counts only if it is empty or
 * has tournaments.
 */
function dataBeside(runtime: string): string | undefined {
  const program = dirname(dirname(runtime));
  if (!existsSync(join(program, 'lib', 'escala.mjs'))) return undefined;
  const [outside, ...inside] = [dirname(program), program, dirname(runtime)].map((folder) => join(folder, 'data'));
  const folders = [outside!, ...inside].filter(existsSync);
  const isOurs = (folder: string): boolean => existsSync(join(folder, FILE));
  return folders.find(isOurs) ?? folders.find((folder) => folder !== outside || readdirSync(folder).length === 0);
}
