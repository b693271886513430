import type { TrueType } from './true-type.ts';

/** The tables a PDF needs from a font; names, kerning and the like are left out. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/**
 * The font with the outlines of these glyphs only. Glyph numbers are kept, so that nothing else has to be rewritten.
 */
export function subsetFont(font: TrueType, wanted: Iterable<number>, more: readonly string[] = []): Uint8Array {
  const { glyf, loca } = outlines(font, withParts(font, wanted));
  const head = copyOf(font.tables.get('head')!);
  new DataView(head.buffer).setInt16(50, 1);
  const made = new Map<string, Uint8Array>([...font.tables].map(([name, table]) => [name, copyOf(table)]));
  for (const [name, bytes] of Object.entries({ glyf, loca, head })) made.set(name, bytes);
  const names = [...KEPT, ...more].filter((name) => made.has(name)).sort();
  return fontFile(names.map((name) => [name, made.get(name)!] as const));
}

const copyOf = (view: DataView): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));

/** The place of a glyph's outline in `glyf`. */
function placeOf({ tables }: TrueType, glyph: number): readonly [from: number, to: number] {
  const loca = tables.get('loca')!;
  const isLong = tables.get('head')!.getInt16(50) === 1;
  const at = (i: number): number => (isLong ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i));
  return [at(glyph), at(glyph + 1)];
}

/** Whether a glyph has an outline: a subset keeps the numbers of all glyphs, but the outlines of only some. */
export function hasOutline(font: TrueType, glyph: number): boolean {
  const [from, to] = placeOf(font, glyph);
  return from < to;
}

const WORDS = 1;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

/** Accented letters are composed of others, which have to be included; so does the box for missing glyphs. */
function withParts(font: TrueType, wanted: Iterable<number>): Set<number> {
  const glyf = font.tables.get('glyf')!;
  const all = new Set<number>([0, ...wanted]);
  for (const glyph of all) {
    const [from, to] = placeOf(font, glyph);
    if (from === to || glyf.getInt16(from) >= 0) continue;
    for (let at = from + 10, flags = MORE; flags & MORE; ) {
      flags = glyf.getUint16(at);
      all.add(glyf.getUint16(at + 2));
      at += 4 + (flags & WORDS ? 4 : 2);
      at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    }
  }
  return all;
}

function outlines(font: TrueType, kept: ReadonlySet<number>): { glyf: Uint8Array; loca: Uint8Array } {
  const source = copyOf(font.tables.get('glyf')!);
  const pieces: Uint8Array[] = [];
  const loca = new DataView(new ArrayBuffer(4 * (font.glyphs + 1)));
  let at = 0;
  for (let glyph = 0; glyph < font.glyphs; glyph++) {
    loca.setUint32(4 * glyph, at);
    if (!kept.has(glyph)) continue;
    const piece = source.subarray(...placeOf(font, glyph));
    pieces.push(piece, new Uint8Array(-piece.length & 3));
    at += piece.length + (-piece.length & 3);
  }
  loca.setUint32(4 * font.glyphs, at);
  return { glyf: Buffer.concat(pieces), loca: new Uint8Array(loca.buffer) };
}

function fontFile(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(12 + 16 * tables.length));
  const power = Math.floor(Math.log2(tables.length));
  header.setUint32(0, 0x0001_0000);
  header.setUint16(4, tables.length);
  header.setUint16(6, 16 * 2 ** power);
  header.setUint16(8, power);
  header.setUint16(10, 16 * (tables.length - 2 ** power));
  const pieces: Uint8Array[] = [new Uint8Array(header.buffer)];
  let at = header.byteLength;
  tables.forEach(([name, bytes], i) => {
    const entry = 12 + 16 * i;
    for (let place = 0; place < 4; place++) header.setUint8(entry + place, name.charCodeAt(place));
    header.setUint32(entry + 4, checksum(bytes));
    header.setUint32(entry + 8, at);
    header.setUint32(entry + 12, bytes.length);
    pieces.push(bytes, new Uint8Array(-bytes.length & 3));
    at += bytes.length + (-bytes.length & 3);
  });
  return Buffer.concat(pieces);
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum = (sum + bytes[i]! * 2 ** (8 * (3 - (i & 3)))) % 2 ** 32;
  return sum;
}
