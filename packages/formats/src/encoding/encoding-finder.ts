import { utf16Of } from './decode-text.ts';
import { type Encoding, newDecoder } from './text-decoder.ts';

/** The encoding of a long file, from its chunks in order: the same result as `decodeText` on the whole. */
export class EncodingFinder {
  readonly #utf8 = newDecoder('utf-8');
  #found: Encoding | undefined;
  #isFirst = true;

  take(piece: Uint8Array): void {
    if (this.#isFirst) this.#found = utf16Of(piece);
    this.#isFirst = false;
    if (this.#found === undefined && !this.#isUtf8(piece, true)) this.#found = 'windows-1252';
  }

  /** To be read after all chunks. */
  get encoding(): Encoding {
    return this.#found ?? (this.#isUtf8(new Uint8Array(), false) ? 'utf-8' : 'windows-1252');
  }

  #isUtf8(piece: Uint8Array, stream: boolean): boolean {
    try {
      this.#utf8.decode(piece, { stream });
      return true;
    } catch {
      return false;
    }
  }
}
