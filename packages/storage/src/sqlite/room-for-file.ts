import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageFault } from '../storage-fault.ts';

/** Bytes that a day of acts, their log and its taking over need; with less it is time to make room. */
export const LEAST_ROOM = 32 * 1024 * 1024;

type Free = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** Throws where the disk of the file is full, or so full that the next act may find no room (D-OFF-435). */
export async function roomForFile(file: string, free: Free = statfs): Promise<void> {
  const { bavail, bsize } = await free(dirname(file));
  if (bavail * bsize < LEAST_ROOM) throw new StorageFault('disk-full', file);
}
