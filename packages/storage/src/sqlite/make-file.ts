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
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    // Another process made it a moment ago.
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}
