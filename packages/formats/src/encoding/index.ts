export { type DecodedText, decodeText, EncodingFinder } from './decode-text.ts';
export { CODE_PAGES, type CodePage, ENCODINGS, type Encoding, newDecoder } from './text-decoder.ts';
