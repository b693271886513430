import { lastPairedRound, type Tournament } from '@escala/core';
import { eventDocument, showEvent } from '@escala/office/questions';
import type { Played } from '../../components/competition-book.ts';
import { type EventField, fieldOf } from '../../components/events/event-field.ts';
import type { ShownEvent } from '../../components/events/event-frame.ts';
import type { Ask } from '../../kit/page.ts';

/** What every page of an event shows something of. */
export interface EventSeen {
  readonly shown: ShownEvent;
  readonly tournament: Tournament;
  readonly field: EventField;
  /** The last round that was paired; 0 before the first. */
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
