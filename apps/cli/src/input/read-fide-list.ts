import { open } from 'node:fs/promises';
import { type FideListSummary, fideListParser, type ListRhythm, type OnBatch } from '@escala/formats';
import type { Progress } from '../output/progress.ts';
import type { InputFault } from './input-fault.ts';
import { reading } from './read-checked.ts';
import { streamBytes } from './read-text.ts';

type ReadFideList =
  | { readonly ok: true; readonly summary: FideListSummary }
  | { readonly ok: false; readonly fault: InputFault };

/** Reads a FIDE player list batch by batch, however long, also from its ZIP. */
export async function readFideList(
  file: string,
  onBatch: OnBatch,
  rhythm: ListRhythm,
  progress: Progress,
): Promise<ReadFideList> {
  const parser = fideListParser(onBatch, { rhythm });
  const push = (chunk: Uint8Array): void => parser.push(chunk);
  const fault = (await isZip(file))
    ? await unpacked(file, push)
    : await streamBytes(file, push, { onBytes: reading(progress) });
  progress.clear();
  return fault === undefined ? { ok: true, summary: parser.end() } : { ok: false, fault };
}

/** A file that cannot be opened is left to the reading itself. */
async function isZip(path: string): Promise<boolean> {
  if (path === '-') return false;
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32LE() === 0x04034b50;
  } catch {
    return false;
  }
}

async function unpacked(file: string, push: (chunk: Uint8Array) => void): Promise<InputFault | undefined> {
  const { DamagedZip, listBytes } = await import('@escala/server/command-line');
  try {
    for await (const piece of listBytes(file)) push(piece);
    return undefined;
  } catch (error) {
    if (!(error instanceof DamagedZip)) throw error;
    return { code: 'input.zip', values: {} };
  }
}
