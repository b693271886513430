import { canonicalText } from '../../kit/act-entry.ts';
import type { Digest, Head } from '../../ports.ts';
import type { OfficialList } from '../lists/list.ts';

/**
 * What a list's hash covers: the record it was computed from, the regulation and its reading, and everything printed.
 */
interface ListSeal extends Pick<OfficialList, 'series' | 'regulation' | 'revision' | 'reading' | 'date' | 'asOf'> {
  readonly format: 'escala/list-seal@2';
  readonly federation: string;
  readonly part: string;
  /** The hash of the chain of acts up to `asOf`, which covers all inputs. */
  readonly record: string;
  /** SHA-256 of everything that is printed, as canonical JSON. */
  readonly rows: string;
}

/**
 * The list with its hash. A list of an earlier reading keeps the number of that reading, so that its seal can still be
 * checked.
 */
export function sealedList(
  federation: string,
  list: Omit<OfficialList, 'hash'>,
  printed: unknown,
  head: Head,
  digest: Digest,
): OfficialList {
  const { series, regulation, revision, reading, part = '', date, asOf } = list;
  const seal: ListSeal = {
    format: 'escala/list-seal@2',
    federation,
    series,
    regulation,
    revision,
    reading,
    part,
    date,
    asOf,
    record: head.hash,
    rows: digest(canonicalText(printed)),
  };
  return { ...list, hash: digest(canonicalText(seal)) };
}
