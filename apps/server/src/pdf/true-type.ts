/** A TrueType font as far as a PDF needs it. */
export interface TrueType {
  readonly tables: ReadonlyMap<string, DataView>;
  readonly unitsPerEm: number;
  readonly glyphs: number;
  /** Ascent, descent and the box around all glyphs, in font units. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** The glyph of a character; 0 where the font has none. */
  glyphOf(codePoint: number): number;
  /** Width of a glyph in font units. */
  widthOf(glyph: number): number;
}

export function readTrueType(bytes: Uint8Array): TrueType {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < file.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((place) => file.getUint8(at + place)));
    const [from, length] = [file.getUint32(at + 8), file.getUint32(at + 12)];
    tables.set(name, new DataView(bytes.buffer, bytes.byteOffset + from, length));
  }
  const [head, hhea, hmtx] = [tables.get('head')!, tables.get('hhea')!, tables.get('hmtx')!];
  const measured = hhea.getUint16(34);
  return {
    tables,
    unitsPerEm: head.getUint16(18),
    glyphs: tables.get('maxp')!.getUint16(4),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: glyphFinder(tables.get('cmap')!),
    // Glyphs after the last measured one have its width.
    widthOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, measured - 1)),
  };
}

const UNICODE_SEGMENTS = 4;

/** Segments of Unicode's first plane (format 4), which has all letters that names are written with. */
function glyphFinder(cmap: DataView): (codePoint: number) => number {
  const found = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(4 + 8 * i + 4)).find(
    (at) => cmap.getUint16(at) === UNICODE_SEGMENTS,
  );
  if (found === undefined) throw new Error('The font has no table of characters that is understood here.');
  const segments = cmap.getUint16(found + 6) / 2;
  const [ends, starts] = [found + 14, found + 16 + 2 * segments];
  const [deltas, offsets] = [starts + 2 * segments, starts + 4 * segments];
  return (codePoint) => {
    for (let i = 0; i < segments; i++) {
      if (codePoint > cmap.getUint16(ends + 2 * i)) continue;
      const start = cmap.getUint16(starts + 2 * i);
      if (codePoint < start) return 0;
      const delta = cmap.getUint16(deltas + 2 * i);
      const offset = cmap.getUint16(offsets + 2 * i);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.getUint16(offsets + 2 * i + offset + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
