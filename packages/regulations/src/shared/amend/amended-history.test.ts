import { columnsOfDocument, type Day, dayFrom, type HeadToHeadInput, type ListSheet, type Rhythm } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../../fide-2009/index.ts';
import { amend as amendFide2009 } from '../../fide-2009/lists/amend.ts';
import { arbitraryDocument } from '../../fide-2009/testing/arbitrary-document.ts';
import { documentOf, eventOf, field, gameOf } from '../../fide-2009/testing/document.ts';
import { fide2024 } from '../../fide-2024/index.ts';
import { amend as amendFide2024 } from '../../fide-2024/lists/amend.ts';
import { arbitraryHistory } from '../../fide-2024/testing/arbitrary-history.ts';
import { arbitraryEventChange, changedEvent, moved } from '../testing/changed-event.ts';

const FIDE_2009_DAYS = ['2011-01-01', '2011-02-01', '2011-03-01', '2011-05-01', '2011-09-01', '2012-03-01'].map(
  dayFrom,
);

/** Documents with events spread over several lists. */
const fide2009History: fc.Arbitrary<HeadToHeadInput> = fc
  .tuple(arbitraryDocument, fc.array(fc.constantFrom(0, 0, 2, 6), { minLength: 5, maxLength: 5 }))
  .map(([input, months]) => ({
    ...input,
    lists: input.lists.filter((list) => list.date < '2011-01-01'),
    events: input.events.map((event, i) => moved(event, months[i]!)),
  }));

const BOOKS = [
  { book: fide2009, amend: amendFide2009, history: fide2009History, daysOf: () => FIDE_2009_DAYS },
  {
    book: fide2024,
    amend: amendFide2024,
    history: arbitraryHistory,
    daysOf: ({ listDate }: HeadToHeadInput): Day[] => fide2024.listDays(dayFrom(listDate), dayFrom(listDate) + 220),
  },
];

/** Changes some standard ratings from a list on. */
function withOtherStandard(input: HeadToHeadInput, from: number): HeadToHeadInput {
  if (input.standardLists === undefined) return input;
  const standardLists = input.standardLists.map((list, i) =>
    i < from ? list : { ...list, ratings: { ...list.ratings, [input.players[i]!.id]: 1876 } },
  );
  return { ...input, standardLists };
}

describe.each(BOOKS)('lists of $book.id after an event has become another', ({ book, amend, history, daysOf }) => {
  it('are those of the replay, and so are pools; lines and lists that are the same are left alone (D-OFF-680)', () => {
    fc.assert(
      fc.property(history, arbitraryEventChange, fc.nat(2), (input, change, standardFrom) => {
        const { before, gone, event, ...changed } = changedEvent(input, change);
        const after = withOtherStandard(changed.after, standardFrom);
        const listDays = daysOf(input);
        const terms = { revision: input.revision, rhythm: input.rhythm as Rhythm | undefined };
        const replayed = (document: HeadToHeadInput): ListSheet[] => {
          const sheets: ListSheet[] = [];
          book.replay(columnsOfDocument(document, book), {
            ...terms,
            listDays,
            onList: (sheet) => void sheets.push(sheet),
          });
          return sheets;
        };
        const kept = replayed(before);
        const sheets = [...kept];
        const done = amend(columnsOfDocument(after, book), {
          ...terms,
          kept,
          event,
          before: columnsOfDocument(gone, book),
          standardBefore: columnsOfDocument(before, book).standardLists,
          most: input.players.length,
          sourcesOf: () => undefined,
          sourcesBefore: () => undefined,
          otherSources: () => [],
          onList: (sheet, list) => {
            expect(sheet).not.toEqual(kept[list]);
            sheets[list] = sheet;
          },
        });
        expect(done).toBe(kept.length);
        expect(sheets).toEqual(replayed(after));
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });
});

describe('an event that was accepted late', () => {
  it('[7.11] goes by a list on which somebody was rated otherwise, whom no list between looks at any more', () => {
    const listDays = ['2011-03-01', '2011-05-01', '2011-07-01', '2011-09-01'].map(dayFrom);
    const games = (white: string, black: string, result: '1-0' | '0-1', count: number) =>
      Array.from({ length: count }, (_, i) => gameOf(white, black, result, { round: i + 1 }));
    const recordWith = (result: '1-0' | '0-1') =>
      columnsOfDocument(
        documentOf({
          ...field({ a: 1290, b: 1300, c: 1310, d: 1205 }),
          events: [
            eventOf({ id: 'first', games: games('a', 'b', result, 3) }),
            // Not on the list, whatever happened before.
            eventOf({ id: 'off', start: '2011-03-05', end: '2011-03-09', games: games('a', 'd', '0-1', 12) }),
            eventOf({ id: 'later', start: '2011-05-05', end: '2011-05-09', games: games('b', 'd', '1-0', 1) }),
            eventOf({
              id: 'late',
              start: '2011-03-10',
              end: '2011-03-12',
              evaluatedOn: '2011-08-01',
              games: games('c', 'a', '0-1', 3),
            }),
          ],
        }),
      );
    const replayed = (result: '1-0' | '0-1'): ListSheet[] => {
      const sheets: ListSheet[] = [];
      fide2009.replay(recordWith(result), { listDays, onList: (sheet) => void sheets.push(sheet) });
      return sheets;
    };
    const [kept, expected] = [replayed('1-0'), replayed('0-1')];
    const of = (sheets: readonly ListSheet[], player: number): number[] => sheets.map(({ rating }) => rating[player]!);
    expect(of(kept, 0).slice(1)).toEqual(of(expected, 0).slice(1));
    expect(of(kept, 2)[3]).not.toBe(of(expected, 2)[3]);
    const sheets = [...kept];
    const nothing = { sourcesOf: () => undefined, sourcesBefore: () => undefined, otherSources: () => [] };
    const alone = columnsOfDocument(
      documentOf({
        ...field({ a: 1290, b: 1300, c: 1310, d: 1205 }),
        events: [eventOf({ id: 'first', games: games('a', 'b', '1-0', 3) })],
      }),
    );
    amendFide2009(recordWith('0-1'), {
      ...nothing,
      kept,
      event: 0,
      before: alone,
      most: 4,
      onList: (sheet, list) => {
        sheets[list] = sheet;
      },
    });
    expect(sheets).toEqual(expected);
  });
});
