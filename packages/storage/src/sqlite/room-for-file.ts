import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageFault } from '../storage-fault.ts';

/** Bytes needed for a day of acts, their log and its checkpoint; with less, it is time to free space. */
export const LEAST_ROOM = 32 * 1024 * 1024;

type Free = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** Throws if the file's disk is full, or so full that the next act may fail (D-OFF-435). */
export async function roomForFile(file: string, free: Free = statfs): Promise<void> {
  const { bavail, bsize } = await free(dirname(file));
  if (bavail * bsize < LEAST_ROOM) throw new StorageFault('disk-full', file);
}
