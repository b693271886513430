import { parseDay } from '@escala/core';
import type { QuestionFault, QuestionFaults, QuestionField, QuestionValues, RuleQuestion } from '@escala/regulations';

type Query = Readonly<Record<string, string>>;

export type ReadQuestion = { readonly values: QuestionValues } | { readonly faults: QuestionFaults };

/** The parameters of an address as values of the question, or all faults in them at once. */
export function readQuestion(question: RuleQuestion, query: Query): ReadQuestion {
  const read = question.fields.map((field) => [field.name, readField(field, query[field.name]?.trim() ?? '')] as const);
  const faults = read.flatMap(([name, { fault }]) => (fault === undefined ? [] : [[name, fault] as const]));
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  const values: QuestionValues = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  const against = question.faults(values);
  return Object.keys(against).length > 0 ? { faults: against } : { values };
}

interface ReadField {
  readonly value?: string | number | boolean;
  readonly fault?: QuestionFault;
}

function readField(field: QuestionField, text: string): ReadField {
  if (field.kind === 'tick') return { value: text !== '' };
  if (field.kind === 'choice')
    return field.options.includes(text) ? { value: text } : { fault: { key: 'web.rules.fault-choice' } };
  if (text === '' && field.optional) return {};
  return field.kind === 'number' ? readNumber(field, text) : readDay(field, text);
}

function readNumber({ min, max }: QuestionField & { kind: 'number' }, text: string): ReadField {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? { value } : { fault: { key: 'web.rules.fault-number', values: { min, max } } };
}

function readDay({ min, max }: QuestionField & { kind: 'day' }, text: string): ReadField {
  const value = parseDay(text);
  return value !== undefined && text >= min && text <= max
    ? { value }
    : { fault: { key: 'web.rules.fault-day', values: { min, max } } };
}
