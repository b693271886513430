import { type Html, html } from '../kit/html.ts';
import { apiHref, type Site } from '../kit/site.ts';

export type EventPaperName = 'pairings' | 'standings' | 'crosstable' | 'players' | 'cards';

/** A paper of an event for the notice board, in the language of the reader. */
export function paperLink(
  site: Site,
  event: string,
  name: EventPaperName,
  round?: number,
  words = site.translate('web.list.pdf'),
): Html {
  const file = round === undefined ? `${name}.pdf` : `${name}-${round}.pdf`;
  const address = apiHref(site, `/events/${encodeURIComponent(event)}/files/${file}?lang=${site.language}`);
  return html`<a class="no-print" href="${address}" download>${words}</a>`;
}
