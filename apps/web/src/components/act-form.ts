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

/** Words of the act itself (`web.submit.licence.issue`) or of its verb (`web.submit.amend`): a form need not say them, where there are such. */
type Words<A, What extends 'submit' | 'done'> = A extends { readonly kind: Worded<`web.${What}.`> }
  ? { readonly [Word in What]?: string | undefined }
  : { readonly [Word in What]: string };

type Worded<Area extends string> = KeyAfter<Area> | `${string}.${KeyAfter<Area>}`;

/** Done: said on the page that comes; or a module of the page listens for `escala:done` and does the rest. */
export type ActFormTerms<A extends FormAct> = FormTerms<A> &
  Words<A, 'submit'> &
  ((Words<A, 'done'> & { readonly after?: undefined }) | { readonly done?: undefined; readonly after: 'stay' });

interface FormTerms<A> {
  /** Prefix of the ids of its controls; unique on the page. */
  readonly id: string;
  /** What of the command is known already: which event, which version was seen. */
  readonly fixed?: PartOf<CommandOf<A>> | undefined;
  /** Controls of fields of the command. */
  readonly fields?: ((fields: FieldsOf<A>) => Value) | undefined;
  /** Values of the act’s own words. */
  readonly words?: MessageValues | undefined;
  /** Of an act that must be given a reason there is always a place for it; others ask for one where the form says so. */
  readonly reason?: 'required' | 'optional' | undefined;
  readonly reasonLabel?: string | undefined;
  /** Who will read it. */
  readonly reasonHint?: string | undefined;
  /** Where to go when it is done: a path under `/{language}/{federation}`. Without one the page is loaded again. */
  readonly leadsTo?: string | ((outcome: { readonly [Name in keyof OutcomeOf<A>]: string }) => string) | undefined;
  /** What was so before, where Undo has to say it again. */
  readonly before?: object | undefined;
  /** Asked before it is sent. */
  readonly confirm?: string | undefined;
  /** One button in a row of a table, or a form with fields one under the other. */
  readonly shape?: 'form' | 'button' | undefined;
  /** Shown on the button instead of its words, which are heard with what it is about. */
  readonly sign?: Value;
  /** What the button is about, for whoever does not see the row it stands in. */
  readonly about?: string | undefined;
  /** The form opens over the page by a button, which says what the form does unless it is said here. */
  readonly popup?: Partial<Omit<PopupTerms, 'id'>> | undefined;
  /** A form is what comes next and its button filled, a button in a row is quiet, unless it is said here. */
  readonly tone?: 'main' | 'quiet' | 'danger' | undefined;
}

/** A form that sends one act to the office. `act-forms.ts` in the browser brings it to life. */
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

/** `{event}` stands for a field of the outcome until there is one. */
const TO_BE_FILLED = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
