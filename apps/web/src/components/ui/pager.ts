import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export type PageLink = readonly [words: string, href: string] | undefined | null | false;

/** To the previous and next page, if there are any. */
export function pager(label: string, before: PageLink, after: PageLink, middle?: Value): Html {
  if (!before && !after) return html``;
  const link = (to: PageLink, rel: 'prev' | 'next'): Html =>
    html`<span>${to && html`<a rel="${rel}" href="${to[1]}">${to[0]}</a>`}</span>`;
  return html`<nav class="pages" aria-label="${label}">${link(before, 'prev')}${middle && html`<span>${middle}</span>`}${link(after, 'next')}</nav>`;
}

/** Numbered pages: which one this is, and its neighbours. */
export function numberedPages(
  { translate }: Pick<Site, 'translate'>,
  { page, last }: { readonly page: number; readonly last: number },
  address: (page: number) => string,
  label = translate('web.word.pages'),
): Html {
  const link = (to: number, key: 'web.page-before' | 'web.page-after'): PageLink =>
    to >= 1 && to <= last && [translate(key), address(to)];
  return pager(
    label,
    link(page - 1, 'web.page-before'),
    link(page + 1, 'web.page-after'),
    translate('web.page-of', { page, last }),
  );
}
