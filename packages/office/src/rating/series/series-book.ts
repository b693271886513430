import type { IsoDate, Rhythm } from '@escala/core';
import { type HeadToHeadRuleBook, namedBook, type RuleBook, ruleBookOf } from '@escala/regulations';
import type { Federation, Series } from '../../registry/federation/federation.ts';

/** The book of a series: where it went over to another one, both of them as one (D-OFF-530). */
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

/** By what a list of a day is made, and an event that begins on it is rated. */
export interface RegulationOnDay {
  readonly book: RuleBook;
  readonly regulation: string;
  readonly revision: string;
  /** The number by which lists of today's reading of it are known (D-OFF-413); of both books where they follow each other. */
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

/** What a list says of how it was made. */
export function madeBy(series: Series, date: IsoDate): Pick<RegulationOnDay, 'regulation' | 'revision' | 'reading'> {
  const { regulation, revision, reading } = regulationOn(series, date);
  return { regulation, revision, reading };
}

/** Whether ratings of the sister series count in the games of this one, beside being taken over (fide-2024 R7.2.1). */
export const looksAtStandard = (series: Series): boolean =>
  bookOf(series).documents.fields.includes('standardLists') && rhythmOf(series) !== headToHeadBook(series).rhythms[0];

/**
 * The series from whose list a first rating is taken over: that of the regulation's first rhythm (fce-2016 11.1). The list of the
 * same date counts, since it comes out first (D-OFF-2).
 */
export function sisterOf(federation: Federation, series: Series): Series | undefined {
  const book = bookOf(series);
  if (book.kind !== 'head-to-head' || rhythmOf(series) === book.rhythms[0]) return undefined;
  return federation.series.find(
    (other) => other.regulation === series.regulation && other.id !== series.id && rhythmOf(other) === book.rhythms[0],
  );
}
