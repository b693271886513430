import { inflateSync } from 'node:zlib';

/** A PDF of ours read back: all of its content, found through its own tables. */
interface ReadPdf {
  readonly catalogue: string;
  readonly info: string;
  /** What is drawn on each page. */
  readonly pages: readonly string[];
}

interface Found {
  readonly text: string;
  readonly bytes: Buffer;
}

/** Through the cross-reference table: an object out of place is not found. */
function reader(pdf: Uint8Array): { trailer: string; size: number; object(id: number): Found } {
  const file = Buffer.from(pdf);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.subarray(-40).toString('latin1'))![1]);
  const streamAt = (at: number, id?: number): Found => {
    const head = file.subarray(at, at + 4000).toString('latin1');
    const [whole, number, text, length] = /^(\d+) 0 obj\n(<<.*?\/Length (\d+)>>)\nstream\n/s.exec(head)!;
    if (id !== undefined && Number(number) !== id) throw new Error(`Object ${id} is not at ${at}.`);
    const from = at + whole.length;
    return { text: text!, bytes: inflateSync(file.subarray(from, from + Number(length))) };
  };
  const { text: trailer, bytes: table } = streamAt(start);
  const packed = (stream: Found, index: number, id: number): Found => {
    const first = Number(/\/First (\d+)/.exec(stream.text)![1]);
    const places = stream.bytes.subarray(0, first).toString().trim().split(' ').map(Number);
    if (places[2 * index] !== id) throw new Error(`Object ${id} is not the ${index}th of its stream.`);
    const end = places[2 * index + 3];
    const body = stream.bytes.subarray(first + places[2 * index + 1]!, end === undefined ? undefined : first + end);
    return { text: body.toString().trim(), bytes: Buffer.alloc(0) };
  };
  const object = (id: number): Found => {
    const [kind, at, index] = [table[7 * id], table.readUInt32BE(7 * id + 1), table.readUInt16BE(7 * id + 5)];
    return kind === 1 ? streamAt(at, id) : packed(object(at), index, id);
  };
  return { trailer, size: table.length / 7, object };
}

const reference = (text: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)![1]);

export function readPdf(pdf: Uint8Array): ReadPdf {
  const { trailer, object } = reader(pdf);
  const catalogue = object(reference(trailer, 'Root')).text;
  const kids = /\/Kids\[([^\]]*)\]/.exec(object(reference(catalogue, 'Pages')).text)![1]!;
  const pages = kids.split(' 0 R').flatMap((id) => (id.trim() === '' ? [] : [object(Number(id)).text]));
  return {
    catalogue,
    info: object(reference(trailer, 'Info')).text,
    pages: pages.map((page) => object(reference(page, 'Contents')).bytes.toString()),
  };
}

/** Every object of the file, by number. */
export function objectsOf(pdf: Uint8Array): string[] {
  const { object, size } = reader(pdf);
  return Array.from({ length: size - 1 }, (_, i) => object(i + 1).text);
}

/** Every text drawn, in characters: what a reader finds by searching. */
export function textsOf(pdf: Uint8Array): string[] {
  const { object, size } = reader(pdf);
  const all = Array.from({ length: size - 1 }, (_, i) => object(i + 1));
  const fonts = all.filter(({ text }) => text.includes('/Subtype/Type0'));
  const lettersOf = (name: string): Map<string, string> => {
    const font = fonts.find(({ text }) => text.includes(`EscalaSans-${name === 'B' ? 'Bold' : 'Regular'}`))!;
    const map = object(reference(font.text, 'ToUnicode')).bytes.toString();
    return new Map([...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, units]) => [glyph!, inLetters(units!)]));
  };
  const letters: Record<string, Map<string, string>> = { R: lettersOf('R'), B: lettersOf('B') };
  return readPdf(pdf).pages.flatMap((page) =>
    [...page.matchAll(/BT \/([RB]) .*? <(\w*)> Tj.*? ET/g)].map(([, font, hex]) =>
      (hex!.match(/.{4}/g) ?? []).map((glyph) => letters[font!]!.get(glyph)!).join(''),
    ),
  );
}

const inLetters = (units: string): string => Buffer.from(units, 'hex').swap16().toString('utf16le');
