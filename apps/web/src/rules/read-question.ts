import { parseDay } from '@escala/core';
import type { AnyQuestion, Faults, RuleFault, RuleField, Values } from './rule-question.ts';

type Query = Readonly<Record<string, string>>;

export type ReadQuestion = { readonly values: Values } | { readonly faults: Faults };

/** Whatever stands in an address, as values of the question or as what is wrong with them, all at once. */
export function readQuestion(question: AnyQuestion, query: Query): ReadQuestion {
  const read = question.fields.map((field) => [field.name, readField(field, query[field.name]?.trim() ?? '')] as const);
  const faults = read.flatMap(([name, { fault }]) => (fault === undefined ? [] : [[name, fault] as const]));
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  const values: Values = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  const against = question.faults(values);
  return Object.keys(against).length > 0 ? { faults: against } : { values };
}

interface ReadField {
  readonly value?: string | number | boolean;
  readonly fault?: RuleFault;
}

function readField(field: RuleField, text: string): ReadField {
  if (field.kind === 'tick') return { value: text !== '' };
  if (field.kind === 'choice')
    return field.options.includes(text) ? { value: text } : { fault: { key: 'web.rules.fault-choice' } };
  if (text === '' && field.optional) return {};
  return field.kind === 'number' ? readNumber(field, text) : readDay(field, text);
}

function readNumber({ min, max }: RuleField & { kind: 'number' }, text: string): ReadField {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? { value } : { fault: { key: 'web.rules.fault-number', values: { min, max } } };
}

function readDay({ min, max }: RuleField & { kind: 'day' }, text: string): ReadField {
  const value = parseDay(text);
  return value !== undefined && text >= min && text <= max
    ? { value }
    : { fault: { key: 'web.rules.fault-day', values: { min, max } } };
}
