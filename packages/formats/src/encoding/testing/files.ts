/** Names whose letters are all in Windows-1252. */
export const NAMES = 'Núria Puig i Solé; Begoña Núñez; François Œuvrard';

type Bytes = Uint8Array<ArrayBuffer>;

const unitsOf = (text: string): number[] => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

/** `é` is `%C3%A9` in an address. */
const utf8 = (text: string): Bytes =>
  Uint8Array.from(
    unitsOf(encodeURIComponent(text).replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))),
  );

const utf16le = (text: string): Bytes => Uint8Array.from(unitsOf(text).flatMap((unit) => [unit & 0xff, unit >> 8]));
const utf16be = (text: string): Bytes => Uint8Array.from(unitsOf(text).flatMap((unit) => [unit >> 8, unit & 0xff]));

/** Where Latin-1 has no characters. */
const OF_WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, Œ: 0x8c, '’': 0x92, '–': 0x96, œ: 0x9c };

const windows1252 = (text: string): Bytes =>
  Uint8Array.from([...text].map((letter) => OF_WINDOWS[letter] ?? letter.charCodeAt(0)));

/** A text in the bytes of each encoding, by name. */
export function filesOf(text: string): Readonly<Record<string, Bytes>> {
  const marked = `\ufeff${text}`;
  return {
    'UTF-8': utf8(text),
    'UTF-8 with its mark': utf8(marked),
    'UTF-16 LE': utf16le(text),
    'UTF-16 LE with its mark': utf16le(marked),
    'UTF-16 BE': utf16be(text),
    'UTF-16 BE with its mark': utf16be(marked),
    'Windows-1252': windows1252(text),
  };
}
