import type { Finding, PoolClass } from '@escala/core';
import type { ScrabbleRuleBook } from '@escala/regulations';
import type { KeptFinding } from '../../kit/finding.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import type { Federation, Series } from '../../registry/federation/federation.ts';

function isScrabble(series: Series): boolean {
  return bookOf(series).kind === 'scrabble';
}

export function scrabbleBook(series: Series): ScrabbleRuleBook {
  const book = bookOf(series);
  if (book.kind !== 'scrabble') throw new Error(`${series.regulation} does not rate Scrabble.`);
  return book;
}

/**
 * frs-2012 §1: each class is a separate pool, and a series has the lists of one class. Pairs and teams are on record
 * like players, with ids of their own (D-OFF-64).
 */
export const classOf = (series: Series): PoolClass => (series.part ?? scrabbleBook(series).classes[0]) as PoolClass;

export function scrabbleSeries({ series }: Federation): readonly Series[] {
  return series.filter(isScrabble);
}

export function seriesById(federation: Federation, id: string): Series | undefined {
  return scrabbleSeries(federation).find((series) => series.id === id);
}

/** The series that rate a class; without a class in the game, it is the book's first. */
export function seriesOfClass(federation: Federation, poolClass: PoolClass | undefined): readonly Series[] {
  return scrabbleSeries(federation).filter(
    (series) => classOf(series) === (poolClass ?? scrabbleBook(series).classes[0]),
  );
}

/** Findings as kept in records. */
export function keptFindings(findings: readonly Finding[]): KeptFinding[] {
  return findings.map(({ decisions, ...finding }) => ({
    ...finding,
    ...(decisions && { decisions: [...decisions] }),
    values: { ...finding.values },
  }));
}
