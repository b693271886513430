import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPostgres } from '@escala/storage';

/** What SQLite may have put beside the file of a record. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/**
 * Before a record is opened that may be a new one. The returned function takes away what was made: the file and its folders, as far
 * as they were not there and hold nothing else. To be called only where nothing was put on record.
 */
export function leftAsFound(url: string): () => void {
  if (isPostgres(url) || existsSync(url)) return () => undefined;
  const folders = missingFolders(dirname(url));
  return () => {
    for (const end of BESIDE) rmSync(url + end, { force: true });
    for (const folder of folders) if (!isRemoved(folder)) return;
  };
}

/** From the innermost on. */
function missingFolders(folder: string): string[] {
  if (existsSync(folder) || dirname(folder) === folder) return [];
  return [folder, ...missingFolders(dirname(folder))];
}

/** Whatever else is in it stays, and so does the folder. */
function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
