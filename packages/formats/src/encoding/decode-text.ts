import { type CodePage, decodeAs, type Encoding, newDecoder } from './text-decoder.ts';

export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file in any encoding; every incoming file goes through here. UTF-16
 * by its mark or, without one, by the zero bytes of Latin letters; otherwise UTF-8;
 * and if it is not valid UTF-8 the code page, by default Windows' variant of Latin-1.
 */
export function decodeText(bytes: Uint8Array, codePage: CodePage = 'windows-1252'): DecodedText {
  const utf16 = utf16Of(bytes);
  // A whole file of odd length is UTF-16 only if its mark says so.
  const isUtf16 = bytes.length % 2 === 0 || bytes[0]! >= 0xfe;
  if (utf16 !== undefined && isUtf16) return { text: decodeAs(utf16, bytes)!, encoding: utf16 };
  const text = decodeAs('utf-8', bytes);
  return text === undefined ? { text: decodeAs(codePage, bytes)!, encoding: codePage } : { text, encoding: 'utf-8' };
}

/** This many bytes show whether every other one is 0. */
const LOOKED_AT = 4096;

/** The mark of UTF-8 adds nothing to the bytes; that of UTF-32, which nobody writes, begins like one of UTF-16. */
export function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length > 4 ? undefined : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const length = Math.min(bytes.length, LOOKED_AT);
  const zeros = [0, 0];
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (4 * odd > length && 10 * even < odd) return 'utf-16le';
  return 4 * even > length && 10 * odd < even ? 'utf-16be' : undefined;
}

/** The encoding of a long file, from its chunks in order: the same result as `decodeText` on the whole. */
export class EncodingFinder {
  readonly #utf8 = newDecoder('utf-8');
  #found: Encoding | undefined;
  #isFirst = true;

  take(piece: Uint8Array): void {
    if (this.#isFirst) this.#found = utf16Of(piece);
    this.#isFirst = false;
    if (this.#found === undefined && !this.#isUtf8(piece, true)) this.#found = 'windows-1252';
  }

  /** To be read after all chunks. */
  get encoding(): Encoding {
    return this.#found ?? (this.#isUtf8(new Uint8Array(), false) ? 'utf-8' : 'windows-1252');
  }

  #isUtf8(piece: Uint8Array, stream: boolean): boolean {
    try {
      this.#utf8.decode(piece, { stream });
      return true;
    } catch {
      return false;
    }
  }
}
