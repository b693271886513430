import { parseDay } from '@escala/core';
import { textIfAny } from '@escala/messages';
import {
  competitionBookOf,
  type QuestionFault,
  type QuestionFaults,
  type QuestionField,
  type QuestionValues,
  type RuleQuestion,
} from '@escala/regulations';
import { choice, dateField, numberField, tick } from '../components/form-fields.ts';
import { datesInWords } from '../components/reasons/engine-words.ts';
import { type Html, html } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';

/** The values sent with a form, if it is the one submitted, and their faults. */
export interface Written {
  readonly query: Readonly<Record<string, string>>;
  readonly faults: QuestionFaults;
}

/**
 * A form whose answer depends only on the address, so that it
 * can be shared; no person is named or looked up (D-OFF-361).
 */
export function questionForm(site: Site, book: string, question: RuleQuestion, written: Written): Html {
  const { id, fields } = question;
  return html`<form class="rule" action="${href(site, rulesPath(book))}#${id}">
<input type="hidden" name="question" value="${id}">
${fields.map((field) => control(site, question, field, written))}
<button>${site.translate('web.rules.ask')}</button>
</form>`;
}

function control(site: Site, { id, words }: RuleQuestion, field: QuestionField, { query, faults }: Written): Html {
  const { translate } = site;
  const { name } = field;
  const label = translate(words.field(name));
  const value = query[name];
  if (field.kind === 'tick') return tick(id, { name, label, ticked: value !== undefined && value !== '' });
  const fault = faults[name] && datesInWords(site, translate(faults[name].key, faults[name].values));
  const hint = textIfAny(translate, `${words.field(name)}-hint`);
  const terms = { name, label, hint, value, fault };
  if (field.kind === 'choice')
    return choice(
      id,
      terms,
      field.options.map((option) => [option, translate(words.option(field, option))]),
    );
  const { min, max, optional } = field;
  const asked = {
    ...terms,
    min,
    max,
    required: !optional,
    label: optional ? translate('web.rules.optional', { label }) : label,
  };
  return field.kind === 'number' ? numberField(id, asked) : dateField(id, asked);
}

type Query = Readonly<Record<string, string>>;

type ReadQuestion = { readonly values: QuestionValues } | { readonly faults: QuestionFaults };

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

/** The page for questions to a competition book. */
export const rulesPath = <Book extends string>(book: Book) => `/regulations/${book}/questions` as const;

/** The questions it answers; empty if there are none. */
export const questionsOf = (book: string): readonly RuleQuestion[] => competitionBookOf(book)?.terms?.questions ?? [];
