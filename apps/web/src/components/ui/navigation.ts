import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

export interface Tab {
  readonly name: Value;
  readonly href: string;
  readonly isHere?: boolean | undefined;
}

interface TabsTerms {
  /** What the tabs choose, for users who do not see them. */
  readonly label: string;
  /** `mini`: a choice inside a card. `numbers`: rounds, years, pages. */
  readonly kind?: 'tabs' | 'mini' | 'numbers' | undefined;
}

const CLASSES = { tabs: 'tabs', mini: 'tabs mini', numbers: 'numbers' } as const;

/** Links between related pages; one that is left out is `false`. */
export function tabs(items: readonly (Tab | false | undefined)[], { label, kind = 'tabs' }: TabsTerms): Html {
  return html`<nav class="${CLASSES[kind]}" aria-label="${label}"><ul>
${items.map(
  (item) =>
    item && html`<li><a href="${item.href}"${item.isHere && html` aria-current="page"`}>${item.name}</a></li>\n`,
)}</ul></nav>`;
}

/** The name of a parent page and its path under the federation. */
export type Crumb = readonly [name: string, path: string];

/** The parent pages, and what this page is part of. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[], whole?: string): Html {
  return html`<nav class="crumbs" aria-label="${site.translate('web.frame.where')}"><ol>
${crumbs.map(([name, path]) => html`<li><a href="${href(site, path)}">${name}</a></li>\n`)}${whole && html`<li><strong>${whole}</strong></li>\n`}</ol></nav>`;
}

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
