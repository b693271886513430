import type { FileHandle } from 'node:fs/promises';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** At most 64 kB of comment may follow the end of the directory. */
const MOST_AT_END = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;
/** Means that the size is stored elsewhere: for files of more than 4 GB, which no list is. */
const ELSEWHERE = 0xffff_ffff;

/** A file inside a ZIP: where its bytes are, how they are packed, and their size and checksum. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly from: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
}

export const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3;

/**
 * The only file of a ZIP, or the largest of several; undefined
 * if the ZIP is damaged, encrypted or packed by another method.
 */
export async function zipEntry(file: FileHandle): Promise<ZipEntry | undefined> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - MOST_AT_END), Math.min(size, MOST_AT_END));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) return undefined;
  const directory = await bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const largest = entriesOf(directory).sort((a, b) => b.size - a.size)[0];
  if (largest === undefined || largest.packed === ELSEWHERE || largest.size === ELSEWHERE) return undefined;
  const local = await bytesAt(file, largest.from, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== LOCAL_ENTRY) return undefined;
  const from = largest.from + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  return from + largest.packed > size ? undefined : { ...largest, from };
}

/** The readable entries, each with the position of its local header. */
function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY; ) {
    const method = directory.readUInt16LE(at + 10);
    const isLocked = (directory.readUInt16LE(at + 8) & 1) > 0;
    const nameLength = directory.readUInt16LE(at + 28);
    if ((method === STORED || method === DEFLATED) && !isLocked)
      entries.push({
        name: directory.toString('utf8', at + 46, at + 46 + nameLength),
        isDeflated: method === DEFLATED,
        crc: directory.readUInt32LE(at + 16),
        packed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        from: directory.readUInt32LE(at + 42),
      });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.min(length, 1 << 24));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
  return buffer.subarray(0, bytesRead);
}
