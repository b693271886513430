import type { IsoDate, Rhythm } from '@escala/core';
import { type HeadToHeadRuleBook, namedBook, type RuleBook, ruleBookOf } from '@escala/regulations';
import type { Federation, Series } from '../../registry/federation/federation.ts';

/** The book of a series; if it changed from one book to another, both joined into one (D-OFF-530). */
export function bookOf(series: Series): RuleBook {
  const book = namedBook(series);
  if (book === undefined) throw new Error(`Nobody knows the regulation ${series.regulation}.`);
  return book;
}

export function headToHeadBook(series: Series): HeadToHeadRuleBook {
  const book = bookOf(series);
  if (book.kind !== 'head-to-head') throw new Error(`${series.regulation} does not rate games between two players.`);
  return book;
}

export function rhythmOf(series: Series): Rhythm {
  return (series.part ?? headToHeadBook(series).rhythms[0]) as Rhythm;
}

export const revisionOf = (series: Series): string => series.revision ?? bookOf(series).revisions[0].id;

/** The regulation for a list of a day, or for an event starting on that day. */
interface RegulationOnDay {
  readonly book: RuleBook;
  readonly regulation: string;
  readonly revision: string;
  /** The number of today's reading, which its lists carry (D-OFF-413); for a joined book it covers both. */
  readonly reading: number;
}

export function regulationOn(series: Series, date: IsoDate): RegulationOnDay {
  const { bookChange } = series;
  const isBefore = bookChange !== undefined && date < bookChange.from;
  const named = isBefore ? { regulation: bookChange.before, revision: bookChange.revision } : series;
  const book = ruleBookOf(named.regulation)!;
  return {
    book,
    regulation: book.id,
    revision: named.revision ?? book.revisions[0].id,
    reading: isBefore ? book.reading : bookOf(series).reading,
  };
}

/** What a list says about how it was made. */
export function madeBy(series: Series, date: IsoDate): Pick<RegulationOnDay, 'regulation' | 'revision' | 'reading'> {
  const { regulation, revision, reading } = regulationOn(series, date);
  return { regulation, revision, reading };
}

/** Whether the sister series' ratings affect games of this series, besides being taken over (fide-2024 R7.2.1). */
export const looksAtStandard = (series: Series): boolean =>
  bookOf(series).documents.fields.includes('standardLists') && rhythmOf(series) !== headToHeadBook(series).rhythms[0];

/**
 * The series that first ratings are taken over from: that of the regulation's first rhythm (fce-2016 11.1). Its list of
 * the same date counts, since it is published first (D-OFF-2).
 */
export function sisterOf(federation: Federation, series: Series): Series | undefined {
  const book = bookOf(series);
  if (book.kind !== 'head-to-head' || rhythmOf(series) === book.rhythms[0]) return undefined;
  return federation.series.find(
    (other) => other.regulation === series.regulation && other.id !== series.id && rhythmOf(other) === book.rhythms[0],
  );
}
