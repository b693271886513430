export type MarkedEncoding = 'UTF-8' | 'UTF-16' | 'UTF-32';

/** What the first bytes of a file say about its encoding, where they say something. */
export function byteOrderMark(bytes: Uint8Array): MarkedEncoding | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'UTF-8';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32';
  return undefined;
}

export interface BadByte {
  readonly line: number;
  readonly byte: string;
}

/** The first byte that no UTF-8 text can have there: its line, and itself as two hexadecimal digits. */
export function firstBadByte(bytes: Uint8Array): BadByte {
  const at = endOfValidText(bytes);
  let line = 1;
  for (let i = 0; i < at; i++) if (bytes[i] === 0x0a) line++;
  return { line, byte: (bytes[at] ?? 0).toString(16).padStart(2, '0') };
}

function endOfValidText(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return bytes.length;
}

/** Length of the well-formed sequence that starts here; 0 where there is none (Unicode, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1]!;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let i = 2; i < length; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  return length;
}
