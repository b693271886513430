import { lastPairedRound, type Tournament } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { eventDocument, showEvent } from '@escala/office/questions';
import type { Played } from '../../components/competition-book.ts';
import { type EventField, fieldOf } from '../../components/events/event-field.ts';
import { type EventPart, eventPage, type Framed, type ShownEvent } from '../../components/events/event-frame.ts';
import { type Ask, type Asked, definePage, type Page, type PageTerms, type PublicPage } from '../../kit/page.ts';
import type { QueryFields, QueryOf } from '../../kit/query-fields.ts';
import type { Site } from '../../kit/site.ts';

/** Shared by all pages of an event. */
export interface EventSeen {
  readonly shown: ShownEvent;
  readonly tournament: Tournament;
  readonly field: EventField;
  /** The last paired round; 0 before the first. */
  readonly lastRound: number;
}

export async function eventSeen(ask: Ask, event: string): Promise<EventSeen> {
  const shown = await ask(showEvent, { event });
  const tournament = await ask(eventDocument, { event });
  const { rules }: Played = shown.event;
  return {
    shown,
    tournament,
    field: fieldOf({ ...tournament, rules }, event),
    lastRound: lastPairedRound(tournament),
  };
}

type Path = '/events/:event';

/** One of the pages of an event, in its frame. A copy of the event includes it. */
export const eventPart = <Fields extends QueryFields = Record<never, never>>(
  part: EventPart,
  heading: MessageKey,
  view: (seen: EventSeen, asked: Asked<Path, Site, QueryOf<Fields>>) => Promise<Omit<Framed, 'part' | 'lastRound'>>,
  terms: PageTerms<Fields> = {},
): PublicPage =>
  definePage({
    ...terms,
    path: `/events/:event/${part}` as Path,
    isCopied: true,
    view: async (asked): Promise<Page> => {
      const { ask, params, site, translate } = asked;
      const seen = await eventSeen(ask, params.event);
      const framed = { part, heading: translate(heading), lastRound: seen.lastRound };
      return eventPage(site, seen.shown, { ...framed, ...(await view(seen, asked)) });
    },
  });
