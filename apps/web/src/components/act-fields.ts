import { textIfAny } from '@escala/messages';
import { type ActKind, type FieldName, type FieldRule, fieldRule, type Schema } from '@escala/office';
import { type Html, html, type Value } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import { choice, type FieldTerms, field, textArea, tick } from './form-fields.ts';

type Said = string | number | boolean;

/** What a form specifies for a control, besides the schema of its act. */
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
  /** By default the name of the field. */
  readonly label?: string | undefined;
  readonly value?: Said | null | undefined;
}

interface ChoiceTerms extends Omit<ControlTerms, 'value'> {
  readonly value?: unknown;
  readonly none?: string | undefined;
  readonly place?: number;
}

/** The value to send, `''` for none, and its label. */
export type Option = readonly [value: unknown, label: string];

/**
 * The controls of a form. `Name` are the fields of the act's command: an unknown field does not compile. The type of a
 * value, its limits and whether it is required come from the act's schema.
 */
export interface Fields<Name extends string> {
  /** A text, a number, a day or a check box. */
  (name: Name, terms?: ControlTerms): Html;
  /** One of these, or no value, labelled `none`. Several controls of a list each have a `place`. */
  choice(name: Name, options: readonly Option[], terms?: ChoiceTerms): Html;
  /** One of these, each of which sets several sibling fields. */
  together(
    name: Name,
    options: readonly (readonly [values: object, label: string])[],
    terms?: Omit<ControlTerms, 'value'> & { readonly chosen?: number },
  ): Html;
  /** Any of these. */
  ticks(
    name: Name,
    options: readonly (readonly [value: string | number, label: Value])[],
    ticked?: readonly Said[],
  ): Html[];
  /** True if ticked, otherwise absent. */
  yes(name: Name, label: Value, ticked?: boolean): Html;
  /** A player from the registry, found while typing. */
  player(name: Name, terms?: ControlTerms): Html;
  /** A long text, or a list with one item per line. `keepsEmpty`: an empty text is a value. */
  area(name: Name, terms?: ControlTerms & { readonly rows?: number; readonly keepsEmpty?: boolean }): Html;
  /** The reason, as a text of several lines, placed among other fields. */
  reason(terms: ControlTerms & { readonly label: string; readonly rows?: number }): Html;
  /** Local date and time in a time zone. */
  moment(name: Name, timeZone: string, terms?: ControlTerms): Html;
  /** Name and type of a control that a form writes itself. `json`: its values are JSON. */
  named(name: Name, as?: 'json'): Html;
  /** The same in a row numbered in the browser: only the row's field is named. */
  inRow(name: Name, as?: 'json'): Html;
}

/** What a form needs to know of its act. */
export interface FormAct {
  readonly kind: ActKind;
  readonly command: Schema<unknown>;
  readonly reason?: 'required';
  subject(command: never, outcome: never): unknown;
}

export type CommandOf<A> = A extends { readonly command: Schema<infer Command> } ? Command : never;

/** The controls available in a form of this act; for a union of acts, those common to all. */
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

/** A missing value changes nothing, so an empty field is sent as null. */
const isTakenAway = ({ required, nullable }: FieldRule, isAsked: boolean | undefined): boolean =>
  nullable && !required && isAsked !== true;

function kindOf({ type, each }: FieldRule, options: readonly Option[]): string | undefined {
  if (type === 'list') return each?.type === 'number' ? 'numbers' : 'list';
  const values = options.map(([value]) => value).filter((value) => value !== '');
  if (type === 'number' && values.every((value) => value !== null)) return 'number';
  return values.every((value) => typeof value === 'string') ? undefined : 'json';
}

/** The last part of the name that is not an index. */
function labelOf({ translate, language }: Site, name: string): string {
  const last = name.split('.').findLast((each) => !/^\d+$/.test(each));
  const word = textIfAny(translate, `web.field.${last}`) ?? name;
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}
