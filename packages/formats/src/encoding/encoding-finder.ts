import { utf16Of } from './decode-text.ts';
import { type Encoding, newDecoder } from './text-decoder.ts';

/** How a long file is written, from its pieces in order: as `decodeText` would find it with all of it at hand. */
export class EncodingFinder {
  readonly #utf8 = newDecoder('utf-8');
  #found: Encoding | undefined;
  #isFirst = true;

  take(piece: Uint8Array): void {
    if (this.#isFirst) this.#found = utf16Of(piece);
    this.#isFirst = false;
    if (this.#found === undefined && !this.#isUtf8(piece, true)) this.#found = 'windows-1252';
  }

  /** Once all pieces were taken. */
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
