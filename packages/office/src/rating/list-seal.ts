import { type ListSheet, sheetRows, writeDay } from '@escala/core';
import { canonicalText } from '../kit/act-entry.ts';
import type { Digest, Head } from '../ports.ts';
import type { Series } from '../records/federation.ts';
import { headToHeadBook, revisionOf, rhythmOf } from './series-book.ts';

/** What a list's hash is taken over: the record it was computed from, the regulation, and every printed row. */
export interface ListSeal {
  readonly format: 'escala/list-seal@1';
  readonly federation: string;
  readonly series: string;
  readonly regulation: string;
  readonly revision: string;
  readonly part: string;
  readonly date: string;
  /** The last act read, and the hash of the chain of acts up to it: all inputs. */
  readonly asOf: number;
  readonly record: string;
  /** SHA-256 of the rows as canonical JSON. */
  readonly rows: string;
}

export function sealOf(
  federation: string,
  series: Series,
  sheet: ListSheet,
  playerIds: readonly string[],
  head: Head,
  digest: Digest,
): ListSeal {
  return {
    format: 'escala/list-seal@1',
    federation,
    series: series.id,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: rhythmOf(series),
    date: writeDay(sheet.day),
    asOf: head.seq,
    record: head.hash,
    rows: digest(canonicalText(sheetRows(sheet, playerIds, headToHeadBook(series).rowForm))),
  };
}

export const hashOf = (seal: ListSeal, digest: Digest): string => digest(canonicalText(seal));
