import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { icon } from './icon.ts';

interface SearchTerms {
  /** Id of the field; a page may have several. */
  readonly id: string;
  readonly label?: string | undefined;
  readonly value?: string | undefined;
  /** The page that searches; by default that of players. */
  readonly path?: string | undefined;
  /** Also finds links and buttons of the page itself, under this heading. */
  readonly pages?: string | undefined;
}

/**
 * A field that searches while typing (`browser/search.ts`); without a script it leads to the results. `/` moves to it.
 */
export function searchBox(
  site: Site,
  { id, label = site.translate('web.front.find'), value, path = '/players', pages }: SearchTerms,
): Html {
  return html`<form class="search" role="search" aria-label="${label}" action="${href(site, path)}">
${icon('search')}
<label><span class="unseen">${label}</span><input type="search" id="${id}" name="text" placeholder="${label}" autocomplete="off" data-search="${href(site, path)}"${
    value && html` value="${value}"`
  }${pages && html` data-search-pages="${pages}"`}></label><kbd class="wide" aria-hidden="true">/</kbd></form>`;
}
