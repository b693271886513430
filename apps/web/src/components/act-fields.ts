import { textIfAny } from '@escala/messages';
import { type ActKind, type FieldName, type FieldRule, fieldRule, type Schema } from '@escala/office';
import { type Html, html, type Value } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { choice, type FieldTerms, field, textArea, tick } from './form-fields.ts';

type Said = string | number | boolean;

/** What a form says of a control beside what the schema of its act says of the field. */
export interface ControlTerms
  extends Pick<
    FieldTerms,
    | 'type'
    | 'autocomplete'
    | 'hint'
    | 'form'
    | 'inputmode'
    | 'list'
    | 'size'
    | 'min'
    | 'max'
    | 'required'
    | 'fide'
    | 'guest'
  > {
  /** The name of the field where nothing else is said. */
  readonly label?: string | undefined;
  readonly value?: Said | null | undefined;
}

interface ChoiceTerms extends Omit<ControlTerms, 'value'> {
  readonly value?: unknown;
  readonly none?: string | undefined;
  readonly place?: number;
}

/** The value that is sent, nothing for `''`, and how it is called. */
export type Option = readonly [value: unknown, label: string];

/**
 * The controls of a form. `Name` are the fields of the act's command: what the act does not know does not compile. What a value is, what
 * it may be and whether it must be said comes from the act's schema.
 */
export interface Fields<Name extends string> {
  /** A text, a number, a day or a tick. */
  (name: Name, terms?: ControlTerms): Html;
  /** One of these, or nothing under the name of `none`. Several controls of a list have a `place` each. */
  choice(name: Name, options: readonly Option[], terms?: ChoiceTerms): Html;
  /** One of these, each of which says several fields that stand beside each other. */
  together(
    name: Name,
    options: readonly (readonly [values: object, label: string])[],
    terms?: Omit<ControlTerms, 'value'> & { readonly chosen?: number },
  ): Html;
  /** Some of these. */
  ticks(
    name: Name,
    options: readonly (readonly [value: string | number, label: Value])[],
    ticked?: readonly Said[],
  ): Html[];
  /** True when it is ticked, nothing when it is not. */
  yes(name: Name, label: Value, ticked?: boolean): Html;
  /** Somebody of the registry, found while one types. */
  player(name: Name, terms?: ControlTerms): Html;
  /** A long text, or a list with one a line. `keepsEmpty`: a text of nothing is one. */
  area(name: Name, terms?: ControlTerms & { readonly rows?: number; readonly keepsEmpty?: boolean }): Html;
  /** Why, as a text of several lines, where it stands among other fields. */
  reason(terms: ControlTerms & { readonly label: string; readonly rows?: number }): Html;
  /** Date and time by the clocks of a time zone. */
  moment(name: Name, timeZone: string, terms?: ControlTerms): Html;
  /** Name and kind of a control that a form writes itself. `json`: its values are written so. */
  named(name: Name, as?: 'json'): Html;
  /** The same of a row that gets its number in the browser: only the field of the row is named. */
  inRow(name: Name, as?: 'json'): Html;
}

/** What a form has to know of its act. */
export interface FormAct {
  readonly kind: ActKind;
  readonly command: Schema<unknown>;
  readonly reason?: 'required';
  subject(command: never, outcome: never): unknown;
}

export type CommandOf<A> = A extends { readonly command: Schema<infer Command> } ? Command : never;

/** The controls that a form of this act can have; of one of several acts, those that all of them have. */
export type FieldsOf<A> = A extends unknown ? Fields<FieldName<CommandOf<A>>> : never;

export function actFields<A extends FormAct>(site: Site, { kind, command }: A, form: string): FieldsOf<A> {
  const ruleOf = (name: string): FieldRule => {
    const rule = fieldRule(command, name);
    if (rule === undefined) throw new Error(`${kind} has no field ${name}`);
    return rule;
  };
  const termsOf = (name: string, { label, value, ...terms }: ControlTerms): FieldTerms => {
    const { type, required, least, most, longest } = ruleOf(name);
    return {
      name,
      label: label ?? labelOf(site, name),
      value: value === undefined || value === null ? undefined : String(value),
      required,
      empty: isTakenAway(ruleOf(name), terms.required) ? 'null' : undefined,
      ...(type === 'number' && { as: 'number', min: least, max: most }),
      ...(type === 'text' && { maxlength: longest }),
      ...terms,
    };
  };
  const control = (name: string, terms: ControlTerms = {}): Html => {
    const { type } = ruleOf(name);
    const all = termsOf(name, terms);
    if (type === 'boolean') return tick(form, { name, label: all.label, ticked: terms.value === true });
    if (type === 'number') return field(form, { type: 'number', inputmode: 'numeric', size: 6, ...all });
    return type === 'date' ? field(form, { type: 'date', size: 12, ...all }) : field(form, all);
  };
  const readAs = (name: string, as?: 'json'): Value => {
    const { type } = ruleOf(name);
    const read = as ?? (type === 'number' || type === 'boolean' ? type : undefined);
    return read && html` data-as="${read}"`;
  };
  const fields: Fields<string> = Object.assign(control, {
    choice: (name: string, options: readonly Option[], { none, place, value: chosen, ...terms }: ChoiceTerms = {}) => {
      const as = kindOf(ruleOf(name), options);
      const written = (value: unknown): string =>
        as === 'json' && value !== '' ? JSON.stringify(value) : String(value);
      const value = chosen === undefined ? undefined : written(chosen);
      return choice(place === undefined ? form : `${form}-${place}`, { ...termsOf(name, terms), as, value }, [
        ...(none === undefined ? [] : [['', none] as const]),
        ...options.map(([each, label]) => [written(each), label] as const),
      ]);
    },
    together: (
      name: string,
      options: readonly (readonly [object, string])[],
      { chosen = -1, ...terms }: ControlTerms & { chosen?: number } = {},
    ) =>
      choice(
        form,
        { ...termsOf(name, terms), as: 'spread', value: JSON.stringify(options[chosen]?.[0]) },
        options.map(([values, label]) => [JSON.stringify(values), label] as const),
      ),
    ticks: (name: string, options: readonly (readonly [string | number, Value])[], ticked: readonly Said[] = []) =>
      options.map(([value, label]) =>
        tick(form, {
          name,
          label,
          value: String(value),
          as: ruleOf(name).each?.type === 'number' ? 'numbers' : 'list',
          ticked: ticked.includes(value),
        }),
      ),
    yes: (name: string, label: Value, ticked = false) => tick(form, { name, label, value: 'true', as: 'json', ticked }),
    player: (name: string, terms: ControlTerms = {}) =>
      field(form, { ...termsOf(name, terms), picks: site.federation.id }),
    area: (name: string, { rows, keepsEmpty, ...terms }: ControlTerms & { rows?: number; keepsEmpty?: boolean } = {}) =>
      textArea(form, {
        ...termsOf(name, terms),
        as: ruleOf(name).type === 'list' ? 'lines' : keepsEmpty ? 'text' : undefined,
        ...(rows !== undefined && { rows }),
      }),
    reason: ({ value: _value, ...terms }: ControlTerms & { label: string; rows?: number }) =>
      textArea(form, { ...terms, name: 'reason' }),
    moment: (name: string, timeZone: string, terms: ControlTerms = {}) =>
      field(form, { ...termsOf(name, terms), type: 'datetime-local', as: `moment:${timeZone}` }),
    named: (name: string, as?: 'json') => html`name="${name}"${readAs(name, as)}`,
    inRow: (name: string, as?: 'json') => html`data-field="${name.split('.').at(-1)}"${readAs(name, as)}`,
  });
  return fields as unknown as FieldsOf<A>;
}

/** Left out, it stays as it is; so nothing written means that it goes. */
const isTakenAway = ({ required, nullable }: FieldRule, isAsked: boolean | undefined): boolean =>
  nullable && !required && isAsked !== true;

function kindOf({ type, each }: FieldRule, options: readonly Option[]): string | undefined {
  if (type === 'list') return each?.type === 'number' ? 'numbers' : 'list';
  const values = options.map(([value]) => value).filter((value) => value !== '');
  if (type === 'number' && values.every((value) => value !== null)) return 'number';
  return values.every((value) => typeof value === 'string') ? undefined : 'json';
}

/** The last name that is no place in a list. */
function labelOf({ translate, language }: Site, name: string): string {
  const last = name.split('.').findLast((each) => !/^\d+$/.test(each));
  const word = textIfAny(translate, `web.field.${last}`) ?? name;
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}
