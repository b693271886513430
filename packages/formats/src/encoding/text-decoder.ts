/** The decoder of the Encoding Standard, which browsers, workers and servers have alike; the language alone has none. */
interface StandardDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

declare const TextDecoder: new (label: string, options?: { fatal?: boolean }) => StandardDecoder;

/** Of files that are not in Unicode, by the names that Windows has; nothing in a file says which one it is (D-OFF-546). */
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

/** For a file that is read piece by piece. */
export function newDecoder(encoding: Encoding): StandardDecoder {
  return new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
}

/** The text without a byte order mark; undefined where the bytes are not in this encoding. */
export function decodeAs(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return decoderOf(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}
