import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of one file, as FIDE's are. */
export function zipFile(name: string, content: Uint8Array, { level = 6 } = {}): Buffer {
  const packed = level === 0 ? content : deflateRawSync(content, { level });
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(level === 0 ? 0 : 8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), Buffer.from(name)]);
  const before = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name)]);
  const end = Buffer.from('PK\x05\x06'.padEnd(22, '\0'));
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(before.length + packed.length, 16);
  return Buffer.concat([before, packed, entry, end]);
}
