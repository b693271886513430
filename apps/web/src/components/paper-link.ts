import { type Html, html, type Value } from '../kit/html.ts';
import { apiHref, type Site } from '../kit/site.ts';
import { icon } from './ui/icon.ts';

export type EventPaperName =
  | 'pairings'
  | 'seats'
  | 'standings'
  | 'crosstable'
  | 'players'
  | 'cards'
  | 'badges'
  | 'prizes'
  | 'receipts';

/**
 * A paper of an event for the notice board, in the reader's language;
 * its name is also given to users who do not see the context.
 */
export function paperLink(
  site: Site,
  event: string,
  name: EventPaperName,
  round?: number,
  words = site.translate('web.list.pdf'),
): Html {
  return paper(site, event, name, round, 'no-print', words);
}

function paper(
  site: Site,
  event: string,
  name: EventPaperName,
  round: number | undefined,
  kind: string,
  words: Value,
): Html {
  const which = site.translate(`web.paper.${name}`, { round: String(round ?? 0) });
  return html`<a class="${kind}" href="${fileHref(site, event, name, 'pdf', round)}" download>${words}<span class="unseen">: ${which}</span></a>`;
}

/** The paper for what a page shows, beside its heading. */
export function paperButton(site: Site, event: string, name: EventPaperName, round?: number): Html {
  const words = html`${icon('print')}${site.translate('web.event-page.print')}`;
  return paper(site, event, name, round, 'button wide no-print', words);
}

/** Everything to put up for a round: by board, by name, as a poster; and its games for live boards. */
export function roundPapers(site: Site, event: string, round: number): Html {
  const poster = html`<a class="no-print" href="${fileHref(site, event, 'pairings', 'pdf', round)}&amp;paper=a3" download>${site.translate('web.paper.poster')}</a>`;
  const byName = paperLink(site, event, 'seats', round, site.translate('web.paper.pdf-by-name'));
  const pgn = html`<a class="no-print" href="${apiHref(site, `/events/${encodeURIComponent(event)}/files/round-${round}.pgn`)}" download>PGN</a>`;
  return html`${paperLink(site, event, 'pairings', round)} · ${byName} · ${poster} · ${pgn}`;
}

export function fileHref(
  site: Site,
  event: string,
  name: EventPaperName,
  ending: 'pdf' | 'csv',
  round?: number,
): string {
  const file = round === undefined ? `${name}.${ending}` : `${name}-${round}.${ending}`;
  return apiHref(site, `/events/${encodeURIComponent(event)}/files/${file}?lang=${site.language}`);
}
