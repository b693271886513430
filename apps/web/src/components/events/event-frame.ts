import type { showEvent } from '@escala/office/questions';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { bookOf, type Played } from '../competition-book.ts';

export type ShownEvent = Awaited<ReturnType<(typeof showEvent)['ask']>>;

/** The pages of an event, in the order of their links. */
export const EVENT_PARTS = ['overview', 'round', 'standings', 'crosstable', 'players', 'ratings', 'verdicts'] as const;
export type EventPart = (typeof EVENT_PARTS)[number] | 'live' | 'cards';

interface Framed {
  readonly part: EventPart;
  /** What the page shows, after the name of the event. */
  readonly heading?: string;
  readonly main: Value;
  readonly lastRound: number;
  /** Refreshes itself while the event is being played. */
  readonly live?: boolean;
}

/** A page of an event: its name and what is shown of it, the ways to its other pages, and the page itself. */
export function eventPage(site: Site, shown: ShownEvent, { part, heading, main, lastRound, live }: Framed): Page {
  const { name } = shown.event;
  const isLive = live === true && shown.event.state === 'running';
  return {
    title: heading === undefined ? name : site.translate('web.event.title', { event: name, part: heading }),
    ...(isLive && { scripts: ['live.ts'] }),
    main: html`${nav(site, shown, part, lastRound)}${isLive ? liveRegion(site, main) : main}`,
  };
}

export const eventHref = (site: Site, id: string, path = ''): string =>
  href(site, `/events/${encodeURIComponent(id)}${path}`);

/** A team event is a row of games; a table of individuals says nothing of it. */
export const hasTable = ({ event }: ShownEvent): boolean => event.type !== 'team' && event.type !== 'match';

/** Norms, promotions and homologation, where the book of the event knows of them. */
export const isJudged = ({ event }: { readonly event: Played }): boolean => {
  const { titles, homologation } = bookOf(event);
  return titles !== undefined || homologation !== undefined;
};

function nav(site: Site, shown: ShownEvent, here: EventPart, lastRound: number): Html {
  const { translate } = site;
  const paths: Record<(typeof EVENT_PARTS)[number], string | undefined> = {
    overview: '',
    round: lastRound > 0 ? `/rounds/${lastRound}` : undefined,
    standings: lastRound > 0 && hasTable(shown) ? '/standings' : undefined,
    crosstable: lastRound > 0 && hasTable(shown) ? '/crosstable' : undefined,
    players: '/players',
    ratings: shown.event.state === 'accepted' ? '/ratings' : undefined,
    verdicts: lastRound > 0 && hasTable(shown) && isJudged(shown) ? '/verdicts' : undefined,
  };
  return html`<nav class="tabs" aria-label="${translate('web.event.parts')}"><ul>
${EVENT_PARTS.filter((part) => paths[part] !== undefined).map(
  (part) =>
    html`<li><a href="${eventHref(site, shown.id, paths[part])}"${
      part === here && html` aria-current="page"`
    }>${translate(`web.event.part-${part}`)}</a></li>\n`,
)}
${shown.event.state === 'running' && html`<li><a href="${eventHref(site, shown.id, '/live')}"${here === 'live' && html` aria-current="page"`}>${translate('web.event.part-live')}</a></li>`}
</ul></nav>`;
}

const liveRegion = (site: Site, main: Value): Html => html`${liveBar(site)}
<div data-live>${main}</div>`;

/** `browser/modules/events/live.ts` asks for the page again and puts in what has changed. */
export function liveBar({ translate }: Site): Html {
  return html`<div class="live-bar" data-live-bar hidden data-at="${translate('web.live.at', { time: '{time}' })}" data-more="${translate('web.live.more', { count: '{count}' })}"
data-lost="${translate('web.live.lost')}" data-over="${translate('web.live.over')}">
<button type="button" data-live-pause data-resume="${translate('web.live.resume')}">${translate('web.live.pause')}</button>
<p role="status" data-live-status>${translate('web.live.on')}</p>
</div>`;
}
