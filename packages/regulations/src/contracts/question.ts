import type { Day, Holds, IsoDate, KeyAfter, Reason, Vocabulary } from '@escala/core';

/** A field of a question. The key of its label is made of the question's name and its own. */
export type QuestionField =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly optional?: true;
    }
  | {
      readonly kind: 'day';
      readonly name: string;
      readonly min: IsoDate;
      readonly max: IsoDate;
      readonly optional?: true;
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly options: readonly string[];
      /** The beginning of the keys for the options' names, if not the question's own. */
      readonly words?: string;
    }
  | { readonly kind: 'tick'; readonly name: string };

type ValueOf<Field extends QuestionField> = Field extends { kind: 'tick' }
  ? boolean
  : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : Field extends { optional: true }
      ? number | undefined
      : number;

/** Numbers as numbers, days as days, ticks as booleans. */
export type ValuesOf<Fields extends readonly QuestionField[]> = {
  readonly [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/** What is wrong with the values of a form: for each field, the key of a sentence and its values. */
export type QuestionFaults = Readonly<Record<string, QuestionFault>>;

export interface QuestionFault {
  readonly key: keyof Vocabulary;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface QuestionAnswer<Verdict extends string = string> {
  /** Selects the sentence among those of the question. */
  readonly verdict: Verdict;
  readonly holds: Holds;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds already gone from the clocks when play begins. */
  readonly clocks?: { readonly own: number; readonly opponent: number };
  readonly reasons?: readonly Reason[];
  readonly articles: readonly string[];
}

type IdOf<Key> = Key extends `web.rules.${infer Id}.title` ? Id : never;

/** Every question has a title. */
export type QuestionId = IdOf<keyof Vocabulary>;

/** Every field and option of a question must have words; the compiler's message names a missing key. */
type Worded<Id extends QuestionId, Fields extends readonly QuestionField[]> = {
  readonly [Place in keyof Fields]: Exclude<WordsOf<Id, Fields[Place]>, keyof Vocabulary> extends infer Missing
    ? [Missing] extends [never]
      ? Fields[Place]
      : { readonly noTextFor: Missing }
    : never;
};

type WordsOf<Id extends QuestionId, Field extends QuestionField> =
  | `web.rules.${Id}.${Field['name']}`
  | (Field extends { kind: 'choice'; options: readonly (infer Option extends string)[] }
      ? `${Field extends { words: infer Start extends string } ? Start : `web.rules.${Id}.${Field['name']}-`}${Option}`
      : never);

/** A question about the rules, asked by a small form and answered by the book. */
interface QuestionDefinition<Id extends QuestionId, Fields extends readonly QuestionField[]> {
  readonly id: Id;
  readonly fields: Fields & Worded<Id, Fields>;
  /** Values that are valid alone but not together. */
  faults?(values: ValuesOf<Fields>): QuestionFaults;
  answer(values: ValuesOf<Fields>, today: Day): QuestionAnswer<KeyAfter<`web.rules.${Id}.says-`>>;
}

/** A question as pages use it: the values come from `readQuestion`, which reads the same fields. */
export interface RuleQuestion {
  readonly id: QuestionId;
  readonly fields: readonly QuestionField[];
  faults(values: QuestionValues): QuestionFaults;
  answer(values: QuestionValues, today: Day): QuestionAnswer;
  /** The keys of its words, all of which exist. */
  readonly words: {
    field(name: string): keyof Vocabulary;
    option(field: QuestionField & { kind: 'choice' }, option: string): keyof Vocabulary;
    verdict(verdict: string): keyof Vocabulary;
  };
}

export type QuestionValues = Readonly<Record<string, string | number | boolean | undefined>>;

export function defineQuestion<const Id extends QuestionId, const Fields extends readonly QuestionField[]>(
  question: QuestionDefinition<Id, Fields>,
): RuleQuestion {
  const { id, fields } = question;
  const checked = (values: QuestionValues): ValuesOf<Fields> => values as ValuesOf<Fields>;
  return {
    id,
    fields,
    faults: (values) => question.faults?.(checked(values)) ?? {},
    answer: (values, today) => question.answer(checked(values), today),
    // `Worded` has checked that these keys exist.
    words: {
      field: (name) => `web.rules.${id}.${name}` as keyof Vocabulary,
      option: ({ name, words = `web.rules.${id}.${name}-` }, option) => `${words}${option}` as keyof Vocabulary,
      verdict: (verdict) => `web.rules.${id}.says-${verdict}` as keyof Vocabulary,
    },
  };
}

/** An answer from conditions: it is yes if all of them hold. */
export function answerOf(reasons: readonly Reason[]): QuestionAnswer<'yes' | 'no'> {
  const holds = reasons.every((each) => each.holds === 'yes') ? 'yes' : 'no';
  return { verdict: holds, holds, reasons, articles: [...new Set(reasons.map(({ article }) => article))] };
}
