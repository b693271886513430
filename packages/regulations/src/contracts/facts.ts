import type { IsoDate, Vocabulary } from '@escala/core';

type Word = keyof Vocabulary;

interface FactTerms {
  /** For the schema of documents. */
  readonly means: string;
  /** Its label in a form, and where a finding asks for it. */
  readonly label: Word;
  readonly hint?: Word;
  /** The part of an event's form that asks for it; nothing where the office keeps it for every event. */
  readonly asked?: 'first' | 'pairing' | 'homologation' | 'about' | 'rating';
  /** Only events of these systems have it. */
  readonly systems?: readonly string[];
}

/** A fact that a book looks at in an event, beside what every event tells. */
export type EventFact = FactTerms &
  (
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        words(option: string): Word;
        /** What a new event is offered. */
        readonly usual?: string;
        /** Said on the event's page. */
        readonly announced?: true;
      }
    /** `announced`: how the event's page says that it is so; `usual` has none. */
    | { readonly kind: 'yes'; readonly announced?: Word }
    /** That it is not so is told as well. */
    | { readonly kind: 'yes-or-no' }
    /** `announced`: its name on the event's page. */
    | { readonly kind: 'text'; readonly announced?: Word }
    /** Any texts; a form offers these. */
    | { readonly kind: 'texts'; readonly offered: readonly string[]; words(option: string): Word }
    | { readonly kind: 'day' }
    | { readonly kind: 'days' }
    | { readonly kind: 'count' }
    /** `none`: what a form says where there are known to be none. */
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

/** Facts by the names of a table. A document was checked against it before it came here. */
export type FactsOf<Table> = { readonly [Name in keyof Table]?: FactValueOf<Table[Name]> | undefined };

/** One of these, with the key of its name. */
export function choice<const Option extends string>(options: readonly Option[], words: (option: Option) => Word) {
  return { kind: 'choice', options, words: words as (option: string) => Word } as const;
}

/** What the book looks at in an entry. */
export interface EntryFactTable {
  /** Categories, strongest first. */
  readonly categories?: { readonly options: readonly string[]; words(option: string): Word };
  /** Lists whose ratings count by themselves. */
  readonly ratings?: Readonly<Record<string, RatingSource>>;
}

export interface RatingSource {
  /** For the schema of documents. */
  readonly means: string;
  readonly label: Word;
  /** The record of a tournament report that has ratings of this list. */
  readonly record?: string;
  /** What a list of entries calls the national rating. */
  readonly national?: true;
}

/** A fact that a rating book looks at in a game: it is so, or nothing is said. */
export interface GameFact {
  readonly means: string;
  readonly label: Word;
  readonly article: string;
}

export type GameFactTable = Readonly<Record<string, GameFact>>;
