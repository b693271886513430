import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageFault } from '../storage-fault.ts';

/**
 * The file of a new record and its folder, for their owner alone: password hashes and the keys of second factors are in it (D-OFF-240).
 * What SQLite puts beside the file gets the same rights. A file that is there keeps its own.
 */
export function makeFile(path: string, mustExist: boolean): void {
  if (existsSync(path)) return;
  if (mustExist) throw new StorageFault('cannot-open', path);
  makeFolder(dirname(path));
  unlessThere(() => closeSync(openSync(path, 'wx', 0o600)));
}

/** One folder after the other: Node's own way of making all at once never ends where nothing can be made, as under `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  unlessThere(() => mkdirSync(path, { mode: 0o700 }));
}

/** Another process may have made it a moment ago. */
function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}
