import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../testing/run-escala.ts';
import { byteOrderMark, firstBadByte } from './encoding.ts';
import { readText } from './read-text.ts';

describe('readText', () => {
  it('reads up to the limit and no further: below, at, above', async () => {
    const read = async (length: number) => (await readText(temporaryFile('x'.repeat(length)), { limit: 5 })).ok;
    expect([await read(4), await read(5), await read(6)]).toEqual([true, true, false]);
  });

  it('reports how far it has come', async () => {
    const seen: (number | undefined)[][] = [];
    await readText(temporaryFile('abc'), { onBytes: (bytes, size) => seen.push([bytes, size]) });
    expect(seen).toEqual([[3, 3]]);
  });

  it('counts the bytes of what has no size', async () => {
    expect(await readText('/dev/zero', { limit: 3_000_000 })).toMatchObject({
      ok: false,
      fault: { code: 'input.too-large' },
    });
    expect(await readText('/dev/null')).toMatchObject({ ok: false, fault: { code: 'input.empty' } });
  });

  it('takes the mark of UTF-8 away', async () => {
    expect(await readText(temporaryFile('\ufeff{}'))).toMatchObject({ ok: true, text: '{}' });
  });
});

describe('encoding', () => {
  it('knows the marks', () => {
    const marks = [
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe, 0x7b, 0],
      [0xfe, 0xff, 0, 0x7b],
      [0xff, 0xfe, 0, 0],
      [0, 0, 0xfe, 0xff],
      [0x7b],
    ];
    const names = ['UTF-8', 'UTF-16', 'UTF-16', 'UTF-32', 'UTF-32', undefined];
    expect(marks.map((bytes) => byteOrderMark(Uint8Array.from(bytes)))).toEqual(names);
  });

  it('finds the first bad byte: everything before it is UTF-8, and with it nothing is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom([0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xe2, 0x82]),
        (text, bad) => {
          const valid = Buffer.from(text.toWellFormed());
          const lines = valid.toString().split('\n').length;
          const bytes = Buffer.concat([valid, Uint8Array.from(bad)]);
          expect(isUtf8(bytes)).toBe(false);
          expect(firstBadByte(bytes)).toEqual({ line: lines, byte: bad[0]!.toString(16) });
        },
      ),
    );
  });
});
