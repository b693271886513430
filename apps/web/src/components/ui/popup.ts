import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { icon } from './icon.ts';

export interface PopupTerms {
  /** Unique on the page. */
  readonly id: string;
  /** The button's label; also the heading, unless given. */
  readonly opens: string;
  readonly title?: string | undefined;
  /** Kind of the button: `main`, `danger`, `plain`, `small`. */
  readonly kind?: string | undefined;
}

/** A form that is not always needed: a button opens it over the page, without a script; Escape and Cancel close it (D-OFF-439). */
export function popup({ translate }: Pick<Site, 'translate'>, terms: PopupTerms, content: Value): Html {
  const { id, opens, title = opens, kind } = terms;
  return html`<button type="button" popovertarget="${id}"${kind && html` class="${kind}"`}>${opens}</button><div class="popup" id="${id}" popover role="dialog" aria-label="${title}">
<div class="row spread"><h2>${title}</h2><button type="button" class="plain" popovertarget="${id}" popovertargetaction="hide">${translate('web.desk.cancel')}</button></div>
${content}</div>`;
}

/** Rarely used actions on a row, behind three dots. `about` names the row for users who do not see it. */
export const menu = (id: string, about: string, items: Value): Html =>
  html`<button type="button" class="plain dots-button" popovertarget="${id}" aria-label="${about}">${icon('more')}</button><div class="menu-of-row" id="${id}" popover>${items}</div>`;
