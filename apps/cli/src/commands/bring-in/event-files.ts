import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const REPORTS = /\.(?:trf|trfx|tunx?|tab|txt)$/i;

/** The files that are meant: those named, and of a folder all reports in it and below, each once and in order. */
export async function eventFiles(named: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const name of named) {
    const isFolder = await stat(name).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) files.push(name);
    else {
      const found = await readdir(name, { recursive: true, withFileTypes: true });
      const reports = found.filter((entry) => entry.isFile() && REPORTS.test(entry.name));
      files.push(...reports.map((entry) => join(entry.parentPath, entry.name)).sort());
    }
  }
  return [...new Set(files)];
}
