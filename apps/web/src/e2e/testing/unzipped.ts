import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP, as another program would read it: from the directory at the end. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = zip.readUInt16LE(end + 10); i > 0; i--) {
    const [packed, size, length, local] = [20, 24, 28, 42].map((place) =>
      place === 28 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
    ) as [number, number, number, number];
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const content = inflateRawSync(zip.subarray(from, from + packed));
    if (content.length !== size) throw new Error('not the size that the directory tells');
    files.set(zip.toString('utf8', at + 46, at + 46 + length), content);
    at += 46 + length;
  }
  return files;
}
