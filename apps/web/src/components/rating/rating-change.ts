import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { change, decimalChange } from '../format.ts';

/** A list line's rating and the previous one. */
export interface MovedLine {
  readonly rating: number | null;
  readonly previous?: number | null | undefined;
  readonly change?: number | undefined;
}

/**
 * The change of a printed rating: the difference between the two lists, so that a reader gets the same result. The
 * unrounded sum is shown in the explanation, and here if no rating was printed before (D-OFF-320).
 */
export function ratingChange(
  site: Pick<Site, 'language'>,
  { rating, previous, change: exact }: MovedLine,
): Html | string {
  if (rating !== null && previous !== undefined && previous !== null) return change(rating - previous);
  return exact === undefined ? '–' : decimalChange(site, exact);
}

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
