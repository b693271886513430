import type { PrizeSharing } from '@escala/core';

/** What a competition book says of prizes; all else is the same for every book (`shared/prizes`). */
export interface PrizeRules {
  /** The article by which prizes are shared, where the book has one. */
  readonly article?: string;
  /** How prizes may be shared; a new event is offered the first. */
  readonly sharing: readonly [PrizeSharing, ...PrizeSharing[]];
  /** The day of the event’s year on which an age must not be reached yet, and the one on which it must be (`MM-DD`, D-PRZ-7). */
  readonly ageOn: { readonly under: string; readonly from: string };
}
