import { namesApart } from '@escala/core';
import { type EventFacts, forbidden, Refused, TOLD_EVENT_FIELDS } from '@escala/office';
import { showEvent } from '@escala/office/questions';
import { numberedIn } from '../../components/events/event-field.ts';
import { hasTable, type ShownEvent } from '../../components/events/event-frame.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { html, type Value } from '../../kit/html.ts';
import type { ModuleName } from '../../kit/modules.ts';
import type { Ask, Page } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';

/** An event with the data visible only to those who run it. */
export type DeskEvent = ShownEvent & { readonly desk: NonNullable<ShownEvent['desk']> };

/** Refuses viewers who do not run the event. Namesakes are told apart. */
export async function deskEvent(ask: Ask, event: string): Promise<DeskEvent> {
  const shown = await ask(showEvent, { event });
  if (shown.desk === undefined) throw new Refused([forbidden('not-own-matter', { act: 'event.amend' })]);
  const players = shown.entries.map(({ player: id, ...entry }) => ({ id, ...entry }));
  const names = namesApart(players, () => numberedIn(shown.event, players));
  const entries = shown.entries.map((entry) => ({ ...entry, name: names.get(entry.player) ?? entry.name }));
  return { ...shown, entries, desk: shown.desk };
}

/** The facts given when the event was registered, without the office's additions. */
export function factsOf({ event, desk }: DeskEvent): EventFacts {
  const told = TOLD_EVENT_FIELDS.map((field) => [
    field,
    field in event ? event[field as keyof typeof event] : undefined,
  ]);
  return { ...Object.fromEntries(told), arbiters: desk.arbiters.map(({ account }) => account) };
}

const PARTS = [
  ['overview', ''],
  ['entries', '/entries'],
  ['rounds', '/rounds'],
  ['standings', '/standings'],
  ['prizes', '/prizes'],
  ['report', '/report'],
  ['settings', '/settings'],
] as const;
type DeskPart = (typeof PARTS)[number][0];

export const deskPath = (id: string, path = ''): string => `/desk/events/${encodeURIComponent(id)}${path}`;

interface Framed extends Pick<Page, 'badge' | 'isFull'> {
  /** The tab; without one, the page stands in for any. */
  readonly part?: DeskPart;
  readonly heading?: string;
  /** Beside the heading: state and actions. */
  readonly tools?: Value;
  readonly main: Value;
  readonly scripts?: readonly ModuleName[];
}

/** A page of an event at the desk: the header with the event and its other pages, a line of tools, and the content. */
export function deskEventPage(site: Site, { id, event, rounds }: ShownEvent, framed: Framed): Page {
  const { part, heading, tools, main, scripts, badge, isFull } = framed;
  const { translate } = site;
  const isThere = {
    rounds: event.system !== undefined,
    standings: rounds.length > 0,
    prizes: hasTable({ event }) && event.rules !== undefined,
  };
  const shown = PARTS.filter(([name]) => !(name in isThere) || isThere[name as keyof typeof isThere]);
  return {
    title: heading === undefined ? event.name : translate('web.event.title', { event: event.name, part: heading }),
    heading: heading ?? event.name,
    scripts,
    badge,
    within: {
      above: [translate('web.word.tournaments'), '/desk/events'],
      name: event.name,
      path: `/events/${encodeURIComponent(id)}`,
      tabs: tabs(
        shown.map(([name, path]) => ({
          name: translate(`web.desk-events.part-${name}`),
          href: href(site, deskPath(id, path)),
          isHere: name === part,
        })),
        { label: translate('web.event.parts') },
      ),
    },
    tools: html`${tools}`,
    isFull,
    main: html`${main}`,
  };
}
