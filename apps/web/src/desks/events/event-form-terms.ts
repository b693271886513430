import type { EventFacts } from '@escala/office';

export type PartialFacts = Partial<EventFacts>;

export interface NamedArbiter {
  readonly account: string;
  readonly name: string;
}

/** What the form of an event is filled with. */
export interface EventFormTerms {
  readonly facts: PartialFacts;
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  /** Who may be named as arbiter; also those who are named already. */
  readonly arbiters: readonly NamedArbiter[];
  /** Rounds are paired: the system stays. */
  readonly isPaired?: boolean;
}

/** Prefix of the ids of its controls. */
export const FORM = 'event';

export const written = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
