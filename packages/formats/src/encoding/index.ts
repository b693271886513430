export { type DecodedText, decodeText } from './decode-text.ts';
export { EncodingFinder } from './encoding-finder.ts';
export { CODE_PAGES, type CodePage, ENCODINGS, type Encoding, newDecoder } from './text-decoder.ts';
