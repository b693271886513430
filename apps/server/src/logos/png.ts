import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as pixels: four bytes each, red, green, blue and alpha. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export const isPng = (file: Uint8Array): boolean => SIGNATURE.every((byte, i) => file[i] === byte);

/** Samples per pixel by colour type (PNG 11.2.1), and the bit depths that each allows. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly interlaced: boolean;
}

/**
 * Undefined if the file is not a complete PNG, or has more than `most`
 * pixels on a side. Chunks that do not affect the picture are ignored.
 */
export function readPng(file: Uint8Array, most: number): Dots | undefined {
  const chunks = chunksOf(file);
  const header = chunks && headerOf(chunks.find(({ type }) => type === 'IHDR')?.data);
  if (header === undefined || header.width > most || header.height > most) return undefined;
  const of = (type: string): Uint8Array | undefined => chunks!.find((chunk) => chunk.type === type)?.data;
  const packed = Buffer.concat(chunks!.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const passes = passesOf(header);
  const length = passes.reduce((sum, { width, height }) => sum + height * (1 + rowBytes(header, width)), 0);
  let rows: Uint8Array;
  try {
    rows = inflateSync(packed, { maxOutputLength: length });
  } catch {
    return undefined;
  }
  const palette = of('PLTE');
  if (rows.length !== length || (header.colour === 3 && (palette === undefined || palette.length % 3 !== 0)))
    return undefined;
  const rgba = new Uint8Array(header.width * header.height * 4);
  let at = 0;
  for (const pass of passes) {
    const plain = unfiltered(header, rows, at, pass);
    if (plain === undefined) return undefined;
    at += pass.height * (1 + rowBytes(header, pass.width));
    if (!paint(header, plain, pass, rgba, palette, of('tRNS'))) return undefined;
  }
  return { width: header.width, height: header.height, rgba };
}

/** The size the file claims, before anything is unpacked. */
export const sizeOfPng = (file: Uint8Array): Pick<Dots, 'width' | 'height'> | undefined =>
  headerOf(chunksOf(file)?.find(({ type }) => type === 'IHDR')?.data);

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** All chunks up to the end, their checksums verified. */
function chunksOf(file: Uint8Array): Chunk[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > file.length) return undefined;
    const named = file.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== view.getUint32(at + 8 + length)) return undefined;
    const type = String.fromCharCode(...named.subarray(0, 4));
    chunks.push({ type, data: named.subarray(4) });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return undefined;
}

function headerOf(data: Uint8Array | undefined): Header | undefined {
  if (data?.length !== 13) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, 13);
  const [depth, colour, compression, filter, interlace] = data.subarray(8) as unknown as number[];
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const isKnown = DEPTHS[colour!]?.includes(depth!) && compression === 0 && filter === 0 && interlace! <= 1;
  if (!isKnown || width === 0 || height === 0) return undefined;
  return { width, height, depth: depth!, colour: colour!, interlaced: interlace === 1 };
}

interface Pass {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** Adam7 (PNG 8.2): first pixel and steps of each pass. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function passesOf({ width, height, interlaced }: Header): Pass[] {
  const steps = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  return steps
    .map(([x, y, stepX, stepY]) => ({
      ...{ x, y, stepX, stepY },
      width: Math.max(0, Math.ceil((width - x) / stepX)),
      height: Math.max(0, Math.ceil((height - y) / stepY)),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

const bitsOf = ({ depth, colour }: Header): number => depth * SAMPLES[colour]!;
const rowBytes = (header: Header, width: number): number => Math.ceil((bitsOf(header) * width) / 8);

/** Rows as they were before filtering (PNG 9.2). */
function unfiltered(header: Header, rows: Uint8Array, from: number, { width, height }: Pass): Uint8Array | undefined {
  const [length, back] = [rowBytes(header, width), Math.max(1, bitsOf(header) >> 3)];
  const plain = new Uint8Array(length * height);
  for (let row = 0, at = from; row < height; row++, at += length + 1) {
    const filter = rows[at]!;
    if (filter > 4) return undefined;
    for (let i = 0; i < length; i++) {
      const place = row * length + i;
      const left = i < back ? 0 : plain[place - back]!;
      const up = row === 0 ? 0 : plain[place - length]!;
      const corner = row === 0 || i < back ? 0 : plain[place - length - back]!;
      plain[place] = rows[at + 1 + i]! + predicted(filter, left, up, corner);
    }
  }
  return plain;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

/** Paints the pixels of a pass; false if one refers to a colour missing from the palette. */
function paint(
  header: Header,
  plain: Uint8Array,
  pass: Pass,
  rgba: Uint8Array,
  palette: Uint8Array | undefined,
  transparent: Uint8Array | undefined,
): boolean {
  const { depth, colour } = header;
  const samples = SAMPLES[colour]!;
  const length = rowBytes(header, pass.width);
  const raw = (row: number, place: number): number => {
    if (depth === 16) return (plain[row * length + 2 * place]! << 8) | plain[row * length + 2 * place + 1]!;
    if (depth === 8) return plain[row * length + place]!;
    const bit = place * depth;
    return (plain[row * length + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  const byte = (value: number): number => (depth === 16 ? value >> 8 : Math.round((value * 255) / ((1 << depth) - 1)));
  const clear = (i: number): number | undefined =>
    transparent && transparent.length >= 2 * i + 2 ? (transparent[2 * i]! << 8) | transparent[2 * i + 1]! : undefined;
  for (let row = 0; row < pass.height; row++)
    for (let column = 0; column < pass.width; column++) {
      const value = (sample: number): number => raw(row, column * samples + sample);
      const dot = ((pass.y + row * pass.stepY) * header.width + pass.x + column * pass.stepX) * 4;
      if (colour === 3) {
        const index = value(0);
        if (index * 3 + 3 > palette!.length) return false;
        rgba.set([...palette!.subarray(index * 3, index * 3 + 3), transparent?.[index] ?? 255], dot);
      } else if (samples <= 2) {
        const grey = byte(value(0));
        rgba.set([grey, grey, grey, samples === 2 ? byte(value(1)) : value(0) === clear(0) ? 0 : 255], dot);
      } else {
        const isClear = samples === 3 && [0, 1, 2].every((i) => value(i) === clear(i));
        rgba.set(
          [byte(value(0)), byte(value(1)), byte(value(2)), samples === 4 ? byte(value(3)) : isClear ? 0 : 255],
          dot,
        );
      }
    }
  return true;
}

/** Eight bits per sample, with alpha, without interlacing or chunks other than the pixels. */
export function writePng({ width, height, rgba }: Dots): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const length = width * 4;
  const rows = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row++) filteredRow(rgba, row, length, rows.subarray(row * (length + 1)));
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(rows, { level: 9 })],
    ['IEND', new Uint8Array()],
  ] as const;
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts.map(([type, data]) => chunk(type, data))]));
}

/** With the filter that gives the smallest differences, as the specification advises (PNG 12.7). */
function filteredRow(rgba: Uint8Array, row: number, length: number, target: Uint8Array): void {
  let least = Number.POSITIVE_INFINITY;
  const tried = new Uint8Array(length);
  for (let filter = 0; filter <= 4; filter++) {
    let sum = 0;
    for (let i = 0; i < length; i++) {
      const place = row * length + i;
      const left = i < 4 ? 0 : rgba[place - 4]!;
      const up = row === 0 ? 0 : rgba[place - length]!;
      const corner = row === 0 || i < 4 ? 0 : rgba[place - length - 4]!;
      tried[i] = rgba[place]! - predicted(filter, left, up, corner);
      sum += tried[i]! < 128 ? tried[i]! : 256 - tried[i]!;
    }
    if (sum >= least) continue;
    least = sum;
    target[0] = filter;
    target.set(tried, 1);
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(data.length, 0);
  named.copy(made, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}
