import type { RatingList } from '@escala/core';
import type { EventFacts } from '@escala/office';
import type { amendEvent, registerEvent } from '@escala/office/acts';
import type { CompetitionRuleBook, EventFactTable } from '@escala/regulations';
import type { FieldsOf } from '../../components/act-fields.ts';

/** A new event has the same fields as an existing one. */
export type EventFields = FieldsOf<typeof registerEvent | typeof amendEvent>;

export type PartialFacts = Partial<EventFacts>;

export interface NamedArbiter {
  readonly account: string;
  readonly name: string;
}

/** What the form of an event is filled in with. */
export interface EventFormTerms {
  /** The book it is played by. */
  readonly book: CompetitionRuleBook;
  readonly facts: PartialFacts;
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  /** Possible arbiters, including those already named. */
  readonly arbiters: readonly NamedArbiter[];
  /** Possible lists of ratings. */
  readonly lists: readonly RatingList[];
  /** Facts required by the federation's rating books. */
  readonly ratingFacts: EventFactTable;
  /** Rounds are paired, so the system is fixed. */
  readonly isPaired?: boolean;
}

/** Prefix of the ids of its controls. */
export const FORM = 'event';
