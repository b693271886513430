import type { IsoDate, Vocabulary } from '@escala/core';

type Word = keyof Vocabulary;

interface FactTerms {
  /** For the schema of documents. */
  readonly means: string;
  /** Its label in a form, and when a finding asks for it. */
  readonly label: Word;
  readonly hint?: Word;
  /** The part of an event's form that asks for it; undefined if the office keeps it for every event. */
  readonly asked?: 'first' | 'pairing' | 'homologation' | 'about' | 'rating';
  /** Later events, by their first day, are not asked. */
  readonly until?: IsoDate;
  /** Only events of these systems have it. */
  readonly systems?: readonly string[];
}

/** A fact that a book reads from an event, besides those of every event. */
export type EventFact = FactTerms &
  (
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        words(option: string): Word;
        /** The default for a new event. */
        readonly usual?: string;
        /** Shown on the event's page. */
        readonly announced?: true;
      }
    /** `announced`: the words on the event's page if it is so; missing where that is the usual case. */
    | { readonly kind: 'yes'; readonly announced?: Word }
    /** A `no` is recorded as well. */
    | { readonly kind: 'yes-or-no' }
    /** `announced`: its label on the event's page. */
    | { readonly kind: 'text'; readonly announced?: Word }
    /** Any texts; a form suggests these. */
    | { readonly kind: 'texts'; readonly offered: readonly string[]; words(option: string): Word }
    | { readonly kind: 'day' }
    | { readonly kind: 'days' }
    | { readonly kind: 'count'; readonly least?: number; readonly most?: number }
    /** `none`: the form's text for when there are known to be none. */
    | { readonly kind: 'rows'; readonly columns: Readonly<Record<string, FactColumn>>; readonly none: Word }
  );

export interface FactColumn {
  readonly kind: 'text' | 'day' | 'amount';
  readonly means: string;
  readonly label: Word;
}

export type EventFactTable = Readonly<Record<string, EventFact>>;

type ColumnValue<Column> = Column extends { kind: 'amount' }
  ? number
  : Column extends { kind: 'day' }
    ? IsoDate
    : string;

type FactValueOf<Fact> = Fact extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Fact extends { kind: 'rows'; columns: infer Columns }
    ? readonly { readonly [Name in keyof Columns]: ColumnValue<Columns[Name]> }[]
    : Fact extends { kind: infer Kind }
      ? {
          yes: boolean;
          'yes-or-no': boolean;
          text: string;
          texts: readonly string[];
          day: IsoDate;
          days: readonly IsoDate[];
          count: number;
        }[Kind & ('yes' | 'yes-or-no' | 'text' | 'texts' | 'day' | 'days' | 'count')]
      : never;

/** Facts by their names in a table. Documents are checked against the table before they get here. */
export type FactsOf<Table> = { readonly [Name in keyof Table]?: FactValueOf<Table[Name]> | undefined };

/** A choice between these, with the key for the name of each. */
export function choice<const Option extends string>(options: readonly Option[], words: (option: Option) => Word) {
  return { kind: 'choice', options, words: words as (option: string) => Word } as const;
}

/** Facts that the book reads from an entry. */
export interface EntryFactTable {
  /** Categories, strongest first. */
  readonly categories?: { readonly options: readonly string[]; words(option: string): Word };
  /** Lists whose ratings count separately. */
  readonly ratings?: Readonly<Record<string, RatingSource>>;
}

export interface RatingSource {
  /** For the schema of documents. */
  readonly means: string;
  readonly label: Word;
  /** The record type of a tournament report that has ratings of this list. */
  readonly record?: string;
  /** The list that a file of entries calls the national rating. */
  readonly national?: true;
}

/** The list whose ratings the book takes for national ones, by name; undefined if it asks for none. */
export const nationalList = ({ ratings = {} }: EntryFactTable = {}): readonly [string, RatingSource] | undefined =>
  Object.entries(ratings).find(([, { national }]) => national);

/** A fact that only one rating book reads from an event (D-OFF-1140). */
export type RatingFact = Extract<EventFact, { readonly kind: 'day' | 'count' | 'yes' }> & {
  readonly article: string;
  /** Documents have it with the thinking time, not with the facts of the event. */
  readonly within?: 'timeControl';
};

export type RatingFactTable = Readonly<Record<string, RatingFact>>;

/** A fact that a rating book reads from a game: it is true, or absent. */
export interface GameFact {
  readonly means: string;
  readonly label: Word;
  readonly article: string;
}

export type GameFactTable = Readonly<Record<string, GameFact>>;
