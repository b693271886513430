import { type Html, html, type Value } from '../../kit/html.ts';
import { icon } from './icon.ts';

/** What is seldom done about a row: behind three dots. `about` says to whoever does not see the row what it is about. */
export const menu = (id: string, about: string, items: Value): Html =>
  html`<button type="button" class="plain dots-button" popovertarget="${id}" aria-label="${about}">${icon('more')}</button><div class="menu-of-row" id="${id}" popover>${items}</div>`;
