import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, EncodingFinder } from './decode-text.ts';
import { filesOf, NAMES } from './testing/files.ts';
import { newDecoder } from './text-decoder.ts';

const files = Object.entries(filesOf(NAMES));

describe('the text of a file', () => {
  it.each(files)('%s', (_, bytes) => {
    expect(decodeText(bytes).text).toBe(NAMES);
  });

  it('is read as Latin-1 only if it cannot be UTF-8', () => {
    expect(decodeText(Uint8Array.of(0x50, 0xe9, 0x72))).toEqual({ text: 'Pér', encoding: 'windows-1252' });
    expect(decodeText(Uint8Array.of(0x50, 0xc3, 0xa9))).toEqual({ text: 'Pé', encoding: 'utf-8' });
    expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
    // One NUL character (0) in a long text does not make it UTF-16, nor does an odd number of bytes.
    expect(decodeText(Uint8Array.of(0x78, 0x0a, 0)).encoding).toBe('utf-8');
    expect(decodeText(new TextEncoder().encode(`a\u0000${'b'.repeat(30)}`)).encoding).toBe('utf-8');
  });

  it('uses the given code page if it is not in Unicode (D-OFF-546)', () => {
    // Ştefan in Windows-1250, as in old Romanian files, and Иван in Windows-1251.
    const romanian = Uint8Array.of(0xaa, 0x74, 0x65, 0x66, 0x61, 0x6e);
    expect(decodeText(romanian, 'windows-1250')).toEqual({ text: 'Ştefan', encoding: 'windows-1250' });
    expect(decodeText(romanian).text).toBe('ªtefan');
    expect(decodeText(Uint8Array.of(0xc8, 0xe2, 0xe0, 0xed), 'windows-1251').text).toBe('Иван');
    expect(decodeText(new TextEncoder().encode('Ștefan'), 'windows-1251')).toEqual({
      text: 'Ștefan',
      encoding: 'utf-8',
    });
  });

  it('is the same in every encoding, for any Latin text', () => {
    const letter = fc.constantFrom(...'abcxyz ABCXYZ,;\n0123456789àèéíïòóúüçñ·');
    forAll({ of: [fc.array(letter, { minLength: 8, maxLength: 80 })] }, (letters) => {
      const text = letters.join('');
      fc.pre(letters.filter((each) => each.charCodeAt(0) > 0x7f).length < letters.length);
      for (const [name, bytes] of Object.entries(filesOf(text))) {
        // Latin-1 whose bytes happen to be valid UTF-8 cannot be told apart from it.
        if (name === 'Windows-1252' && decodeText(bytes).encoding === 'utf-8') continue;
        expect(decodeText(bytes).text, name).toBe(text);
      }
    });
  });

  it.each(files)('is found piece by piece as well: %s', (_, bytes) => {
    for (const size of [8, 13, 1000]) {
      const finder = new EncodingFinder();
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (__, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      for (const piece of pieces) finder.take(piece);
      const decoder = newDecoder(finder.encoding);
      const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
      expect(text).toBe(NAMES);
    }
  });
});
