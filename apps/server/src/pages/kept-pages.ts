import { transcode } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isText, type PackedBody, packedBody, sendPacked } from '../http/compress-answers.ts';
import { alreadyThere, etagOf } from '../http/etag.ts';
import { MINUTE } from '../instant.ts';
import type { FileHead } from '../routes/download.ts';

/** Of the largest page encoded this way. */
const MOST_CHARACTERS = 1 << 19;

let letters: Buffer | undefined;

/**
 * A page as UTF-8. Its characters are copied as they are and transcoded in one pass, in a fifth of the time that
 * `Buffer.from` takes for a page with characters beyond Latin-1; text that is not well formed is left to the latter.
 */
export function pageBytes(text: string): Buffer {
  if (text.length > MOST_CHARACTERS || !text.isWellFormed()) return Buffer.from(text);
  letters ??= Buffer.allocUnsafeSlow(2 * MOST_CHARACTERS);
  return transcode(letters.subarray(0, letters.write(text, 'utf16le')), 'utf16le', 'utf8') as Buffer;
}

/** A page ready to send, with its tag. */
export interface RenderedPage {
  readonly body: PackedBody;
  readonly etag: string;
  /** Of a file. */
  readonly file?: FileHead | undefined;
}

/** Encoded and compressed once: the same bytes are kept and sent. */
export function renderedPage(content: string): RenderedPage {
  const bytes = pageBytes(content);
  return { body: packedBody(bytes), etag: etagOf(bytes) };
}

/** The same for a file, whose tag may be known. */
export function renderedFile(content: string | Uint8Array, file: FileHead, etag?: string): RenderedPage {
  const bytes =
    typeof content === 'string'
      ? pageBytes(content)
      : Buffer.from(content.buffer as ArrayBuffer, content.byteOffset, content.length);
  const body = isText(file.contentType) ? packedBody(bytes) : { bytes, isPacked: false };
  return { body, etag: etag ?? etagOf(bytes), file };
}

/** Sends the page to a visitor, unless the browser has it already. */
export const sendRendered = (
  { body, etag, file }: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  alreadyThere(request, reply, etag, file?.immutable ? 'immutable' : 'public')
    ? reply.send()
    : sendPacked(body, request, reply);

/** Overhead of a kept page beside its bytes and its address. */
const BESIDE = 500;

/** The reader chooses the address, which may be far longer than the answer. */
export const bytesKept = (address: string, { body }: RenderedPage): number =>
  body.bytes.length + 2 * address.length + BESIDE;

/** Whatever the record says: a page from a replica that fell behind must not be kept for long. */
const LONGEST = MINUTE;

interface KeptPage {
  readonly state: string;
  readonly page: RenderedPage;
  readonly until: number;
}

/**
 * Public pages as last rendered, in one version for visitors and one for everybody signed in (D-OFF-1091), API answers
 * to visitors (D-OFF-1001) and long files. A version stays the same as long as nothing is added to the part of the
 * record it reads and the day does not change: `state` covers both. On the day a list is published everybody reads the
 * same pages.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** A kept page in one of these states. */
  get(address: string, states: readonly string[], now: number): RenderedPage | undefined {
    const kept = this.#pages.get(address);
    if (kept === undefined) return undefined;
    if (states.includes(kept.state) && now < kept.until) return kept.page;
    this.#remove(address, kept);
    return undefined;
  }

  keep(address: string, state: string, page: RenderedPage, now: number): void {
    const before = this.#pages.get(address);
    if (before !== undefined) this.#remove(address, before);
    const size = bytesKept(address, page);
    if (size > this.#most / 10) return;
    this.#pages.set(address, { state, page, until: now + LONGEST });
    this.#size += size;
    // The oldest go first.
    for (const [oldest, kept] of this.#pages) {
      if (this.#size <= this.#most) break;
      this.#remove(oldest, kept);
    }
  }

  #remove(address: string, { page }: KeptPage): void {
    this.#pages.delete(address);
    this.#size -= bytesKept(address, page);
  }
}
