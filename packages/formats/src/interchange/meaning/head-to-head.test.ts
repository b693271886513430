import { describe, expect, it } from 'vitest';
import { faultsOf, summaryOf } from '../testing/read-faults.ts';
import { fceInput, fideInput } from '../testing/sample-documents.ts';

type Sample = ReturnType<typeof fceInput>;

function spoilt(spoil: (document: Sample) => void): Sample {
  const document = fceInput();
  spoil(document);
  return document;
}

const fide2024Input = (more: object = {}) => ({
  format: 'escala/rating-input@1',
  regulation: 'fide-2024',
  rhythm: 'standard',
  listDate: '2025-11-01',
  players: [{ id: '101' }, { id: '102' }],
  lists: [],
  events: [],
  ...more,
});

describe('players', () => {
  it('refuses an id given twice', () => {
    const document = spoilt(({ players }) => players.push({ id: '102' }));
    expect(summaryOf(document)).toEqual(['duplicate-player players[4].id -> "102"']);
    expect(faultsOf(document)).toMatchObject([{ values: { id: '102', first: 'players[1]', place: 'player' } }]);
  });

  it('refuses ids that no player has, in games, lists and participants', () => {
    const document = spoilt(({ lists, events }) => {
      lists[0]!.ratings['900'] = 2000;
      events[0]!.participants!.push('901');
      events[1]!.games[0]!.white = '902';
      events[1]!.games[1]!.black = '902';
    });
    expect(summaryOf(document)).toEqual([
      'unknown-player lists[0].ratings["900"] -> "900": 2000',
      'unknown-player events[0].participants[4] -> "901"',
      'unknown-player events[1].games[0].white -> "902",',
      'unknown-player events[1].games[1].black -> "902",',
    ]);
  });

  it('refuses a licence that ends before it begins, in one term or several', () => {
    const document = spoilt(({ players }) => {
      Object.assign(players[0]!, { licence: { from: '2017-02-01', until: '2017-01-31' } });
      Object.assign(players[1]!, {
        licence: [
          { until: '2016-12-31' },
          { from: '2017-02-01', until: '2017-02-01' },
          { from: '2018-01-01', until: '2017-01-01' },
        ],
      });
    });
    expect(summaryOf(document)).toEqual([
      'licence-ends-before-start players[0].licence.until -> "2017-01-31"',
      'licence-ends-before-start players[1].licence[2].until -> "2017-01-01"',
    ]);
  });

  it('[fce-2016 10.3] [fide-2024 7.2.2] refuses a last event or a birth after the date of the list', () => {
    const told = (facts: object) => summaryOf(spoilt(({ players }) => Object.assign(players[0]!, facts)));
    const { listDate } = fceInput();
    expect([told({ lastEventOn: '2016-11-20' }), told({ lastEventOn: listDate })]).toEqual([[], []]);
    expect(told({ lastEventOn: '2030-01-01' })).toEqual(['date-after-list players[0].lastEventOn -> "2030-01-01"']);
    expect(told({ birthDate: '2030-01-01' })).toEqual(['date-after-list players[0].birthDate -> "2030-01-01",']);
  });

  it('refuses two years of birth', () => {
    const born = (birthYear: number, birthDate?: string) =>
      summaryOf(fide2024Input({ players: [{ id: '101', birthYear, birthDate }, { id: '102' }] }));
    expect([born(1990), born(1990, '1990-12-31')]).toEqual([[], []]);
    expect(born(1990, '1991-01-01')).toEqual(['birth-year-other players[0].birthYear -> 1990,']);
  });

  it('[fide-2024 8.2.2] [fide-2009 8.34] refuses an earlier performance given twice', () => {
    const entry = (event: string, list: string) => ({ event, list, games: 3, points: 1, sum: 5400 });
    const pooled = (...pool: object[]) => summaryOf(fide2024Input({ players: [{ id: '101', pool }, { id: '102' }] }));
    expect(pooled(entry('x', '2025-03-01'), entry('x', '2025-04-01'), entry('y', '2025-03-01'))).toEqual([]);
    expect(pooled(entry('x', '2025-03-01'), entry('x', '2025-03-01'))).toEqual([
      'pool-twice players[0].pool[1].event -> "x",',
    ]);
  });

  it.each([
    ['fide-2009 8.34', { regulation: 'fide-2009', rhythm: undefined }, { end: '2025-03-01', rc: 1800 }],
    ['fide-2024 8.2.2', {}, { list: '2025-04-01', sum: 5400 }],
  ])('[%s] refuses an earlier performance in an event that is rated for this list', (_, book, entry) => {
    const lists = [{ date: '2025-10-01', ratings: {} }];
    const pool = [{ event: 'x', games: 3, points: 1, ...entry }];
    const rated = (id: string, end: string) => {
      const event = { id, type: 'swiss', start: end, end, timeControl: { minutes: 90 }, games: [] };
      return summaryOf(fide2024Input({ ...book, lists, players: [{ id: '101', pool }], events: [event] }));
    };
    expect(rated('x', '2025-10-20')).toEqual(['pool-of-period players[0].pool[0].event -> "x",']);
    expect([rated('y', '2025-10-20'), rated('x', '2025-03-01')]).toEqual([[], []]);
  });

  it('does not call a player unknown while another has no readable id', () => {
    const document = spoilt(({ players }) => {
      players[3] = { id: 104 as never };
    });
    expect(summaryOf(document)).toEqual(['wrong-type players[3].id -> 104']);
  });

  it('refuses more points than games in a pool', () => {
    const document = fideInput();
    document.players[3]!.pool![0]!.points = 3;
    expect(summaryOf(document)).toEqual([]);
    document.players[3]!.pool![0]!.points = 3.5;
    expect(summaryOf(document)).toEqual(['points-over-games players[3].pool[0].points -> 3.5,']);
  });

  it('[fide-2024 8.2.2] refuses an earlier performance that is not before the list', () => {
    const pooled = (list: string) =>
      summaryOf({
        ...fide2024Input(),
        players: [{ id: '101', pool: [{ event: 'x', list, games: 3, points: 1, sum: 5400 }] }, { id: '102' }],
      });
    expect(pooled('2025-10-31')).toEqual([]);
    for (const day of ['2025-11-01', '2025-11-02'])
      expect(pooled(day)).toEqual([`pool-not-before players[0].pool[0].list -> "${day}",`]);
    const document = fideInput();
    Object.assign(document.players[3]!.pool![0]!, { end: document.listDate });
    expect(summaryOf(document)).toEqual(['pool-not-before players[3].pool[0].end -> "2017-03-01",']);
  });

  it('accepts a licence older than its player, which only makes the age negative', () => {
    const document = spoilt(({ players }) => {
      players[0]!.federatedOn = '2000-08-22';
    });
    expect(summaryOf(document)).toEqual([]);
  });
});

describe('lists', () => {
  const dated = (...dates: string[]) =>
    spoilt((document) => {
      document.lists = dates.map((date) => ({ date, ratings: {} }));
    });

  it('are in order, each of its own day, before the list to produce', () => {
    expect(summaryOf(dated('2017-01-01', '2017-02-28'))).toEqual([]);
    expect(summaryOf(dated('2017-02-01', '2017-01-01'))).toEqual(['lists-out-of-order lists[1].date -> "2017-01-01",']);
    expect(summaryOf(dated('2017-02-01', '2017-02-01'))).toEqual(['lists-same-date lists[1].date -> "2017-02-01",']);
    expect(summaryOf(dated('2017-03-01'))).toEqual(['list-not-before lists[0].date -> "2017-03-01",']);
  });
});

describe('[fide-2024 R7.2.1] lists of standard play in a rapid document', () => {
  const dated = (...dates: string[]) =>
    fide2024Input({ rhythm: 'rapid', standardLists: dates.map((date) => ({ date, ratings: { 101: 2000 } })) });

  it('are the oldest first, of players of the document; a later one does no harm', () => {
    expect(summaryOf(dated('2025-09-01', '2025-10-01', '2025-11-01'))).toEqual([]);
    expect(summaryOf(dated('2025-10-01', '2025-09-01'))).toEqual([
      'lists-out-of-order standardLists[1].date -> "2025-09-01",',
    ]);
    expect(summaryOf(dated('2025-10-01', '2025-10-01'))).toEqual([
      'lists-same-date standardLists[1].date -> "2025-10-01",',
    ]);
    const unknown = fide2024Input({
      rhythm: 'rapid',
      standardLists: [{ date: '2025-10-01', ratings: { 900: 2000 } }],
    });
    expect(summaryOf(unknown)).toEqual(['unknown-player standardLists[0].ratings["900"] -> "900": 2000']);
  });

  it('have no place in a standard one', () => {
    expect(summaryOf({ ...dated('2025-10-01'), rhythm: 'standard' })).toEqual([
      'standard-lists-of-standard standardLists -> [',
    ]);
  });
});

describe('events', () => {
  it('refuses an id given twice', () => {
    const document = spoilt(({ events }) => {
      events[1]!.id = 'e1';
    });
    expect(summaryOf(document)).toEqual(['duplicate-event events[1].id -> "e1",']);
  });

  it('refuses an end before the start', () => {
    const ending = (end: string) =>
      summaryOf(
        spoilt(({ events }) => {
          events[0]!.end = end;
        }),
      );
    expect(ending('2017-02-02')).toEqual(['ends-before-start events[0].end -> "2017-02-02",']);
    expect(ending('2017-02-03')).toEqual([]);
    expect(ending('2017-02-04')).toEqual([]);
  });

  it('refuses an event without thinking time', () => {
    const timed = (timeControl: { minutes: number; increment?: number }) =>
      summaryOf(
        spoilt(({ events }) => {
          events[1]!.timeControl = timeControl;
        }),
      );
    expect(timed({ minutes: 0 })).toEqual(['no-thinking-time events[1].timeControl -> {']);
    expect(timed({ minutes: 0, increment: 0 })).toEqual(['no-thinking-time events[1].timeControl -> {']);
    expect(timed({ minutes: 0, increment: 1 })).toEqual([]);
    expect(timed({ minutes: 0, increment: 'x' as never })).toEqual([
      'wrong-type events[1].timeControl.increment -> "x"',
    ]);
  });

  it('refuses a participant named twice, and a player who is not a participant', () => {
    const document = spoilt(({ events }) => {
      events[0]!.participants = ['101', '102', '103', '103'];
    });
    expect(summaryOf(document)).toEqual([
      'duplicate-participant events[0].participants[3] -> "103"',
      'not-a-participant events[0].games[1].black -> "104",',
    ]);
  });

  it('refuses a match of one or three players', () => {
    const match = (spoil: (event: Sample['events'][number]) => void) =>
      summaryOf(spoilt(({ events }) => spoil(events[1]!)));
    const told = 'match-of-two events[1].type -> "match",';
    expect(match((event) => event.games.push({ round: 2, white: '102', black: '101', result: '1-0' }))).toEqual([told]);
    expect(
      match((event) => {
        event.participants = ['101', '102', '104'];
      }),
    ).toEqual([told]);
    expect(
      match((event) => {
        event.games = [];
      }),
    ).toEqual([told]);
    expect(
      match((event) => {
        event.games = [];
        event.participants = ['101', '102'];
      }),
    ).toEqual([]);
  });
});

describe('games', () => {
  const withGame = (game: Sample['events'][number]['games'][number], e = 0) =>
    summaryOf(spoilt(({ events }) => events[e]!.games.push(game)));

  it('refuses a game against oneself', () => {
    expect(withGame({ round: 3, white: '101', black: '101', result: '1-0' })).toEqual([
      'against-oneself events[0].games[4].black -> "101",',
    ]);
  });

  it('refuses two games of a player in one round of a Swiss, and only there', () => {
    const document = spoilt(({ events }) =>
      events[0]!.games.push({ round: 2, white: '101', black: '102', result: '1-0' }),
    );
    expect(summaryOf(document)).toEqual([
      'two-games-in-round events[0].games[4].white -> "101",',
      'two-games-in-round events[0].games[4].black -> "102",',
    ]);
    expect(faultsOf(document)).toMatchObject([
      { values: { id: '101', round: 2, first: 'events[0].games[2]', event: 'e1' } },
      { values: { id: '102', round: 2, first: 'events[0].games[3]', event: 'e1' } },
    ]);
    document.events[0]!.type = 'team';
    expect(summaryOf(document)).toEqual([]);
  });

  it('[D-OFF-570] a 0-0 has to say how it came about; a forfeit is not a draw', () => {
    const told = 'lost-by-both events[0].games[4].result -> "0-0"';
    expect(withGame({ round: 3, white: '101', black: '102', result: '0-0' })).toEqual([told]);
    expect(withGame({ round: 3, white: '101', black: '102', result: '0-0', kind: 'played' })).toEqual([]);
    expect(withGame({ round: 3, white: '101', black: '102', result: '1/2-0' })).toEqual([]);
    expect(withGame({ round: 3, white: '101', black: '102', result: '0-1/2', kind: 'forfeit' })).toEqual([
      'drawn-forfeit events[0].games[4].result -> "0-1/2",',
    ]);
    expect(withGame({ round: 3, white: '101', black: '102', result: '0-0', kind: 'adjudicated' })).toEqual([]);
    expect(withGame({ round: 3, white: '101', black: '102', result: '1/2', kind: 'forfeit' })).toEqual([
      'drawn-forfeit events[0].games[4].result -> "1/2",',
    ]);
    const document = spoilt(({ events }) => {
      events[1]!.games[1] = { round: 1, white: '104', black: '101', result: '0-0' };
    });
    expect(faultsOf(document)).toMatchObject([{ article: '7' }]);
    expect(faultsOf({ ...fideInput(), events: document.events })).toMatchObject([{ article: '5.1' }]);
  });

  it('does not judge a result whose kind cannot be read', () => {
    expect(withGame({ round: 3, white: '101', black: '102', result: '0-0', kind: 'none' as never })).toEqual([
      'not-allowed events[0].games[4].kind -> "none"',
    ]);
  });
});
