import { addMonths, dayFrom, type EventRecord, type HeadToHeadInput, writeDay } from '@escala/core';
import fc from 'fast-check';

/** How an event of a document may change: other games, other days, a different event, removed, or newly added. */
export const BECOMES = ['shorter', 'turned', 'later', 'another', 'nothing', 'of nothing'] as const;

export const arbitraryEventChange = fc.record({ event: fc.nat(4), becomes: fc.constantFrom(...BECOMES) });
type EventChange = typeof arbitraryEventChange extends fc.Arbitrary<infer T> ? T : never;

/** A document before and after a change to one of its events. */
export interface ChangedEvent {
  readonly before: HeadToHeadInput;
  readonly after: HeadToHeadInput;
  /** The document with only the earlier version of the event. */
  readonly gone: HeadToHeadInput;
  /** The index of the event's current version. */
  readonly event: number | undefined;
}

export function changedEvent(input: HeadToHeadInput, { event, becomes }: EventChange): ChangedEvent {
  const { events } = input;
  const place = event % events.length;
  const own = events[place]!;
  const without = events.filter((_, i) => i !== place);
  const made = (): EventRecord => {
    if (becomes === 'shorter') return { ...own, games: own.games.slice(1) };
    if (becomes === 'turned')
      return { ...own, games: own.games.map(({ white, black, ...game }) => ({ ...game, white: black, black: white })) };
    if (becomes === 'later') return moved(own, 2);
    return becomes === 'another' ? { ...events[(place + 1) % events.length]!, id: own.id } : own;
  };
  const before = becomes === 'of nothing' ? without : events;
  const after = becomes === 'nothing' ? without : events.with(place, made());
  return {
    before: { ...input, events: before },
    after: { ...input, events: after },
    gone: { ...input, events: becomes === 'of nothing' ? [] : [own] },
    event: becomes === 'nothing' ? undefined : place,
  };
}

const movedDate = (date: string, months: number): string => writeDay(addMonths(dayFrom(date), months));

export const moved = (event: EventRecord, months: number): EventRecord => ({
  ...withoutList(event),
  start: movedDate(event.start, months),
  end: movedDate(event.end, months),
  ...(event.receivedOn && { receivedOn: movedDate(event.receivedOn, months) }),
  ...(event.evaluatedOn && { evaluatedOn: movedDate(event.evaluatedOn, months) }),
  games: event.games.map((game) => ({ ...game, ...(game.date && { date: movedDate(game.date, months) }) })),
});

function withoutList({ forList: _, ...event }: EventRecord & { readonly forList?: string }): EventRecord {
  return event;
}
