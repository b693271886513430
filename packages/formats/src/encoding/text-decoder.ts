/**
 * The decoder of the Encoding Standard, common to browsers,
 * workers and servers, but missing from the language's own types.
 */
interface StandardDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

declare const TextDecoder: new (label: string, options?: { fatal?: boolean }) => StandardDecoder;

/** For files not in Unicode, by Windows name; nothing in a file says which one it is (D-OFF-546). */
export const CODE_PAGES = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', ...CODE_PAGES] as const;
export type Encoding = (typeof ENCODINGS)[number];

const decoders = new Map<Encoding, StandardDecoder>();

function decoderOf(encoding: Encoding): StandardDecoder {
  let decoder = decoders.get(encoding);
  if (decoder === undefined) {
    decoder = newDecoder(encoding);
    decoders.set(encoding, decoder);
  }
  return decoder;
}

/** For a file read chunk by chunk. */
export function newDecoder(encoding: Encoding): StandardDecoder {
  return new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
}

/** The text without a byte order mark; undefined if the bytes are not valid in this encoding. */
export function decodeAs(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return decoderOf(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}
