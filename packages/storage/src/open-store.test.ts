import { expect, it } from 'vitest';
import { LEAST_ROOM, roomForFile } from './open-store.ts';

const BLOCK = 4096;

it.each([
  [LEAST_ROOM / BLOCK - 1, 'disk-full'],
  [LEAST_ROOM / BLOCK, undefined],
  [LEAST_ROOM / BLOCK + 1, undefined],
])('%i free blocks on the disk of the file: %s (D-OFF-435)', async (bavail, code) => {
  const folders: string[] = [];
  const free = async (folder: string) => {
    folders.push(folder);
    return { bavail, bsize: BLOCK };
  };
  const fault = await roomForFile('/srv/office/office.sqlite', free).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  expect([fault, folders]).toEqual([code, ['/srv/office']]);
});
