import type { ListSheet } from '@escala/core';
import { reportsAtHand } from '../columns/changed-reports.ts';
import { bytesStaying } from '../columns/lazy-sheet.ts';
import type { LoadedRecord } from './loaded-record.ts';

/**
 * About the bytes of a player besides the columns: 400 to 700, measured with federations of 1,000 and 4,000 players.
 */
const BYTES_OF_PLAYER = 600;

/** About the bytes that a federation keeps in memory: its papers, unless they are read on demand, and its players. */
export function recordWeight({ players, reports }: LoadedRecord): number {
  let bytes = BYTES_OF_PLAYER * players.length;
  for (const report of reportsAtHand(reports)) bytes += report.byteLength;
  return bytes;
}

const beside = new WeakMap<LoadedRecord, () => number>();

/** Registers the weight of data kept as long as a record, such as the preview of a correction (D-OFF-1000). */
export const weighBeside = (record: LoadedRecord, bytes: () => number): void => void beside.set(record, bytes);
export const besideWeight = (record: LoadedRecord): number => beside.get(record)?.() ?? 0;

/** Bytes of lists and columns, counting each buffer once. */
export function columnsWeight(parts: readonly unknown[]): number {
  const buffers = new Map<unknown, number>();
  for (const part of parts) collect(part, buffers);
  return [...buffers.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Columns are objects of number arrays; lists are arrays of such objects. */
function collect(part: unknown, buffers: Map<unknown, number>): void {
  if (ArrayBuffer.isView(part)) buffers.set(part.buffer, part.buffer.byteLength);
  else if (Array.isArray(part)) {
    if (typeof part[0] === 'object') for (const each of part) collect(each, buffers);
  } else if (typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype) {
    const staying = bytesStaying(part as ListSheet);
    if (staying !== undefined) buffers.set(part, staying);
    else for (const each of Object.values(part)) collect(each, buffers);
  }
}
