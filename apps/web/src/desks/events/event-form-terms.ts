import type { EventFacts } from '@escala/office';

export type PartialFacts = Partial<EventFacts>;

/** What the form of an event is filled with. */
export interface EventFormTerms {
  readonly facts: PartialFacts;
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  /** Rounds are paired: the system stays. */
  readonly isPaired?: boolean;
}

/** Prefix of the ids of its controls. */
export const FORM = 'event';

export const written = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
