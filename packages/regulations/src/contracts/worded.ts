import type { KeyAfter, Parameter, Vocabulary } from '@escala/core';
import type { BookId, RuleBook } from './rating.ts';

type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** `NUMBERS satisfies WordedParameters<'fce-2016', typeof NUMBERS>`: anything without words does not compile. */
export type WordedParameters<Id extends BookId, P> = {
  readonly [Name in keyof P]: `web.parameter.${Id}.${Name & string}` extends keyof Vocabulary
    ? P[Name] extends Parameter<infer Value>
      ? [ColumnsOf<Value>, CodesOf<Value>] extends [ParameterColumn, ParameterCode]
        ? Parameter<unknown>
        : never
      : never
    : never;
};

/** Titles and countries need no words of ours. */
type OwnWord = Uppercase<string>;
/** The heading of a column, if a value is a table. */
export type ParameterColumn = KeyAfter<'web.parameter-field.'> | OwnWord;
/** A value that is a code of ours. */
type ParameterCode = KeyAfter<'web.competition.'> | KeyAfter<'web.delegation.'> | OwnWord;

type ColumnsOf<Value> = Value extends readonly (infer Each)[]
  ? ColumnsOf<Each>
  : Value extends object
    ? (keyof Value & string) | ColumnsOf<Value[keyof Value]>
    : never;
/** A plain `string` tells the compiler nothing. */
type CodesOf<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends object
    ? CodesOf<Value[keyof Value & (string | number)]>
    : never;

/** The words for a number: `web.parameter.<this>`. */
export const parameterWords = (
  book: { readonly id: BookId; readonly parameters: Parameters },
  name: string,
): KeyAfter<'web.parameter.'> => `${book.id}.${name}` as KeyAfter<'web.parameter.'>;

/** Parameters of one part of a book: `teams.cupBoards`. */
export function partOfBook<Part extends string, P extends Parameters>(
  part: Part,
  parameters: P,
): { readonly [Name in keyof P & string as `${Part}.${Name}`]: P[Name] } {
  const named = Object.entries(parameters).map(([name, parameter]) => [`${part}.${name}`, parameter] as const);
  return Object.fromEntries(named) as ReturnType<typeof partOfBook<Part, P>>;
}

/** The separate lists of a book, rhythms or classes of players: each has words. */
export type WordedPart<Id extends BookId> = KeyAfter<`web.setup.series-${Id}-`>;

/** One of them, named by `web.setup.series-<words>`. */
export interface BookPart {
  readonly id: string;
  readonly words: KeyAfter<'web.setup.series-'>;
}

export const partsOf = (book: RuleBook): readonly BookPart[] =>
  (book.kind === 'head-to-head' ? book.rhythms : book.classes).map((id) => ({
    id,
    words: `${book.id}-${id}` as BookPart['words'],
  }));
