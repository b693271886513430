import { type DecodedText, decodeText } from '../encoding/decode-text.ts';

/** The text of a report: the format names no encoding, and files have UTF-8, UTF-8 with a mark, and Latin-1. */
export function decodeTrf(bytes: Uint8Array): DecodedText {
  return decodeText(bytes);
}
