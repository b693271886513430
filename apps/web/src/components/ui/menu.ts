import { type Html, html, type Value } from '../../kit/html.ts';
import { icon } from './icon.ts';

/** Rarely used actions on a row, behind three dots. `about` names the row for users who do not see it. */
export const menu = (id: string, about: string, items: Value): Html =>
  html`<button type="button" class="plain dots-button" popovertarget="${id}" aria-label="${about}">${icon('more')}</button><div class="menu-of-row" id="${id}" popover>${items}</div>`;
