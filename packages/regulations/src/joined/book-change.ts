import type { Day } from '@escala/core';
import type { BookTerms, HeadToHeadRuleBook } from '../contracts/rating.ts';

/** Two books in succession; the second applies from a given list on. */
export interface BooksInTurn {
  readonly before: HeadToHeadRuleBook;
  readonly after: HeadToHeadRuleBook;
  /** Their editions; by default those of each book. */
  readonly revisions: { readonly before?: string | undefined; readonly after?: string | undefined };
  /** The first list of the second book. */
  readonly from: Day;
  readonly lift: boolean;
}

/** The terms with the first book's edition: callers know the series by one name only. */
export const termsBefore = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.before,
});
export const termsAfter = <Terms extends BookTerms>({ revisions }: BooksInTurn, terms: Terms): Terms => ({
  ...terms,
  revision: revisions.after,
});

/** Whether a list is made by the first book and then taken over by the second. */
export const isTurn = ({ from }: BooksInTurn, listDay: Day, previous: Day | undefined): boolean =>
  listDay >= from && (previous === undefined || previous < from);

/** Why one book cannot continue from another: the facts that its lists lack; none if the books do not fit at all. */
export interface NotJoined {
  readonly missing: readonly string[];
}

/**
 * A book can continue from an earlier one if the lists kept what it needs and the earlier book can rate its last events
 * separately. It cannot continue from ratings on a different scale, without game counts or pools (D-OFF-531, D-F24-26).
 */
export function whyNotJoined(before: HeadToHeadRuleBook, after: HeadToHeadRuleBook): NotJoined | undefined {
  if (after.goesOn === undefined || after.inForceFrom <= before.inForceFrom) return { missing: [] };
  const missing = after.goesOn.needs.filter((fact) => !before.documents.fields.includes(fact));
  return missing.length === 0 && before.rateApart !== undefined ? undefined : { missing };
}
