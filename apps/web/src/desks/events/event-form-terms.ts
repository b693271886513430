import type { RatingList } from '@escala/core';
import type { EventFacts } from '@escala/office';
import type { amendEvent, registerEvent } from '@escala/office/acts';
import type { CompetitionRuleBook, EventFactTable } from '@escala/regulations';
import type { FieldsOf } from '../../components/act-fields.ts';

/** A new event has the same fields as one on record. */
export type EventFields = FieldsOf<typeof registerEvent | typeof amendEvent>;

export type PartialFacts = Partial<EventFacts>;

export interface NamedArbiter {
  readonly account: string;
  readonly name: string;
}

/** What the form of an event is filled with. */
export interface EventFormTerms {
  /** By which it is played. */
  readonly book: CompetitionRuleBook;
  readonly facts: PartialFacts;
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  /** Who may be named as arbiter; also those who are named already. */
  readonly arbiters: readonly NamedArbiter[];
  /** Of which ratings can be. */
  readonly lists: readonly RatingList[];
  /** What the rating books of the federation ask for. */
  readonly ratingFacts: EventFactTable;
  /** Rounds are paired: the system stays. */
  readonly isPaired?: boolean;
}

/** Prefix of the ids of its controls. */
export const FORM = 'event';
