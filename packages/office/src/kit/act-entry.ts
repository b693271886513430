import canonicalize from 'canonicalize';
import type { Digest } from '../ports.ts';

/** A record that an act wrote: the version it found (0: none) and the one it left. */
export interface Touched {
  readonly kind: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Of the new body, as it is kept. */
  readonly digest: string;
}

/** Bulk matter that an act filed. */
export interface Filed {
  readonly folder: string;
  readonly name: string;
  readonly part: number;
  readonly digest: string;
}

/** An act on record: who, when, why, what was asked and what it changed. Entries make a chain: each holds the hash before it. */
export interface ActEntry {
  readonly seq: number;
  /** Made by whoever asks: the same id is performed once. */
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly actor: string;
  readonly reason: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly command: unknown;
  readonly outcome: unknown;
  readonly touched: readonly Touched[];
  readonly filed: readonly Filed[];
  /** Version of Escala. */
  readonly engine: string;
  readonly previous: string;
  readonly hash: string;
}

/** Before the first act. */
export const GENESIS = '0'.repeat(64);

/** JSON with its keys in order and no blanks (RFC 8785): the same content is always the same text. */
export function canonicalText(value: unknown): string {
  const text = areRowsInOrder(value) ? JSON.stringify(value) : canonicalize(value);
  if (text === undefined) throw new TypeError('Nothing that JSON can hold.');
  return text;
}

/** Rows of texts and numbers whose keys stand in order: their plain JSON is the canonical one, and a list has thousands of them. */
function areRowsInOrder(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => isRow(row) && isInOrder(row));
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isInOrder(row: Readonly<Record<string, unknown>>): boolean {
  let before = '';
  for (const key in row) {
    // Whatever an object keeps in another order than it was given, or what is not what it looks like, is for the library.
    if (key <= before || key < 'A' || key === 'toJSON') return false;
    const value = row[key];
    if (typeof value === 'string' ? !value.isWellFormed() : !isPlain(value)) return false;
    before = key;
  }
  return true;
}

const isPlain = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'boolean' || Number.isFinite(value);

export function sealed(entry: Omit<ActEntry, 'hash'>, digest: Digest): ActEntry {
  return { ...entry, hash: digest(canonicalText(entry)) };
}

/** Whether an entry is what its hash says and follows the one before. */
export function isIntact({ hash, ...entry }: ActEntry, previous: string, digest: Digest): boolean {
  return entry.previous === previous && digest(canonicalText(entry)) === hash;
}
