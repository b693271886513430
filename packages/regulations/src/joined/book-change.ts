import type { Day } from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook } from '../contracts/rating.ts';

/** Two books one after the other, the second from a list on. */
export interface BooksInTurn {
  readonly before: HeadToHeadRuleBook;
  readonly after: HeadToHeadRuleBook;
  /** Editions of them; their defaults where nothing is said. */
  readonly revisions: { readonly before?: string | undefined; readonly after?: string | undefined };
  /** The first list of the second. */
  readonly from: Day;
  readonly lift: boolean;
}

/** The terms of an edition: whoever asks knows the series by one name alone. */
export const termsBefore = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.before,
});
export const termsAfter = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.after,
});

/** Whether a list is the one that is made by the book of before and taken over by the other. */
export const isTurn = ({ from }: BooksInTurn, listDay: Day, previous: Day | undefined): boolean =>
  listDay >= from && (previous === undefined || previous < from);

/** Why one book cannot go on from another: which facts its lists have not kept; none where it is not made for that at all. */
export interface NotJoined {
  readonly missing: readonly string[];
}

/**
 * A book goes on from an earlier one whose lists kept what it needs, and which can rate its last events by itself. Ratings of a scale of
 * its own, without a count of games or a pool, cannot be gone on from (D-OFF-531, D-F24-26).
 */
export function whyNotJoined(before: HeadToHeadRuleBook, after: HeadToHeadRuleBook): NotJoined | undefined {
  if (after.goesOn === undefined || after.inForceFrom <= before.inForceFrom) return { missing: [] };
  const missing = after.goesOn.needs.filter((fact) => !before.documents.fields.includes(fact));
  return missing.length === 0 && before.rateApart !== undefined ? undefined : { missing };
}
