import { deflateSync } from 'node:zlib';

/** Collects the objects of a PDF and makes the file from them: PDF 1.7 with everything compressed. */
export class PdfFile {
  readonly #texts = new Map<number, string>();
  readonly #streams = new Map<number, { readonly dictionary: string; readonly bytes: Uint8Array }>();
  #last = 0;

  /** A number for an object that is referred to before it is written. */
  reserve(): number {
    return ++this.#last;
  }

  add(text: string, id = this.reserve()): number {
    this.#texts.set(id, text);
    return id;
  }

  addStream(bytes: Uint8Array, dictionary = '', id = this.reserve()): number {
    this.#streams.set(id, { dictionary, bytes: deflateSync(bytes) });
    return id;
  }

  /** `root` is the document's catalogue, `info` its metadata. */
  finish(root: number, info: number): Uint8Array {
    const places = new Map<number, Place>();
    this.#packTexts(places);
    const pieces: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = pieces[0]!.length;
    const write = (id: number, dictionary: string, bytes: Uint8Array): void => {
      const head = Buffer.from(`${id} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`);
      const foot = Buffer.from('\nendstream\nendobj\n');
      places.set(id, { kind: 1, at, index: 0 });
      pieces.push(head, bytes, foot);
      at += head.length + bytes.length + foot.length;
    };
    for (const [id, { dictionary, bytes }] of this.#streams) write(id, dictionary, bytes);
    const id = this.reserve();
    const start = at;
    places.set(id, { kind: 1, at: start, index: 0 });
    const table = deflateSync(crossReferences(places, id + 1));
    write(id, `/Type/XRef/Size ${id + 1}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R`, table);
    pieces.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    return Buffer.concat(pieces);
  }

  /** Objects without a stream are packed into object streams by the hundred, where they compress well. */
  #packTexts(places: Map<number, Place>): void {
    const all = [...this.#texts];
    for (let first = 0; first < all.length; first += PACKED) {
      const packed = all.slice(first, first + PACKED);
      const id = this.reserve();
      const offsets: string[] = [];
      let at = 0;
      packed.forEach(([number, text], index) => {
        offsets.push(`${number} ${at}`);
        at += Buffer.byteLength(text) + 1;
        places.set(number, { kind: 2, at: id, index });
      });
      const head = `${offsets.join(' ')}\n`;
      const body = Buffer.from(`${head}${packed.map(([, text]) => text).join('\n')}\n`);
      this.addStream(body, `/Type/ObjStm/N ${packed.length}/First ${Buffer.byteLength(head)}`, id);
    }
  }
}

const PACKED = 200;

/** Where an object is: at a byte of the file (1), or the n-th in an object stream (2). */
interface Place {
  readonly kind: 1 | 2;
  readonly at: number;
  readonly index: number;
}

function crossReferences(places: ReadonlyMap<number, Place>, size: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(7 * size));
  view.setUint16(5, 0xffff);
  for (const [id, { kind, at, index }] of places) {
    view.setUint8(7 * id, kind);
    view.setUint32(7 * id + 1, at);
    view.setUint16(7 * id + 5, index);
  }
  return new Uint8Array(view.buffer);
}

/** Any text as a string of a PDF. */
export function pdfString(text: string): string {
  const units = [...Array(text.length).keys()].map((i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
