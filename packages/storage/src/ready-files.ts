import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReadyFile, ReadyFiles } from '@escala/office';

/** Files are closed when they are garbage-collected. */
const closing = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Files of federations in a folder of their own, which may be emptied at any time (D-OFF-725). They contain names and
 * dates of birth: only their owner may read them.
 */
export function readyFilesIn(folder: string): ReadyFiles {
  const nameOf = (federation: string): string => join(folder, `${encodeURIComponent(federation)}.ready`);
  return {
    open: (federation) => {
      try {
        return opened(nameOf(federation));
      } catch {
        // Whatever is wrong with it, the record is still there.
        return undefined;
      }
    },
    remove: (federation) => rmSync(nameOf(federation), { recursive: true, force: true }),
    write: async (federation, pieces) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = nameOf(federation);
      const partial = `${file}.${process.pid}.partial`;
      await removeAbandoned(file);
      const handle = await open(partial, 'wx', 0o600);
      try {
        for await (const piece of pieces) await handle.writeFile(piece);
        await handle.close();
        // Another process may still be reading the old file: it keeps it open.
        await rename(partial, file);
      } finally {
        await handle.close().catch(() => undefined);
        await rm(partial, { force: true });
      }
    },
  };
}

/**
 * Removes what processes left behind when they were killed while writing: as large as the file itself. A file with this
 * process's own id is an old one too.
 */
async function removeAbandoned(file: string): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    const [, pid] = name.startsWith(`${basename(file)}.`) ? (/\.(\d+)\.partial$/.exec(name) ?? []) : [];
    if (pid !== undefined && !isAnother(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
}

/** Whether another process with this id is alive. */
function isAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function opened(name: string): ReadyFile {
  const file = openSync(name, 'r');
  const length = fstatSync(file).size;
  const ready: ReadyFile = {
    length,
    read: (from, wanted, room) => {
      const most = Math.max(0, Math.min(wanted, length - from));
      // Allocated without filling it with zeros first.
      const bytes =
        room !== undefined && room.length >= most
          ? room.subarray(0, most)
          : new Uint8Array(Buffer.allocUnsafeSlow(most).buffer);
      const at = readInto(bytes, file, from);
      return at === bytes.length ? bytes : bytes.slice(0, at);
    },
  };
  closing.register(ready, file);
  return ready;
}

/** The number of bytes read: a disk error is treated like the end of the file. */
function readInto(bytes: Uint8Array, file: number, from: number): number {
  let at = 0;
  try {
    for (let read = -1; read !== 0 && at < bytes.length; at += read)
      read = readSync(file, bytes, at, bytes.length - at, from + at);
  } catch {
    return at;
  }
  return at;
}
