import { type Html, html, type Value } from '../../kit/html.ts';
import type { Tone } from './badge.ts';

interface CardTerms {
  readonly title?: Value;
  /** Beside the title: small tabs, a link, a word. */
  readonly aside?: Value;
  readonly footer?: Value;
  /** The level of its heading in the page. */
  readonly level?: 2 | 3 | undefined;
  /** The share of `columns` it takes: `third`, `half`, `most`. */
  readonly kind?: string | undefined;
  /** `flush`: a table or list that extends to the edges. */
  readonly flush?: boolean | undefined;
}

/** A box with a heading and a footer. */
export function card({ title, aside, footer, level = 2, kind, flush = false }: CardTerms, body: Value): Html {
  const heading = level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
  return html`<section class="card${kind && ` ${kind}`}">${title && html`<header>${heading}${aside}</header>`}
${flush ? body : html`<div class="inside">${body}</div>`}${footer && html`<footer>${footer}</footer>`}</section>`;
}

type NoticeTone = Exclude<Tone, 'neutral' | 'live'>;

/**
 * A statement that stays on the page. What the user just did is a toast (`browser/desk/next-page-message.ts`); a fault
 * never is. `attributes` have a leading space: for a notice that a module fills in or shows.
 */
export const notice = (words: Value, tone: NoticeTone = 'info', attributes?: Value): Html =>
  html`<div class="notice${tone !== 'info' && ` ${tone}`}"${attributes}>${words}</div>`;

/** What is missing, and the one thing to do about it. */
export const emptyState = ({ title, words, action }: { title: Value; words?: Value; action?: Value }): Html =>
  html`<div class="card empty"><strong>${title}</strong>${words && html`<p>${words}</p>`}${action}</div>`;
