import { columnsOfDocument, dayFrom, type EventRecord } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { documentOf, eventOf, gameOf } from '../testing/document.ts';

const PLAYERS = [{ id: 'a' }, { id: 'b' }];
const period = { listDay: dayFrom('2018-03-01'), previousListDay: dayFrom('2018-02-01') };

function entries(event: Partial<EventRecord>, rhythm: 'standard' | 'rapid' = 'standard') {
  const record = columnsOfDocument(documentOf({ players: PLAYERS, events: [eventOf(event)] }));
  const { events, games } = fce2016.entriesOf(record, { ...period, rhythm });
  return { events: [...events], games: [...games] };
}

describe('what belongs to a list', () => {
  it.each([
    ['2018-01-31', []],
    ['2018-02-01', [0]],
    ['2018-02-28', [0]],
    ['2018-03-01', []],
  ])('[8.1] an event that ends on %s, for the list of 2018-03-01: %j', (end, events) => {
    expect(entries({ start: '2018-01-20', end, games: [gameOf('a', 'b', '1-0')] }).events).toEqual(events);
  });

  it('[8.3] of a weekly event the games of the period', () => {
    const games = ['2018-01-25', '2018-02-01', '2018-02-28', '2018-03-07'].map((date, i) =>
      gameOf('a', 'b', '1-0', { round: i + 1, date }),
    );
    expect(entries({ start: '2018-01-25', end: '2018-03-07', games })).toEqual({ events: [0], games: [1, 2] });
  });

  it('[3.1] of one rhythm', () => {
    const rapid = { timeControl: { minutes: 20 }, games: [gameOf('a', 'b', '1-0')] };
    expect(entries(rapid).events).toEqual([]);
    expect(entries(rapid, 'rapid')).toEqual({ events: [0], games: [0] });
  });

  it('[8.1] every rated game is among them, and nothing that no list rates', () => {
    forAll({ of: [arbitraryDocument], numRuns: 200 }, (input) => {
      const record = columnsOfDocument(input);
      const found = fce2016.entriesOf(record, {
        revision: input.revision,
        rhythm: input.rhythm,
        listDay: dayFrom(input.listDate),
        previousListDay: input.lists.length === 0 ? undefined : dayFrom(input.lists.at(-1)!.date),
      });
      const taken = new Set(found.games);
      const inTaken = (name: string) => found.events.includes(record.events.ids.indexOf(name));
      fce2016.replay(record, {
        revision: input.revision,
        rhythm: input.rhythm,
        listDays: [dayFrom(input.listDate)],
        onList: () => undefined,
        ledgerOf: () => ({ line: (game) => expect(taken.has(game)).toBe(true) }),
      });
      for (const line of fce2016.rate(input).ledger) expect(inTaken(line.event)).toBe(true);
    });
  });

  it('[8.1] [8.3] list after list each game comes once', () => {
    forAll({ of: [arbitraryDocument], numRuns: 100 }, (input) => {
      const record = columnsOfDocument(input);
      const days = fce2016.listDays(dayFrom('2015-06-01'), dayFrom('2017-01-01'));
      const seen = new Uint8Array(record.games.count);
      for (const rhythm of fce2016.rhythms)
        days.forEach((listDay, i) => {
          const previousListDay = i === 0 ? undefined : days[i - 1];
          const found = fce2016.entriesOf(record, { rhythm, listDay, previousListDay });
          for (const game of found.games) seen[game]!++;
        });
      expect(seen.every((times) => times === 1)).toBe(true);
    });
  });
});
