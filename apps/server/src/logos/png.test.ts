import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPng, readPng, writePng } from './png.ts';
import { readLogo } from './read-logo.ts';

function chunk(type: string, data: readonly number[] | Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(named.length - 4, 0);
  named.copy(made, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}

interface Written {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour: number;
  readonly interlace?: number;
  /** Including the filter byte before each row. */
  readonly rows: readonly number[];
  readonly more?: readonly Buffer[];
}

function png({ width, height, depth = 8, colour, interlace = 0, rows, more = [] }: Written): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const data = deflateSync(Buffer.from(rows));
  // In two chunks, as programs write it.
  const [first, second] = [data.subarray(0, 5), data.subarray(5)];
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', first), chunk('IDAT', second), chunk('IEND', [])];
  return Buffer.concat([Buffer.from(signature), ...parts]);
}

const dots = (file: Uint8Array): number[] | undefined => {
  const read = readPng(file, 2048);
  return read && [...read.rgba];
};

describe('a picture of dots', () => {
  it.each<[string, Written, number[]]>([
    [
      'grey of one bit',
      { width: 2, height: 1, depth: 1, colour: 0, rows: [0, 0b10000000] },
      [255, 255, 255, 255, 0, 0, 0, 255],
    ],
    [
      'grey of four bits, one of them clear',
      { width: 2, height: 1, depth: 4, colour: 0, rows: [0, 0x0f], more: [chunk('tRNS', [0, 15])] },
      [0, 0, 0, 255, 255, 255, 255, 0],
    ],
    [
      'grey of sixteen bits, half opaque',
      { width: 1, height: 1, depth: 16, colour: 4, rows: [0, 0x80, 1, 0x7f, 2] },
      [128, 128, 128, 127],
    ],
    [
      'a palette, with transparency',
      {
        ...{ width: 3, height: 1, depth: 2, colour: 3, rows: [0, 0b00011000] },
        more: [chunk('PLTE', [1, 2, 3, 4, 5, 6, 7, 8, 9]), chunk('tRNS', [0, 100])],
      },
      [1, 2, 3, 0, 4, 5, 6, 100, 7, 8, 9, 255],
    ],
    [
      'colours, one of them clear',
      { width: 2, height: 1, colour: 2, rows: [0, 1, 2, 3, 9, 9, 9], more: [chunk('tRNS', [0, 9, 0, 9, 0, 9])] },
      [1, 2, 3, 255, 9, 9, 9, 0],
    ],
    [
      'row after row, by every filter',
      {
        ...{ width: 2, height: 5, colour: 0 },
        rows: [0, 10, 20, 1, 10, 10, 2, 5, 5, 3, 4, 6, 4, 1, 1],
      },
      [10, 20, 10, 20, 15, 25, 11, 24, 12, 25].flatMap((grey) => [grey, grey, grey, 255]),
    ],
    [
      'interlaced',
      {
        ...{ width: 3, height: 3, colour: 0, interlace: 1 },
        // Passes 1, 4, 5, 6 and 7 have pixels: the corner, its row, the last row, the columns between, the row between.
        rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6],
      },
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((grey) => [grey, grey, grey, 255]),
    ],
  ])('%s', (_what, written, expected) => {
    expect(dots(png(written))).toEqual(expected);
  });

  it('comes out as it went in, with nothing beside the dots', () => {
    const rgba = Uint8Array.from({ length: 40 * 30 * 4 }, (_, i) => (i * 37 + (i >> 5) * 11) % 256);
    const file = writePng({ width: 40, height: 30, rgba });
    expect(isPng(file)).toBe(true);
    expect(dots(file)).toEqual([...rgba]);
    const secret = Buffer.from('tEXtsecret');
    const told = png({
      width: 1,
      height: 1,
      colour: 0,
      rows: [0, 7],
      more: [chunk('tEXt', secret), chunk('iCCP', secret)],
    });
    expect(Buffer.from(writePng(readPng(told, 2048)!)).includes('secret')).toBe(false);
  });

  const GOOD: Written = { width: 1, height: 1, colour: 0, rows: [0, 7] };
  it.each<[string, Buffer]>([
    ['cut off', png(GOOD).subarray(0, -5)],
    ['a wrong checksum', Buffer.from(png(GOOD).map((byte, i) => (i === 20 ? byte ^ 1 : byte)))],
    ['too little inside', png({ ...GOOD, rows: [0] })],
    ['too much inside', png({ ...GOOD, rows: [0, 7, ...Array<number>(100_000).fill(0)] })],
    ['an unknown filter', png({ ...GOOD, rows: [5, 7] })],
    ['an unknown depth', png({ ...GOOD, depth: 3 })],
    ['an unknown kind of colour', png({ ...GOOD, colour: 5 })],
    ['no palette', png({ ...GOOD, colour: 3 })],
    ['a colour that is not in the palette', png({ ...GOOD, colour: 3, more: [chunk('PLTE', [1, 2, 3])] })],
    ['no dots', png({ ...GOOD, width: 0 })],
    ['a bomb', png({ ...GOOD, width: 60_000, height: 60_000 })],
  ])('is refused: %s', (_what, file) => {
    expect(readPng(file, 2048)).toBeUndefined();
  });

  it.each([2047, 2048, 2049])('has at most 2048 dots on a side: %i', (width) => {
    const file = png({ ...GOOD, width, rows: [0, ...Array<number>(width).fill(0)] });
    expect(readPng(file, 2048) === undefined).toBe(width > 2048);
  });
});

describe('a mark', () => {
  it('says the size of a picture that is too large, and keeps nothing of an SVG that leads elsewhere', async () => {
    const large = png({ width: 6000, height: 6000, colour: 0, rows: [0] });
    expect(await readLogo(large.toString('base64'))).toEqual({
      fault: 'mark-too-many-dots',
      values: { width: 6000, height: 6000, most: 2048 },
    });
    const leading = `<?xml-stylesheet href="https://example.org/x.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4">
<style>@import url(https://example.org/y.css); path { fill: url(https://example.org/z#a) }</style><image xlink:href="https://example.org/i.png"/><use xlink:href="https://example.org/u.svg#a"/><path d="M0 0L4 4" fill="url(https://example.org/f#a)"/></svg>`;
    const clean = await readLogo(Buffer.from(leading).toString('base64'));
    if ('fault' in clean) throw new Error(clean.fault);
    expect(Buffer.from(clean.bytes).toString()).not.toContain('example.org');
    expect(clean.removed).toEqual(expect.arrayContaining(['image', 'use', 'fill']));
  });

  const read = async (file: string | Uint8Array) => {
    const mark = await readLogo(Buffer.from(file as string).toString('base64'));
    return 'fault' in mark ? mark.fault : [mark.type, mark.width, mark.height];
  };
  const drawing = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0"/></svg>`;

  it.each<[string, string | Uint8Array, unknown]>([
    ['a PNG', png({ width: 1, height: 2, colour: 0, rows: [0, 7, 0, 8] }), ['image/png', 1, 2]],
    ['an SVG', drawing('0 0 40 10'), ['image/svg+xml', 40, 10]],
    ['too long', drawing('0 0 41 10'), 'mark-too-long'],
    [
      'a PNG of 6000 by 6000',
      png({ width: 6000, height: 6000, colour: 0, depth: 1, rows: Array<number>(6000 * 751).fill(0) }),
      'mark-too-many-dots',
    ],
    ['a PNG that only says so', png({ width: 6000, height: 6000, colour: 0, rows: [0] }), 'mark-too-many-dots'],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${drawing('0 0 4 4')}`,
      'mark-unreadable-svg',
    ],
    [
      'a file of the server',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('0 0 4 4')}`,
      'mark-unreadable-svg',
    ],
    ['a broken PNG', png({ width: 1, height: 2, colour: 0, rows: [0] }), 'mark-unreadable-png'],
    ['a broken SVG', '<svg ', 'mark-unreadable-svg'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'mark-no-picture'],
    ['a page', '<html></html>', 'mark-no-picture'],
    [
      'largest',
      `<!--${'x'.repeat(300_000 - 7 - drawing('0 0 1 1').length)}-->${drawing('0 0 1 1')}`,
      ['image/svg+xml', 1, 1],
    ],
    ['too large', 'x'.repeat(300_001), 'mark-too-large'],
  ])('%s', async (_what, file, expected) => {
    expect(await read(file)).toEqual(expected);
  });
});
