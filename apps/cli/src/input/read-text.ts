import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type CodePage, decodeText } from '@escala/formats';
import type { ByteSource, InputFault, TextSource } from './input-fault.ts';

/** Slightly below the longest string of the JavaScript engine. */
const LARGEST_INPUT_BYTES = 500_000_000;

const CHUNK_BYTES = 1 << 20;

export interface ReadOptions {
  /** Called while reading, with the bytes so far and the size if known. */
  readonly onBytes?: (bytes: number, size: number | undefined) => void;
  readonly limit?: number;
  /** For a file not in Unicode. */
  readonly encoding?: CodePage | undefined;
}

/** The text of a file, or of standard input where the name is `-`. Faults are values; nothing is thrown. */
export async function readText(name: string, options: ReadOptions = {}): Promise<TextSource> {
  const source = await readBytes(name, options);
  return source.ok ? textOf(source.bytes, options.encoding) : source;
}

/** The same as bytes, undecoded. */
export async function readBytes(name: string, options: ReadOptions = {}): Promise<ByteSource> {
  try {
    return name === '-' ? await readStandardInput(options) : await readFile(name, options);
  } catch (error) {
    return { ok: false, fault: faultOfSystem(error) };
  }
}

/** The bytes of a file of any length, chunk by chunk; a fault if it cannot be read. */
export async function streamBytes(
  name: string,
  onChunk: (chunk: Buffer) => void,
  options: Pick<ReadOptions, 'onBytes'> = {},
): Promise<InputFault | undefined> {
  try {
    const size = name === '-' ? undefined : await sizeOf(name);
    if (typeof size === 'object') return size;
    const stream = name === '-' ? process.stdin : createReadStream(name, { highWaterMark: CHUNK_BYTES });
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onChunk(chunk);
      options.onBytes?.(bytes, size);
    }
    return undefined;
  } catch (error) {
    return faultOfSystem(error);
  }
}

async function sizeOf(name: string): Promise<number | undefined | InputFault> {
  const stats = await stat(name);
  return stats.isDirectory() ? { code: 'input.directory', values: {} } : knownSize(stats);
}

async function readFile(name: string, options: ReadOptions): Promise<ByteSource> {
  const file = await open(name, 'r');
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) return { ok: false, fault: { code: 'input.directory', values: {} } };
    const size = knownSize(stats);
    const limit = options.limit ?? LARGEST_INPUT_BYTES;
    if (size !== undefined && size > limit) return { ok: false, fault: tooLarge(limit) };
    const stream = file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false });
    return await collect(stream, size, limit, options);
  } finally {
    await file.close();
  }
}

async function readStandardInput(options: ReadOptions): Promise<ByteSource> {
  return collect(process.stdin, undefined, options.limit ?? LARGEST_INPUT_BYTES, options);
}

/** Pipes and devices report 0. */
function knownSize(stats: Stats): number | undefined {
  return stats.isFile() ? stats.size : undefined;
}

async function collect(
  stream: AsyncIterable<Buffer>,
  size: number | undefined,
  limit: number,
  options: ReadOptions,
): Promise<ByteSource> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limit) return { ok: false, fault: tooLarge(limit) };
    chunks.push(chunk);
    options.onBytes?.(bytes, size);
  }
  return { ok: true, bytes: Buffer.concat(chunks, bytes) };
}

/** The text of a file in any encoding; one with a NUL character (0) is not text. */
export function textOf(bytes: Uint8Array, codePage?: CodePage): TextSource {
  const { text, encoding } = decodeText(bytes, codePage);
  if (text.trim() === '') return { ok: false, fault: { code: 'input.empty', values: {} } };
  const at = text.indexOf('\u0000');
  if (at < 0) return { ok: true, text, bytes: bytes.length, encoding };
  return { ok: false, fault: { code: 'input.null-sign', values: { line: text.slice(0, at).split('\n').length } } };
}

function tooLarge(limit: number): InputFault {
  return { code: 'input.too-large', values: { limit: Math.floor(limit / 1_000_000) } };
}

function faultOfSystem(error: unknown): InputFault {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return { code: 'input.missing', values: {} };
  if (code === 'EISDIR') return { code: 'input.directory', values: {} };
  if (code === 'EACCES' || code === 'EPERM') return { code: 'input.forbidden', values: {} };
  return { code: 'input.unreadable', values: { reason: code } };
}
