import { readFileSync } from 'node:fs';
import { anyText, forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (name: string): Uint8Array =>
  readFileSync(new URL(`../trf/cases/irish-events/${name}`, import.meta.url));

describe('encodings', () => {
  it('of the same report in UTF-8 and in Latin-1 give the same text', () => {
    const utf8 = decodeText(bytesOf('utf-8.tab'));
    const latin1 = decodeText(bytesOf('latin-1.tab'));
    expect([utf8.encoding, latin1.encoding]).toEqual(['utf-8', 'windows-1252']);
    expect(latin1.text).toBe(utf8.text);
    expect(utf8.text).toContain('Uì Laighlèis,Gearoìdin');
  });

  it('with a mark are read without it', () => {
    expect(decodeText(bytesOf('armstrong_2012_with_bom.tab')).text).toMatch(/^012 Leinster/);
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x30, 0, 0x19, 0x02))).toEqual({ text: '0ș', encoding: 'utf-16le' });
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0x30, 0x02, 0x19))).toEqual({ text: '0ș', encoding: 'utf-16be' });
  });

  it('of Windows have the characters that Latin-1 lacks', () => {
    expect(decodeText(Uint8Array.of(0x8a, 0x80, 0xe9)).text).toBe('Š€é');
  });

  it('give back any text; what contains a NUL is not text', () => {
    forAll({ of: [anyText({ maxLength: 200 })] }, (text) => {
      const whole = text
        .toWellFormed()
        .replaceAll('\u0000', '')
        .replace(/^\uFEFF/, '');
      expect(decodeText(Buffer.from(whole)).text).toBe(whole);
      expect(decodeText(Buffer.from(`\uFEFF${whole}`)).text).toBe(whole);
    });
  });

  it('of any bytes give some text', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => typeof decodeText(bytes).text === 'string'));
  });
});
