import { decodeAs, type Encoding } from './text-decoder.ts';

export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file that does not say how it is written: the mark at its start where there is one, else UTF-8, and Latin-1
 * (as Windows has it) where it cannot be UTF-8.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  for (const encoding of [markedEncoding(bytes), 'utf-8'] as const) {
    const text = encoding && decodeAs(encoding, bytes);
    if (encoding !== undefined && text !== undefined) return { text, encoding };
  }
  return { text: decodeAs('latin-1', bytes)!, encoding: 'latin-1' };
}

/** UTF-16 is known by its mark alone; the mark of UTF-8 says nothing that the bytes do not. */
function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
