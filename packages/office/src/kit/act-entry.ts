import canonicalize from 'canonicalize';
import type { Digest } from '../ports.ts';

/** Version of Escala recorded with each act (invariant 7: an act can be replayed with the version that computed it). */
export const ENGINE = 'escala/0.2.0';

/** A record written by an act: the version found (0: none) and the version left. */
export interface Touched {
  readonly kind: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Of the new body, as kept. */
  readonly digest: string;
}

/** Bulk data filed by an act. */
export interface Filed {
  readonly folder: string;
  readonly name: string;
  readonly part: number;
  readonly digest: string;
}

/**
 * An act on record: who, when, why, what was asked and what changed. Entries form a chain: each holds the hash of the
 * one before.
 */
export interface ActEntry {
  readonly seq: number;
  /** Chosen by the sender: the same id is performed only once. */
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

/** JSON with sorted keys and no whitespace (RFC 8785): the same content always gives the same text. */
export function canonicalText(value: unknown): string {
  const text = areRowsInOrder(value) ? JSON.stringify(value) : canonicalize(value);
  if (text === undefined) throw new TypeError('Nothing that JSON can hold.');
  return text;
}

/**
 * Rows of strings and numbers with sorted keys: their plain JSON is already canonical, and a list has thousands of
 * them.
 */
function areRowsInOrder(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => isRow(row) && isInOrder(row));
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isInOrder(row: Readonly<Record<string, unknown>>): boolean {
  let before = '';
  for (const key in row) {
    // Left to the library: keys that objects reorder, and values that serialize as something else.
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

/** Whether an entry matches its hash and follows the previous one. */
export function isIntact({ hash, ...entry }: ActEntry, previous: string, digest: Digest): boolean {
  return entry.previous === previous && digest(canonicalText(entry)) === hash;
}
