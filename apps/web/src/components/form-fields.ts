import type { Translate } from '@escala/messages';
import { type Html, html, type Value } from '../kit/html.ts';
import { notice } from './ui/card.ts';

export interface FieldTerms {
  /** Name in the form, equal to the field in the office's problems. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Replaces the office's own sentence if the format is wrong. */
  readonly form?: string | undefined;
  readonly type?: string;
  readonly value?: string | undefined;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly list?: string;
  readonly size?: number;
  readonly required?: boolean;
  /** The type of the value in the command, and what an empty one means; see `browser/desk/command-of.ts`. */
  readonly as?: string | undefined;
  readonly empty?: 'null' | undefined;
  /** The federation from whose registry a player is picked while typing. */
  readonly picks?: string | undefined;
  /** Offers players from FIDE's list, too: beside the registry's, or alone. */
  readonly fide?: 'too' | 'alone' | undefined;
  /** A typed name can be entered as a guest: the text of that option, with `{name}`. */
  readonly guest?: string | undefined;
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /**
   * For single lines; a long pasted text would be silently truncated, so there the office reports that it is too long.
   */
  readonly maxlength?: number | undefined;
  /** The fault found by the server, when a form is answered without a module. */
  readonly fault?: string | undefined;
}

/** A control with its label, a hint, and a place for its fault. */
export function field(form: string, terms: FieldTerms): Html {
  const {
    name,
    type = 'text',
    value,
    autocomplete = 'off',
    inputmode,
    list,
    size,
    required = true,
    form: expected,
    picks,
    min,
    max,
    maxlength,
  } = terms;
  const id = idOf(form, name);
  return fieldAround(
    id,
    terms,
    html`<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-describedby="${describedBy(id, terms.hint)}"${
      value !== undefined && html` value="${value}"`
    }${expected && html` data-form="${expected}"`}${inputmode && html` inputmode="${inputmode}"`}${list && html` list="${list}"`}${size && html` size="${size}"`}${readAs(terms)}${
      picks &&
      html` data-pick-player="${picks}"${terms.fide && html` data-fide="${terms.fide}"`}${terms.guest && html` data-guest="${terms.guest}"`}`
    }${min !== undefined && html` min="${min}"`}${max !== undefined && html` max="${max}"`}${maxlength !== undefined && html` maxlength="${maxlength}"`}${
      required && html` required`
    }${terms.fault && html` aria-invalid="true"`}${plainText(type, autocomplete) && html` autocapitalize="none" spellcheck="false"`}>`,
  );
}

export function choice(
  form: string,
  terms: Pick<FieldTerms, 'name' | 'label' | 'hint' | 'value' | 'as' | 'empty' | 'fault' | 'required'>,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const id = idOf(form, terms.name);
  return fieldAround(
    id,
    terms,
    html`<select id="${id}" name="${terms.name}"${readAs(terms)} aria-describedby="${describedBy(id, terms.hint)}"${terms.required && html` required`}${terms.fault && html` aria-invalid="true"`}>${options.map(
      ([value, label]) => html`<option value="${value}"${value === terms.value && html` selected`}>${label}</option>\n`,
    )}</select>`,
  );
}

/** A number, a day, a player of the registry, a long text, a check box: fields of acts, named as in the command. */
export const numberField = (form: string, terms: FieldTerms): Html =>
  field(form, { type: 'number', inputmode: 'numeric', as: 'number', size: 6, ...terms });

export const dateField = (form: string, terms: FieldTerms): Html => field(form, { type: 'date', size: 12, ...terms });

export const playerField = (
  form: string,
  { federation }: { federation: { readonly id: string } },
  terms: FieldTerms,
): Html => field(form, { as: 'picked', picks: federation.id, ...terms });

export function textArea(form: string, terms: FieldTerms & { readonly rows?: number }): Html {
  const id = idOf(form, terms.name);
  const { name, rows = 4, value = '', required = true } = terms;
  return fieldAround(
    id,
    terms,
    html`<textarea id="${id}" name="${name}" rows="${rows}" aria-describedby="${describedBy(id, terms.hint)}"${readAs(terms)}${required && html` required`}>${value}</textarea>`,
  );
}

/** `boolean` sends yes or no; `list` and `numbers` send the ticked values of one name, `json` its value. */
export function tick(
  form: string,
  terms: {
    readonly name: string;
    readonly label: Value;
    readonly value?: string;
    readonly ticked?: boolean;
    readonly as?: 'boolean' | 'list' | 'numbers' | 'json';
  },
): Html {
  const { name, label, value, ticked, as = value === undefined ? 'boolean' : 'list' } = terms;
  const id = idOf(form, value === undefined || as === 'json' ? name : `${name}-${value}`);
  return html`<label class="check"><input type="checkbox" id="${id}" name="${name}" data-as="${as}"${value !== undefined && html` value="${value}"`}${
    ticked && html` checked`
  }> ${label}</label>`;
}

/** A password is typed once and can be shown, so nobody has to type it twice. */
export function passwordField(form: string, translate: Translate, terms: FieldTerms): Html {
  return html`${field(form, { ...terms, type: 'password' })}
<label class="check"><input type="checkbox" data-shows="${idOf(form, terms.name)}"> ${translate('web.account.show-password')}</label>`;
}

/** Shows all problems of a form together; it takes the focus. */
export function problemBox(translate: Translate): Html {
  return html`<div class="problems" role="group" aria-label="${translate('web.account.problems')}" tabindex="-1" data-problems
data-of-fields="${translate('web.account.problems')}" data-refused="${translate('web.account.refused')}" data-offline="${translate('web.account.offline')}" data-fault="${translate('web.account.fault')}" data-empty="${translate('web.account.empty')}"
data-more="${translate('web.account.more-problems', { more: '{more}' })}" hidden>
<p><strong>${translate('web.account.problems')}</strong></p><ul></ul></div>`;
}

/** Shown until the page's module has started. */
export function needsScript(translate: Translate): Html {
  return notice(translate('web.account.needs-script'), 'info', html` data-without-script`);
}

export const idOf = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;

function fieldAround(
  id: string,
  { label, hint, fault }: Pick<FieldTerms, 'label' | 'hint' | 'fault'>,
  control: Value,
): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${control}
<p class="fault" id="${id}-fault"${fault === undefined && html` hidden`}>${fault}</p></div>`;
}

const readAs = ({ as, empty }: Pick<FieldTerms, 'as' | 'empty'>): Value => [
  as !== undefined && html` data-as="${as}"`,
  empty !== undefined && html` data-empty="${empty}"`,
];

const describedBy = (id: string, hint: string | undefined): string =>
  hint === undefined ? `${id}-fault` : `${id}-hint ${id}-fault`;

const plainText = (type: string, autocomplete: string): boolean =>
  type === 'email' || type === 'password' || autocomplete === 'one-time-code';
