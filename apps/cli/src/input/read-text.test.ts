import { filesOf, NAMES } from '@escala/formats/encoding/testing';
import { describe, expect, it } from 'vitest';
import { temporaryFile } from '../testing/run-escala.ts';
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

  it('counts the bytes of a device without a size', async () => {
    expect(await readText('/dev/zero', { limit: 3_000_000 })).toMatchObject({
      ok: false,
      fault: { code: 'input.too-large' },
    });
    expect(await readText('/dev/null')).toMatchObject({ ok: false, fault: { code: 'input.empty' } });
  });

  it('removes the byte order mark', async () => {
    expect(await readText(temporaryFile('\ufeff{}'))).toMatchObject({ ok: true, text: '{}' });
  });
});

describe('the encoding of a file', () => {
  const text = `{"name": "${NAMES}"}`;
  it.each(Object.entries(filesOf(text)))('%s', async (_, bytes) => {
    expect(await readText(temporaryFile(bytes))).toMatchObject({ ok: true, text });
  });

  it('is not text if it contains a NUL, as in UTF-32', async () => {
    const utf32 = Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));
    for (const bytes of [utf32, Uint8Array.of(0xff, 0xfe, 0, 0, ...utf32), Uint8Array.of(0x7b, 0x0a, 0x00, 0x7d)])
      expect(await readText(temporaryFile(bytes))).toMatchObject({ ok: false, fault: { code: 'input.null-sign' } });
  });
});
