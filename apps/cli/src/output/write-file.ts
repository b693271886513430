import { randomUUID } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const CLEANED_UP_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a file so that at any moment it has either the old content or the whole new one: written beside it first,
 * synced to disk, then renamed. A device or pipe has no such states and is written directly.
 */
export async function writeFileAtomically(path: string, chunks: Chunks, mode?: number): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  if (existing !== undefined && !existing.isFile()) return writeDirectly(target, chunks);
  const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  const abandon = (signal: NodeJS.Signals): void => {
    unlinkSync(beside);
    process.kill(process.pid, signal);
  };
  const file = await open(beside, 'wx', mode ?? existing?.mode ?? 0o666);
  for (const signal of CLEANED_UP_ON) process.once(signal, abandon);
  try {
    await writeChunks(file, chunks);
    await rename(beside, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    throw error;
  } finally {
    for (const signal of CLEANED_UP_ON) process.off(signal, abandon);
  }
}

async function writeDirectly(target: string, chunks: Chunks): Promise<void> {
  const file = await open(target, 'w');
  try {
    for await (const chunk of chunks) await file.write(Buffer.from(chunk));
  } finally {
    await file.close();
  }
}

async function writeChunks(file: FileHandle, chunks: Chunks): Promise<void> {
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name survives a power cut once its folder is on disk; not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  if (handle === undefined) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}
