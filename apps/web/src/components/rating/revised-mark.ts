import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

/**
 * Beside a rating that was published as a different number: the old number, and a link to the cause (D-OFF-414).
 * Nothing if it is as published.
 */
export function revisedMark(site: Site, published: number | null | undefined, path: string): Html {
  if (published === undefined) return html``;
  const { translate } = site;
  const words =
    published === null
      ? translate('web.list.revised-new')
      : translate('web.list.revised', { published: String(published) });
  return html` <a class="revised small" href="${href(site, path)}">${words}</a>`;
}
