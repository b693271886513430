import { type Html, html, type Value } from '../../kit/html.ts';

export type PageLink = readonly [words: string, href: string] | undefined | false;

/** To the pages before and after this one, as far as there are any. */
export function pager(label: string, before: PageLink, after: PageLink, middle?: Value): Html {
  if (!before && !after) return html``;
  const link = (to: PageLink, rel: 'prev' | 'next'): Html =>
    html`<span>${to && html`<a rel="${rel}" href="${to[1]}">${to[0]}</a>`}</span>`;
  return html`<nav class="pages" aria-label="${label}">${link(before, 'prev')}${middle && html`<span>${middle}</span>`}${link(after, 'next')}</nav>`;
}
