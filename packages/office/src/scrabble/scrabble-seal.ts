import { canonicalText } from '../kit/act-entry.ts';
import type { Digest, Head } from '../ports.ts';
import { hashOf, type ListSeal } from '../rating/list-seal.ts';
import { revisionOf } from '../rating/series-book.ts';
import type { Series } from '../records/federation.ts';
import { classOf } from './scrabble-book.ts';
import type { ScrabbleSheet } from './scrabble-sheet.ts';

/** Like every list: a hash over the record it was computed from, the regulation, and every printed rating. */
export function scrabbleHash(
  federation: string,
  series: Series,
  { listDate, ratings, general }: ScrabbleSheet,
  head: Head,
  digest: Digest,
): string {
  const seal: ListSeal = {
    format: 'escala/list-seal@1',
    federation,
    series: series.id,
    regulation: series.regulation,
    revision: revisionOf(series),
    part: classOf(series),
    date: listDate,
    asOf: head.seq,
    record: head.hash,
    rows: digest(canonicalText({ ratings, general })),
  };
  return hashOf(seal, digest);
}
