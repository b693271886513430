import { crc32, deflateRawSync } from 'node:zlib';
import type { CopiedFile } from './event-copy.ts';

/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** Files in one ZIP (PKWARE APPNOTE 6.3, without the 4 GB extension): Node compresses them, this writes the headers. */
export function zipFile(files: readonly CopiedFile[], at: string): Buffer {
  const stamp = dosTime(at);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const [packed, path] = [deflateRawSync(bytes), Buffer.from(name)];
    // Version, flags, method, time, day, checksum, sizes, length of the name, no extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(FLAGS, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(stamp, 6);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([VERSION, 0]), facts, rest, path);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Day in the upper half, time in steps of two seconds in the lower. */
function dosTime(at: string): number {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0, second = 0] = at.match(/\d+/g)!.map(Number);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return ((date << 16) | (hour << 11) | (minute << 5) | (second >> 1)) >>> 0;
}
