import { type Html, html, type Value } from '../../kit/html.ts';

export interface CardTerms {
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
