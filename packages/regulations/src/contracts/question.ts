import type { Day, Holds, IsoDate, Reason, Vocabulary } from '@escala/core';

/** What a question asks. Its label stands under the name of the question and its own. */
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
      /** The key of an option's name, where it is not one of the question's own. */
      readonly words?: (option: string) => string;
    }
  | { readonly kind: 'tick'; readonly name: string };

type ValueOf<Field extends QuestionField> = Field extends { kind: 'tick' }
  ? boolean
  : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : Field extends { optional: true }
      ? number | undefined
      : number;

/** Numbers as they are, days as days, ticks as yes or no. */
export type ValuesOf<Fields extends readonly QuestionField[]> = {
  readonly [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/** What is wrong with the values of a form: by field, the key of a sentence and its values. */
export type QuestionFaults = Readonly<Record<string, QuestionFault>>;

export interface QuestionFault {
  readonly key: keyof Vocabulary;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface QuestionAnswer {
  /** Names its sentence among those of the question. */
  readonly verdict: string;
  readonly holds: Holds;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Seconds that are gone from the clocks when play begins. */
  readonly clocks?: { readonly own: number; readonly opponent: number };
  readonly reasons?: readonly Reason[];
  readonly articles: readonly string[];
}

type IdOf<Key> = Key extends `web.rules.${infer Id}.title` ? Id : never;

/** A question has a title. */
export type QuestionId = IdOf<keyof Vocabulary>;

/** One question to the rules, asked by a small form and answered by the book. */
export interface QuestionDefinition<Fields extends readonly QuestionField[] = readonly QuestionField[]> {
  readonly id: QuestionId;
  readonly fields: Fields;
  /** QuestionValues that are right by themselves and do not go together. */
  faults?(values: ValuesOf<Fields>): QuestionFaults;
  answer(values: ValuesOf<Fields>, today: Day): QuestionAnswer;
}

/** A question as the page knows it: values come from `readQuestion`, which reads the same fields. */
export interface RuleQuestion {
  readonly id: QuestionId;
  readonly fields: readonly QuestionField[];
  faults(values: QuestionValues): QuestionFaults;
  answer(values: QuestionValues, today: Day): QuestionAnswer;
}

export type QuestionValues = Readonly<Record<string, string | number | boolean | undefined>>;

export function defineQuestion<const Fields extends readonly QuestionField[]>(
  question: QuestionDefinition<Fields>,
): RuleQuestion {
  const { id, fields } = question;
  const checked = (values: QuestionValues): ValuesOf<Fields> => values as ValuesOf<Fields>;
  return {
    id,
    fields,
    faults: (values) => question.faults?.(checked(values)) ?? {},
    answer: (values, today) => question.answer(checked(values), today),
  };
}

/** An answer that rests on conditions: it holds if all of them do. */
export function answerOf(reasons: readonly Reason[]): QuestionAnswer {
  const holds = reasons.every((each) => each.holds === 'yes') ? 'yes' : 'no';
  return { verdict: holds, holds, reasons, articles: [...new Set(reasons.map(({ article }) => article))] };
}
