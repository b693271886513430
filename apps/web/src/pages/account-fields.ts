import type { Translate } from '@escala/messages';
import { type Html, html, type Value } from '../kit/html.ts';

export interface FieldTerms {
  /** Name in the form, which is the field of the problems that the office answers with. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Said instead of the office's own sentence where the form of the value is wrong. */
  readonly form?: string | undefined;
  readonly type?: string;
  readonly value?: string | undefined;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly list?: string;
  readonly size?: number;
  readonly required?: boolean;
}

/** A control with its label, what to write in it, and the place where a problem with it is said. */
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
  } = terms;
  const id = idOf(form, name);
  return fieldAround(
    id,
    terms,
    html`<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-describedby="${describedBy(id, terms.hint)}"${
      value !== undefined && html` value="${value}"`
    }${expected && html` data-form="${expected}"`}${inputmode && html` inputmode="${inputmode}"`}${list && html` list="${list}"`}${size && html` size="${size}"`}${
      required && html` required`
    }${plainText(type, autocomplete) && html` autocapitalize="none" spellcheck="false"`}>`,
  );
}

export function choice(
  form: string,
  terms: Pick<FieldTerms, 'name' | 'label' | 'hint' | 'value'>,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const id = idOf(form, terms.name);
  return fieldAround(
    id,
    terms,
    html`<select id="${id}" name="${terms.name}" aria-describedby="${describedBy(id, terms.hint)}">${options.map(
      ([value, label]) => html`<option value="${value}"${value === terms.value && html` selected`}>${label}</option>\n`,
    )}</select>`,
  );
}

/** A password is written once and may be looked at, so nobody has to write it twice. */
export function passwordField(form: string, translate: Translate, terms: FieldTerms): Html {
  return html`${field(form, { ...terms, type: 'password' })}
<label class="check"><input type="checkbox" data-shows="${idOf(form, terms.name)}"> ${translate('web.account.show-password')}</label>`;
}

/** Where all problems of a form are told together; it takes the focus. */
export function problemBox(translate: Translate): Html {
  return html`<div class="problems" role="group" aria-label="${translate('web.account.problems')}" tabindex="-1" data-problems
data-offline="${translate('web.account.offline')}" data-fault="${translate('web.account.fault')}" data-empty="${translate('web.account.empty')}" hidden>
<p><strong>${translate('web.account.problems')}</strong></p><ul></ul></div>`;
}

/** Said until the module of the page has started. */
export function needsScript(translate: Translate): Html {
  return html`<p class="notice" data-without-script>${translate('web.account.needs-script')}</p>`;
}

export const idOf = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;

function fieldAround(id: string, { label, hint }: Pick<FieldTerms, 'label' | 'hint'>, control: Value): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${control}
<p class="fault" id="${id}-fault" hidden></p></div>`;
}

const describedBy = (id: string, hint: string | undefined): string =>
  hint === undefined ? `${id}-fault` : `${id}-hint ${id}-fault`;

const plainText = (type: string, autocomplete: string): boolean =>
  type === 'email' || type === 'password' || autocomplete === 'one-time-code';
