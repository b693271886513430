import type { KeyAfter } from '@escala/core';
import { type MessageValues, textIfAny } from '@escala/messages';
import type { PartOf } from '@escala/office';
import { type Html, html, type Value } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { undoOf } from '../kit/undo.ts';
import { actFields, type CommandOf, type FieldsOf, type FormAct } from './act-fields.ts';
import { field, problemBox } from './form-fields.ts';
import { type PopupTerms, popup } from './ui/popup.ts';

type OutcomeOf<A> = A extends { subject(command: never, outcome: infer Outcome): unknown } ? Outcome : never;

/**
 * Words of the act itself (`web.submit.licence.issue`) or of its
 * verb (`web.submit.amend`): a form need not give those that exist.
 */
type Words<A, What extends 'submit' | 'done'> = A extends { readonly kind: Worded<`web.${What}.`> }
  ? { readonly [Word in What]?: string | undefined }
  : { readonly [Word in What]: string };

type Worded<Area extends string> = KeyAfter<Area> | `${string}.${KeyAfter<Area>}`;

/** Either `done`: a message for the next page; or `after`: a module of the page listens for `escala:done`. */
type ActFormTerms<A extends FormAct> = FormTerms<A> &
  Words<A, 'submit'> &
  ((Words<A, 'done'> & { readonly after?: undefined }) | { readonly done?: undefined; readonly after: 'stay' });

interface FormTerms<A> {
  /** Prefix of its controls' ids; unique on the page. */
  readonly id: string;
  /** Known parts of the command: which event, which version was seen. */
  readonly fixed?: PartOf<CommandOf<A>> | undefined;
  /** Controls for fields of the command. */
  readonly fields?: ((fields: FieldsOf<A>) => Value) | undefined;
  /** Values for the act's own words. */
  readonly words?: MessageValues | undefined;
  /** An act that requires a reason always gets a field for it; others only if the form says so. */
  readonly reason?: 'required' | 'optional' | undefined;
  readonly reasonLabel?: string | undefined;
  /** Who will read the reason. */
  readonly reasonHint?: string | undefined;
  /** Where to go when it is done: a path under `/{language}/{federation}`. By default the page is reloaded. */
  readonly leadsTo?: string | ((outcome: { readonly [Name in keyof OutcomeOf<A>]: string }) => string) | undefined;
  /** The previous values, for Undo to restore. */
  readonly before?: object | undefined;
  /** Confirmation to ask for before sending. */
  readonly confirm?: string | undefined;
  /** A single button in a table row, or a form with fields one below the other. */
  readonly shape?: 'form' | 'button' | undefined;
  /** Shown on the button instead of its words, which are still read aloud together with `about`. */
  readonly sign?: Value;
  /** What the button is about, for users who do not see its row. */
  readonly about?: string | undefined;
  /** The form opens over the page through a button, labelled with what the form does by default. */
  readonly popup?: Partial<Omit<PopupTerms, 'id'>> | undefined;
  /** By default a form has a filled button as the next step, and a button in a row is quiet. */
  readonly tone?: 'main' | 'quiet' | 'danger' | undefined;
}

/** A form that sends one act to the office. The browser module `act-forms.ts` makes it work. */
export function actForm<A extends FormAct>(site: Site, act: A, terms: ActFormTerms<A>): Html {
  const { translate, federation } = site;
  const { id, fixed = {}, fields, words, reasonLabel, reasonHint, leadsTo, after, confirm, about, sign } = terms;
  const { shape = 'form', tone = shape === 'form' ? 'main' : 'quiet' } = terms;
  const submit = terms.submit ?? worded(act, (name) => textIfAny(translate, `web.submit.${name}`, words));
  const said = () => terms.done ?? worded(act, (name) => textIfAny(translate, `web.done.${name}`, words));
  const done = after ? undefined : said();
  const undo = done && undoOf(site, act, terms.before);
  const reason = act.reason === 'required' ? act.reason : terms.reason;
  const controls = html`${fields?.(actFields(site, act, id))}`;
  const then = typeof leadsTo === 'function' ? leadsTo(TO_BE_FILLED as never) : leadsTo;
  const form = html`<form class="${shape === 'form' ? 'account act' : 'act inline'}" method="post" novalidate data-act="${act.kind}" data-federation="${federation.id}"
data-fixed="${JSON.stringify(fixed)}"${then !== undefined && html` data-then="${href(site, then)}"`}${after && html` data-after="${after}"`}${
    done && [html` data-done="${done}"`, undo && html` data-undo="${JSON.stringify(undo)}"`]
  }${confirm && html` data-confirm="${confirm}" data-yes="${submit}" data-no="${translate('web.desk.cancel')}"`}>
${problemBox(translate)}
${controls}
${
  reason &&
  !controls.html.includes(' name="reason"') &&
  field(id, {
    name: 'reason',
    label: reasonLabel ?? translate(reason === 'required' ? 'web.desk.reason' : 'web.desk.reason-optional'),
    required: reason === 'required',
    hint: reasonHint,
  })
}
<button disabled data-waits${tone !== 'quiet' && html` class="${tone}"`}${about && html` aria-label="${submit}: ${about}"`}>${sign ?? submit}</button>
</form>`;
  return terms.popup ? popup(site, { id: `${id}-popup`, opens: submit ?? '', ...terms.popup }, form) : form;
}

/** The words of an act, or of its verb. */
const worded = ({ kind }: FormAct, words: (name: string) => string | undefined): string | undefined =>
  words(kind) ?? words(kind.slice(kind.indexOf('.') + 1));

/** Leaves `{event}` in place of a field of the outcome. */
const TO_BE_FILLED = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
