import { open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { isZip, type ZipEntry, zipEntry } from './zip-entry.ts';

const AT_ONCE = 1 << 18;

/** A ZIP that cannot be read, or not to its end. */
export class DamagedZip extends Error {}

/** The bytes of a list, chunk by chunk, also from a ZIP. A chunk is valid until the next one. */
export async function* listBytes(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    // One buffer for all chunks: a million new ones would wait for the garbage collector.
    const room = new Uint8Array(AT_ONCE);
    for (let at = 0, isFirst = true; ; isFirst = false) {
      const { bytesRead } = await file.read(room, 0, AT_ONCE, at);
      if (isFirst && isZip(room)) break;
      if (bytesRead === 0) return;
      yield room.subarray(0, bytesRead);
      at += bytesRead;
    }
    const entry = await zipEntry(file);
    if (entry === undefined) throw new DamagedZip();
    if (entry.packed === 0) return;
    const { from, packed } = entry;
    const stream = file.createReadStream({
      start: from,
      end: from + packed - 1,
      highWaterMark: AT_ONCE,
      autoClose: false,
    });
    yield* checked(entry.isDeflated ? stream.pipe(createInflateRaw({ chunkSize: AT_ONCE })) : stream, entry);
  } finally {
    await file.close();
  }
}

/** Checks length and checksum against the directory: a truncated or altered file is noticed. */
async function* checked(pieces: AsyncIterable<Uint8Array>, { size, crc }: ZipEntry): AsyncGenerator<Uint8Array> {
  let [length, sum] = [0, 0];
  try {
    for await (const piece of pieces) {
      length += piece.length;
      // What unpacks to more than announced might never end.
      if (length > size) break;
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('Z_')) throw error;
    throw new DamagedZip('', { cause: error });
  }
  if (length !== size || sum !== crc) throw new DamagedZip();
}
