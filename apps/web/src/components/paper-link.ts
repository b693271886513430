import { type Html, html } from '../kit/html.ts';
import { apiHref, type Site } from '../kit/site.ts';

export type EventPaperName = 'pairings' | 'seats' | 'standings' | 'crosstable' | 'players' | 'cards' | 'prizes';

/** A paper of an event for the notice board, in the language of the reader; which one it is, is said to whoever does not see where it stands. */
export function paperLink(
  site: Site,
  event: string,
  name: EventPaperName,
  round?: number,
  words = site.translate('web.list.pdf'),
): Html {
  const file = round === undefined ? `${name}.pdf` : `${name}-${round}.pdf`;
  const address = apiHref(site, `/events/${encodeURIComponent(event)}/files/${file}?lang=${site.language}`);
  const paper = site.translate(`web.paper.${name}`, { round: String(round ?? 0) });
  return html`<a class="no-print" href="${address}" download>${words}<span class="unseen">: ${paper}</span></a>`;
}

/** Everything to hang up for a round: by board, by name, and as a poster. */
export function roundPapers(site: Site, event: string, round: number): Html {
  const file = apiHref(site, `/events/${encodeURIComponent(event)}/files/pairings-${round}.pdf`);
  const poster = html`<a class="no-print" href="${file}?paper=a3&amp;lang=${site.language}" download>${site.translate('web.paper.poster')}</a>`;
  const byName = paperLink(site, event, 'seats', round, site.translate('web.paper.pdf-by-name'));
  return html`${paperLink(site, event, 'pairings', round)} · ${byName} · ${poster}`;
}
