import type { ActKind } from '@escala/office';
import { type Html, html, type Value } from '../kit/html.ts';
import { href, type Site } from '../kit/site.ts';
import { field, problemBox } from './form-fields.ts';

export interface ActFormTerms {
  readonly act: ActKind;
  /** Prefix of the ids of its controls; unique on the page. */
  readonly id: string;
  /** What of the command is known already: which event, which version was seen. */
  readonly fixed?: object | undefined;
  /** Controls, named as the fields of the command: `facts.name`, `results.0.board`. */
  readonly fields?: Value;
  readonly submit: string;
  /** Official decisions say why. */
  readonly reason?: 'required' | 'optional' | undefined;
  readonly reasonLabel?: string | undefined;
  /** Who will read it. */
  readonly reasonHint?: string | undefined;
  /**
   * Where to go when it is done: a path under `/{language}/{federation}` in which `{event}` stands for a field of the outcome.
   * Without one the page is loaded again.
   */
  readonly leadsTo?: string | undefined;
  /** `stay`: a module of the page listens for `escala:done` and does the rest. */
  readonly after?: 'stay' | undefined;
  /** Said on the page that comes. */
  readonly done?: string | undefined;
  /** Asked before it is sent. */
  readonly confirm?: string | undefined;
  /** One button in a row of a table, or a form with fields one under the other. */
  readonly shape?: 'form' | 'button' | undefined;
  /** What the button is about, for whoever does not see the row it stands in. */
  readonly about?: string | undefined;
  readonly tone?: 'main' | 'quiet' | undefined;
}

/** A form that sends one act to the office. `act-forms.ts` in the browser brings it to life; see `browser/desk/command-of.ts`. */
export function actForm(site: Site, terms: ActFormTerms): Html {
  const { translate, federation } = site;
  const {
    act,
    id,
    fixed = {},
    fields,
    submit,
    reason,
    reasonLabel,
    reasonHint,
    leadsTo,
    after,
    done,
    confirm,
    shape = 'form',
    about,
    tone,
  } = terms;
  return html`<form class="${shape === 'form' ? 'account act' : 'act inline'}" method="post" novalidate data-act="${act}" data-federation="${federation.id}"
data-fixed="${JSON.stringify(fixed)}"${leadsTo !== undefined && html` data-then="${href(site, leadsTo)}"`}${after && html` data-after="${after}"`}${
    done && html` data-done="${done}"`
  }${confirm && html` data-confirm="${confirm}" data-yes="${submit}" data-no="${translate('web.desk.cancel')}"`}>
${problemBox(translate)}
${fields}
${
  reason &&
  field(id, {
    name: 'reason',
    label: reasonLabel ?? translate(reason === 'required' ? 'web.desk.reason' : 'web.desk.reason-optional'),
    required: reason === 'required',
    hint: reasonHint,
  })
}
<button disabled data-waits${tone === 'quiet' && html` class="quiet-button"`}${about && html` aria-label="${submit}: ${about}"`}>${submit}</button>
</form>`;
}
