import { describe, expect, it } from 'vitest';
import { dayFrom } from '../calendar.ts';
import type { EventRecord } from '../documents/head-to-head.ts';
import { columnsOfDocument } from './columns-of-document.ts';
import { type DeclaredFacts, factNumber, factsOfNumbers, factsPlaced, factsTold, toldBy } from './declared-facts.ts';

/** What a book made for this test would declare. */
const DECLARED: DeclaredFacts = {
  facts: {
    sealedOn: { kind: 'day' },
    outdoors: { kind: 'yes' },
    delay: { kind: 'count', within: 'timeControl' },
  },
  gameFacts: { replayed: {} },
};
const game = { round: 1, white: 'a', black: 'b', result: '1-0' } as const;
const days = { start: '2018-02-10', end: '2018-02-12' } as const;
const plain: EventRecord = { id: 'plain', type: 'swiss', ...days, timeControl: { minutes: 90 }, games: [game] };
const told = {
  ...{ ...plain, id: 'told', sealedOn: '2018-02-11', outdoors: true },
  timeControl: { minutes: 90, delay: 5 },
  games: [game, { ...game, round: 2, replayed: true }],
};

describe('facts that a book declares', () => {
  it('are columns of its documents, and of no other book’s', () => {
    const document = { players: [{ id: 'a' }, { id: 'b' }], lists: [], events: [plain, told] };
    const { events, games } = columnsOfDocument(document, DECLARED);
    expect(events.facts).toEqual({
      sealedOn: new Map([[1, dayFrom('2018-02-11')]]),
      outdoors: new Map([[1, 1]]),
      delay: new Map([[1, 5]]),
    });
    expect(games.facts).toEqual({ replayed: new Set([2]) });
    const other = columnsOfDocument(document);
    expect([other.events.facts, other.games.facts]).toEqual([{}, {}]);
  });

  it('return to their places in a document; what is not so is left out', () => {
    const numbers = { sealedOn: dayFrom('2018-02-11'), outdoors: 1, delay: 5 };
    for (const [name, fact] of Object.entries(DECLARED.facts!))
      expect(factNumber(toldBy(told)[name], fact)).toBe(numbers[name as keyof typeof numbers]);
    expect(factsPlaced(factsOfNumbers(numbers, DECLARED), DECLARED)).toEqual({
      event: { sealedOn: '2018-02-11', outdoors: true },
      timeControl: { delay: 5 },
    });
    expect(factsTold(told, DECLARED)).toEqual({ sealedOn: '2018-02-11', outdoors: true, delay: 5 });
    const not = { ...told, outdoors: false };
    const { events } = columnsOfDocument({ players: [{ id: 'a' }, { id: 'b' }], lists: [], events: [not] }, DECLARED);
    expect([...Object.values(events.facts!)].map(({ size }) => size)).toEqual([1, 0, 1]);
    expect(factsTold({}, DECLARED)).toEqual({});
  });
});
