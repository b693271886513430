export { type DecodedText, decodeText } from './decode-text.ts';
export { EncodingFinder } from './encoding-finder.ts';
export { ENCODINGS, type Encoding, newDecoder } from './text-decoder.ts';
