import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below, compressing costs more than it saves; above, it is done beside the event loop. */
const LEAST = 1400;
const MOST = 256_000;
const TEXTS = /^(?:text\/|application\/(?:json|problem\+json|javascript)|image\/svg\+xml)/;

/**
 * Answers are whole, and most of them are compressed in place: a quarter of a millisecond for a page, and no stream, no thread and no
 * megabyte of buffers for each. What has an encoding already is passed on.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return payload;
    if (payload.length < LEAST || reply.hasHeader('content-encoding')) return payload;
    if (!TEXTS.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    varyByEncoding(reply.getHeader('vary'), (value) => void reply.header('vary', value));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (payload.length > MOST) return compressedBeside(payload, encoding);
    return compressed(typeof payload === 'string' ? bytesFor(payload) : payload, encoding);
  });
}

type Encoding = 'br' | 'gzip';

/** A body that goes out to one reader after the other, kept as the bytes that nearly all of them take. */
export interface PackedBody {
  readonly bytes: Buffer;
  /** What is small or very large stays as it is. */
  readonly isPacked: boolean;
}

export function packedBody(body: Buffer): PackedBody {
  const isPacked = body.length >= LEAST && body.length <= MOST;
  return { bytes: isPacked ? alone(compressed(body, 'br')) : body, isPacked };
}

/** In memory of its own: a kilobyte from the compressor is a part of a piece of sixty-four, which would stay with it. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** Who takes no Brotli gets it unpacked, and by the above in another encoding. */
export function sendPacked(
  { bytes, isPacked }: PackedBody,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isPacked) return reply.send(bytes);
  if (encodingFor(request.headers['accept-encoding']) !== 'br') return reply.send(brotliDecompressSync(bytes));
  varyByEncoding(reply.getHeader('vary'), (value) => void reply.header('vary', value));
  return reply.header('content-encoding', 'br').send(bytes);
}

/** Sends a body that never changes: it is compressed when somebody first takes it so, once for each encoding. */
export function sendingLasting(content: Buffer): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const made = new Map<Encoding, Buffer>();
  const isText = (reply: FastifyReply): boolean => TEXTS.test(String(reply.getHeader('content-type') ?? ''));
  return (request, reply) => {
    if (content.length < LEAST || !isText(reply)) return reply.send(content);
    varyByEncoding(reply.getHeader('vary'), (value) => void reply.header('vary', value));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined || request.method === 'HEAD') return reply.send(content);
    const bytes = made.get(encoding) ?? alone(compressed(content, encoding));
    made.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(bytes);
  };
}

/** A letter of a text takes three bytes at most; two halves of a pair take four together. */
let letters: Buffer | undefined;

/**
 * The bytes of a text, until the next one comes. Bytes that are only read by the compressor are no matter for the collector of memory,
 * which else comes the more often, the more of them lie about (D-OFF-341).
 */
function bytesFor(text: string): Buffer {
  letters ??= Buffer.allocUnsafeSlow(3 * MOST);
  return letters.subarray(0, letters.write(text));
}

/** Of Brotli: a third of the time of 4 less, two parts in a hundred more of data and five to nine of pages. */
const QUALITY = 3;

const GZIP = { level: 4 };

const compressed = (body: Uint8Array, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, { params: brotli(body.length) }) : gzipSync(body, GZIP);

const [brotliBeside, gzipBeside] = [promisify(brotliCompress), promisify(gzip)];

const compressedBeside = (body: string | Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliBeside(body, { params: brotli(body.length) }) : gzipBeside(body, GZIP);

const brotli = (size: number): Record<number, number> => ({
  [zlib.BROTLI_PARAM_QUALITY]: QUALITY,
  [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
  // Without it every answer gets tables for the largest one.
  [zlib.BROTLI_PARAM_SIZE_HINT]: size,
});

/** RFC 9110 12.5.3: what the reader takes, the smaller one first; nothing where neither is wanted. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const wanted = new Map(
    (accepted ?? '').split(',').map((each): [string, number] => {
      // Trimmed, not split where blanks are: an expression looks for their end from each of them on.
      const [name = '', ...terms] = each.split(';').map((term) => term.trim().toLowerCase());
      const weight = terms.find((term) => term.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const weightOf = (name: string): number => wanted.get(name) ?? wanted.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : undefined;
}

function varyByEncoding(present: unknown, set: (value: string) => void): void {
  const named = String(present ?? '');
  if (named === '') set('Accept-Encoding');
  else if (!/\baccept-encoding\b|^\*$/i.test(named)) set(`${named}, Accept-Encoding`);
}
