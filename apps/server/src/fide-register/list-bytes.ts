import { open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { isZip, type ZipEntry, zipEntry } from './zip-entry.ts';

const AT_ONCE = 1 << 18;

/** A ZIP that cannot be read, or not to its end. */
export class DamagedZip extends Error {}

/** The bytes of a list, piece by piece, also out of a ZIP. A piece is good until the next one. */
export async function* listBytes(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    // One room for all pieces: a million new ones would wait for the collector.
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

/** As many bytes as the directory tells, with its checksum: one that was cut or changed on its way is noticed. */
async function* checked(pieces: AsyncIterable<Uint8Array>, { size, crc }: ZipEntry): AsyncGenerator<Uint8Array> {
  let [length, sum] = [0, 0];
  try {
    for await (const piece of pieces) {
      length += piece.length;
      // What unpacks to more than it should never ends.
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
