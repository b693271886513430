import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** What the folder tells of itself: by whom it was made, and what is in it. */
const LIST = 'escala-copy.json';
const FORMAT = 'escala/event-copy@1';

type FolderFault =
  | { readonly code: 'not-ours' | 'other-event'; readonly name: string }
  /** Somebody put a file there that the copy does not know. */
  | { readonly code: 'more-in-it'; readonly name: string };

type Files = readonly (readonly [name: string, content: string | Uint8Array])[];

/** Why a copy of an event may not take the place of a folder; undefined where it may (D-OFF-604). */
export async function folderFault(folder: string, subject: string): Promise<FolderFault | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return undefined;
  if (!found.isDirectory()) return { code: 'not-ours', name: folder };
  const there = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  if (there.length === 0) return undefined;
  const listed = await readFile(join(folder, LIST), 'utf8').then(
    (text) => JSON.parse(text) as { format?: unknown; subject?: unknown; files?: unknown },
    () => undefined,
  );
  if (listed?.format !== FORMAT || !Array.isArray(listed.files)) return { code: 'not-ours', name: folder };
  if (listed.subject !== subject) return { code: 'other-event', name: String(listed.subject) };
  const known = new Set<unknown>([LIST, ...listed.files]);
  const more = there.find((name) => !known.has(name));
  return more === undefined ? undefined : { code: 'more-in-it', name: more };
}

/** Writes all files beside the folder first; then they are the folder, and whatever it was before goes (D-OFF-604). */
export async function writeFolder(folder: string, subject: string, files: Files): Promise<void> {
  const target = await realpath(folder).catch(() => resolve(folder));
  const beside = (what: string): string => join(dirname(target), `.${basename(target)}.${randomUUID()}.${what}`);
  const [fresh, before] = [beside('new'), beside('old')];
  await mkdir(dirname(target), { recursive: true });
  try {
    await mkdir(fresh);
    for (const [name, content] of files) {
      const path = join(fresh, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    const list = { format: FORMAT, subject, files: files.map(([name]) => name) };
    await writeFile(join(fresh, LIST), `${JSON.stringify(list, undefined, 2)}\n`);
    const isThere = (await stat(target).catch(() => undefined)) !== undefined;
    if (isThere) await rename(target, before);
    await rename(fresh, target).catch(async (error: unknown) => {
      if (isThere) await rename(before, target);
      throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await rm(before, { recursive: true, force: true });
}
