import { addMonths, dayFrom, type HeadToHeadInput, writeDay } from '@escala/core';
import fc from 'fast-check';
import { arbitraryDocument } from './arbitrary-document.ts';
import type { RatedEvent } from './document.ts';

const moved = (date: string, months: number): string => writeDay(addMonths(dayFrom(date), months));

/** Documents with events spread over several lists; some start with the lift of March 2024. */
export const arbitraryHistory: fc.Arbitrary<HeadToHeadInput> = fc
  .tuple(arbitraryDocument, fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), fc.boolean())
  .map(([input, months, fromLift]) => {
    const shift = fromLift ? monthsUntilLift(input.listDate) : 0;
    const late = (date: string, e: number): string => moved(date, shift + (months[e] ?? 0));
    const lists = (all: HeadToHeadInput['lists']) => all.map((list) => ({ ...list, date: moved(list.date, shift) }));
    return {
      ...input,
      listDate: moved(input.listDate, shift),
      lists: lists(input.lists),
      ...(input.standardLists && { standardLists: lists(input.standardLists) }),
      players: input.players.map(({ pool, lastEventOn, ...player }) => ({
        ...player,
        ...(lastEventOn && { lastEventOn: moved(lastEventOn, shift) }),
        ...(pool && {
          pool: pool.map((entry) => ('list' in entry ? { ...entry, list: moved(entry.list, shift) } : entry)),
        }),
      })),
      events: (input.events as readonly RatedEvent[]).map(({ forList, ...event }, e) => ({
        ...event,
        start: late(event.start, e),
        end: late(event.end, e),
        ...(forList && { forList: late(forList, e) }),
        games: event.games.map(({ date, ...game }) => ({ ...game, ...(date && { date: late(date, e) }) })),
      })),
    };
  });

function monthsUntilLift(listDate: string): number {
  const [year, month] = listDate.split('-').map(Number);
  return 12 * (2024 - year!) + 3 - month!;
}
