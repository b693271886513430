import type { AnswerOf, showEvent } from '@escala/office/questions';
import { type CompetitionSystem, type TimedEvent, titleBookOf } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';
import { bookOf, isScheduled, type Played, systemName, systemOf } from '../competition-book.ts';
import { timeRange } from '../format.ts';
import { badge, stateBadge } from '../ui/badge.ts';
import { icon } from '../ui/icon.ts';
import { tabs } from '../ui/navigation.ts';
import { isToCome, nextStart } from './round-start.ts';

export type ShownEvent = AnswerOf<typeof showEvent>;

/** The pages of an event, in the order of their links. */
const EVENT_PARTS = [
  'overview',
  'bracket',
  'schedule',
  'round',
  'teams',
  'standings',
  'crosstable',
  'prizes',
  'players',
  'ratings',
  'verdicts',
] as const;
export type EventPart = (typeof EVENT_PARTS)[number] | 'live' | 'cards' | 'games' | 'seat' | 'enter';

export interface Framed {
  readonly part: EventPart;
  /** What the page shows, besides the name of the event. */
  readonly heading?: string;
  /** The page renders this heading itself, in a card. */
  readonly isHeaded?: boolean;
  /** Buttons beside the name: papers for printing. */
  readonly actions?: Value;
  readonly main: Value;
  readonly lastRound: number;
  /** The round that the page is of; by default the last one. */
  readonly round?: number;
  /** Refreshes itself while the event is in progress, or even before. */
  readonly live?: boolean | 'from-the-first-day';
}

/** A page of an event: its name and state, one line of facts, the links to its other pages, and the content. */
export function eventPage(site: Site, shown: ShownEvent, framed: Framed): Page {
  const { part, heading, isHeaded, lastRound, live, actions } = framed;
  const main = html`${heading !== undefined && !isHeaded && html`<h2>${heading}</h2>\n`}${framed.main}`;
  const { translate } = site;
  const { event } = shown;
  const isRunning = event.state === 'running';
  const isFollowed = live === 'from-the-first-day' ? isToCome(event) : live === true && isRunning;
  const isLive = isFollowed && !site.copiedAt;
  return {
    title: heading === undefined ? event.name : translate('web.event.title', { event: event.name, part: heading }),
    heading: event.name,
    crumbs: [[translate('web.word.events'), '/events']],
    badge:
      isRunning && lastRound > 0
        ? badge(translate('web.word.round-of', { round: lastRound, rounds: event.rounds }), 'live')
        : stateBadge(site, event.state),
    facts: [
      timeRange(site, event.start, event.end),
      `${systemName(site, event)}, ${translate('web.events.rounds', { rounds: event.rounds })}`,
      shown.entries.length > 0 &&
        html`<span class="wide">${translate('web.word.players-count', { players: shown.entries.length })}</span>`,
      event.place && html`<span class="wide">${event.place}</span>`,
      nextStart(site, shown, lastRound),
    ],
    actions: html`${
      isRunning &&
      !site.copiedAt &&
      html`<a class="button wide" href="${eventHref(site, shown.id, '/live')}">${icon('screen')}${translate('web.word.hall-screen')}</a>`
    }${isToCome(event) && part !== 'seat' && !site.copiedAt && html`<a class="button" href="${eventHref(site, shown.id, '/seat')}">${translate('web.seat.title')}</a>`}${takesEntries(site, shown) && part !== 'enter' && html`<a class="button main" href="${eventHref(site, shown.id, '/enter')}">${translate('web.enter.link')}</a>`}${actions}`,
    tabs: partTabs(site, shown, framed),
    ...(isLive && { scripts: ['live.ts'] }),
    main: isLive ? liveRegion(site, main) : main,
  };
}

/** Whether players can enter themselves; the office has the last word. */
const takesEntries = ({ today, copiedAt }: Site, { event: { state, entering } }: Pick<ShownEvent, 'event'>) =>
  state === 'registered' && entering?.until !== undefined && today <= entering.until && copiedAt === undefined;

export const eventHref = (site: Site, id: string, path = ''): string =>
  href(site, `/events/${encodeURIComponent(id)}${path}`);

/** In a team event a table of individuals means nothing. */
export const hasTable = ({ event }: Pick<ShownEvent, 'event'>): boolean =>
  (event.type !== 'team' && event.type !== 'match') || isOneMatch(systemOf(event));

/** With two teams that meet in every round, the players have a table of their own too (D-RR-9). */
const isOneMatch = (system: CompetitionSystem | undefined): boolean =>
  system?.teams !== undefined && system.teams.round === undefined;

/** Whether there are norms, promotions and homologation: its book knows them, and its time control allows them. */
export const isJudged = ({ event }: { readonly event: Played & TimedEvent }): boolean => {
  const { titles, homologation } = bookOf(event);
  const book = titleBookOf(titles ?? '');
  const hasTitles = book !== undefined && (book.performance?.canGive(event) ?? true);
  return hasTitles || homologation !== undefined;
};

function partTabs(site: Site, shown: ShownEvent, { part: here, lastRound, round = lastRound }: Framed): Html {
  const { translate } = site;
  const system = systemOf(shown.event);
  const isKnownAhead = isScheduled(system) && shown.entries.length > 1;
  const isTabled = (lastRound > 0 || isKnownAhead) && hasTable(shown);
  const paths: Record<(typeof EVENT_PARTS)[number], string | false> = {
    overview: '',
    bracket: lastRound > 0 && shown.event.type === 'knockout' && '/bracket',
    schedule: isKnownAhead && '/schedule',
    round: lastRound > 0 && `/rounds/${round}`,
    teams: system?.teams !== undefined && (shown.entries.length > 1 || lastRound > 0) && '/teams',
    standings: isTabled && lastRound > 0 && '/standings',
    crosstable: isTabled && '/crosstable',
    prizes: shown.event.prizes !== undefined && shown.event.state !== 'annulled' && '/prizes',
    players: '/players',
    ratings: shown.event.state === 'accepted' && '/ratings',
    verdicts: isTabled && lastRound > 0 && isJudged(shown) && '/verdicts',
  };
  const named = (part: (typeof EVENT_PARTS)[number]): string =>
    part === 'round' ? translate('web.round.title', { round }) : translate(`web.event.part-${part}`);
  return tabs(
    EVENT_PARTS.map((part) => {
      const path = paths[part];
      return path !== false && { name: named(part), href: eventHref(site, shown.id, path), isHere: part === here };
    }),
    { label: translate('web.event.parts') },
  );
}

const liveRegion = (site: Site, main: Value): Html => html`<div data-live>${main}</div>
${liveBar(site)}`;

/** `browser/modules/events/live.ts` requests the page again and puts in what has changed. */
export function liveBar({ translate }: Site): Html {
  return html`<div class="live-bar" data-live-bar hidden>
<p role="status" data-live-status>${translate('web.live.on')}</p>
<button type="button" class="plain small" data-live-pause>${translate('web.live.pause')}</button>
</div>`;
}
