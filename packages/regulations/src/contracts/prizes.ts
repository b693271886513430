import type { PrizeSharing } from '@escala/core';

/** A competition book's rules on prizes; everything else is the same for all books (`shared/prizes`). */
export interface PrizeRules {
  /** The article on sharing prizes, if the book has one. */
  readonly article?: string;
  /** Ways to share prizes; new events default to the first. */
  readonly sharing: readonly [PrizeSharing, ...PrizeSharing[]];
  /** Day of the event’s year by which the age `under` is not yet reached, and the age `from` is (`MM-DD`, D-PRZ-7). */
  readonly ageOn: { readonly under: string; readonly from: string };
}
