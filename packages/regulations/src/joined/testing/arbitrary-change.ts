import { addMonths, dayFrom, type EventRecord, type HeadToHeadInput, writeDay } from '@escala/core';
import fc from 'fast-check';
import { arbitraryDocument } from '../../fide-2009/testing/arbitrary-document.ts';

/** The first list of the new book. */
export const CHANGE = '2024-03-01';

/** Months from the random documents' March to that of the change. */
const MONTHS = 156;

const later = (date: string, months: number): string => writeDay(addMonths(dayFrom(date), MONTHS + months));

/**
 * A record around a change of books: random events of the old book, some moved by months, so that they begin on both
 * sides of the change, end long after it or are received late.
 */
export const arbitraryChange: fc.Arbitrary<HeadToHeadInput> = fc
  .tuple(arbitraryDocument, fc.array(fc.nat(5), { minLength: 5, maxLength: 5 }))
  .map(([input, months]) => ({
    ...input,
    listDate: later(input.listDate, 0),
    lists: input.lists.map((list) => ({ ...list, date: later(list.date, 0) })),
    players: input.players.map(({ lastEventOn, pool, ...player }, i) => ({
      ...player,
      birthYear: 1980 + 4 * i,
      ...(lastEventOn && { lastEventOn: later(lastEventOn, 0) }),
      ...(pool && { pool: pool.map((entry) => ('end' in entry ? { ...entry, end: later(entry.end, 0) } : entry)) }),
    })),
    events: input.events.map((event, e) => moved(event, months[e] ?? 0)),
  }));

function moved(event: EventRecord, months: number): EventRecord {
  const { receivedOn, evaluatedOn, games } = event;
  return {
    ...event,
    start: later(event.start, months),
    end: later(event.end, months),
    ...(receivedOn && { receivedOn: later(receivedOn, months) }),
    ...(evaluatedOn && { evaluatedOn: later(evaluatedOn, months) }),
    games: games.map(({ date, ...game }) => ({ ...game, ...(date && { date: later(date, months) }) })),
  };
}
