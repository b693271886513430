import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultOf, StorageFault } from '../storage-fault.ts';
import { NodeSqlite } from './node-sqlite.ts';

/** A connection to the file, which is created if it may be new. */
export function opened(path: string, settings: string, mustExist: boolean): NodeSqlite {
  let database: NodeSqlite | undefined;
  try {
    makeFile(path, mustExist);
    database = new NodeSqlite(path);
    database.exec(settings);
    return database;
  } catch (error) {
    database?.close();
    const { code } = error as { code?: string };
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') throw new StorageFault('read-only', path, error);
    if (code === 'ENOSPC') throw new StorageFault('disk-full', path, error);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST')
      throw new StorageFault('cannot-open', path, error);
    throw faultOf(error, path);
  }
}

/**
 * Creates the file of a new record and its folder, for their owner alone: they contain password hashes and
 * second-factor keys (D-OFF-240). Files that SQLite adds get the same rights. An existing file keeps its own.
 */
function makeFile(path: string, mustExist: boolean): void {
  if (existsSync(path)) return;
  if (mustExist) throw new StorageFault('cannot-open', path);
  makeFolder(dirname(path));
  unlessThere(() => closeSync(openSync(path, 'wx', 0o600)));
}

/**
 * Creates one folder after the other: Node's recursive mkdir never ends if nothing can be created, as under `/proc`.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  unlessThere(() => mkdirSync(path, { mode: 0o700 }));
}

/** Another process may have just created it. */
function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}
