import { type Html, html, type Value } from '../../kit/html.ts';

/** What is missing, and the one thing to do about it. */
export const emptyState = ({ title, words, action }: { title: Value; words?: Value; action?: Value }): Html =>
  html`<div class="card empty"><strong>${title}</strong>${words && html`<p>${words}</p>`}${action}</div>`;
