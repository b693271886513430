import type { GameRecord, HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { documentOf, eventOf, field, gameOf, gamesOf } from '../testing/document.ts';

function rate(parts: Partial<HeadToHeadInput>, games: readonly GameRecord[], event = {}): HeadToHeadOutput {
  return fide2009.rate(documentOf({ ...parts, events: [eventOf({ games, ...event })] }));
}

describe('the change of a rated player', () => {
  it('[8.51] [8.55] score less expectation, times K, for each player of a game', () => {
    const { ledger } = rate(field({ a: 2000, b: 1900 }), [gameOf('a', 'b', '1-0')]);
    const common = { event: 'e1', round: 1, k: 30, articles: ['8.51', '8.55', '8.56'], decisions: [] };
    expect(ledger).toEqual([
      {
        ...common,
        player: 'a',
        opponent: 'b',
        own: 2000,
        opponentRating: 1900,
        score: 1,
        expected: 0.64,
        change: 10.8,
      },
      {
        ...common,
        player: 'b',
        opponent: 'a',
        own: 1900,
        opponentRating: 2000,
        score: 0,
        expected: 0.36,
        change: -10.8,
      },
    ]);
  });

  it.each([
    [1600, 0.92, false],
    [1599, 0.92, true],
    [1601, 0.92, false],
    [1609, 0.91, false],
  ])('[8.54] 2000 against %d: expected %d, capped %s', (rating, expected, capped) => {
    const { ledger } = rate(field({ a: 2000, b: rating }), [gameOf('a', 'b', '1-0')]);
    expect(ledger[0]).toMatchObject({ expected });
    expect(ledger[0]!.articles.includes('8.54')).toBe(capped);
  });

  it.each([
    [1745, '1', 1909, 8.7],
    [1745, '=', 1894, -6.3],
    [1864, '=', 1899, -1.5],
    [1864, '1', 1914, 13.5],
  ])('[8.57] against %d with %s: %d, the change of %d rounded half up', (opponent, score, rating, change) => {
    const { list } = rate(field({ a: 1900, b: opponent }), gamesOf('a', ['b'], score));
    expect(list.find(({ id }) => id === 'a')).toMatchObject({ rating, previous: 1900, change });
  });

  it('[8.57] one half goes up, also below zero', () => {
    // A draw against an opponent 33 points lower is .05 below expectation: 1.5 points with K 30.
    const up = rate(field({ a: 1900, b: 1867 }), [gameOf('a', 'b', '1/2')]).list;
    expect(up.find(({ id }) => id === 'a')).toMatchObject({ change: -1.5, rating: 1899 });
    expect(up.find(({ id }) => id === 'b')).toMatchObject({ change: 1.5, rating: 1869 });
  });
});

describe('opponents without a rating', () => {
  it('[8.52] [6.42] count with Ru of the event', () => {
    const { ledger } = rate(field({ a: 1500, b: 1500, c: 1500, u: 0 }), gamesOf('u', ['a', 'b', 'c'], '11='));
    expect(ledger).toMatchObject([{ player: 'a', opponentRating: 1530 }, { player: 'b' }, { player: 'c' }]);
    expect(ledger[0]!.articles).toEqual(['6.42', '8.52', '8.55', '8.56']);
    expect(ledger[0]!.decisions).toEqual(['D-FIDE-1']);
  });

  it('[8.53] never with Ru of another event, or with a pool', () => {
    const pool = [{ event: 'x', end: '2010-06-01', games: 9, points: 9, rc: 2500 }];
    const players = field({ a: 1500, b: 1500, c: 1500, u: 0 }, { u: { pool } });
    const first = eventOf({ id: 'e1', games: gamesOf('u', ['a', 'b', 'c'], '111') });
    const second = eventOf({ id: 'e2', end: '2011-02-06', games: gamesOf('u', ['a', 'b'], '11') });
    const { ledger } = fide2009.rate(documentOf({ ...players, events: [first, second] }));
    expect(ledger.map(({ event, opponentRating }) => [event, opponentRating])).toEqual(Array(3).fill(['e1', 1545]));
  });
});

describe('players who came onto the list, or left it, since', () => {
  const { players } = field({ a: 1, b: 1, c: 1, n: 1, g: 1 });
  const lists = [
    { date: '2010-11-01', ratings: { a: 1500, b: 1500, c: 1500, g: 1250 } },
    { date: '2011-01-01', ratings: { a: 1510, b: 1490, c: 1500, n: 1700 } },
  ];
  const games = gamesOf('n', ['a', 'b', 'c'], '1=0');

  it('[8.4] own games from the rating of now, but unrated for the opponents', () => {
    const { ledger, performances, list } = rate({ players, lists }, games, { start: '2010-12-20' });
    expect(ledger.filter(({ player }) => player === 'n')).toMatchObject([
      { own: 1700, opponentRating: 1500, expected: 0.76 },
      { own: 1700, opponentRating: 1500 },
      { own: 1700, opponentRating: 1500 },
    ]);
    expect(ledger.filter(({ player }) => player !== 'n').map((line) => line.opponentRating)).toEqual([
      1500, 1500, 1500,
    ]);
    expect(ledger[0]!.articles).toEqual(['8.4', '8.51', '8.55', '8.56']);
    expect(ledger[1]!.articles).toEqual(['6.42', '8.4', '8.52', '8.55', '8.56']);
    expect(performances).toMatchObject([{ player: 'n', ru: 1500, counted: true }]);
    expect(list.find(({ id }) => id === 'n')).toMatchObject({ status: 'rated', previous: 1700, games: 3 });
  });

  it('[8.4] if the performance does not count, only the own games are rated', () => {
    const { ledger } = rate({ players, lists }, gamesOf('n', ['a', 'b', 'c'], '=00'), { start: '2010-12-20' });
    expect(ledger.map(({ player }) => player)).toEqual(['n', 'n', 'n']);
  });

  it('[7.11] changes start from the last list, expectations from the one of the start', () => {
    const { ledger, list } = rate({ players, lists }, [gameOf('a', 'b', '1/2')], { start: '2010-12-20' });
    expect(ledger).toMatchObject([{ own: 1500, opponentRating: 1500, change: 0 }, { own: 1500 }]);
    expect(list.find(({ id }) => id === 'a')).toMatchObject({ previous: 1510, rating: 1510, games: 1 });
  });

  it('[7.11] an event that began before the oldest list goes by the oldest', () => {
    expect(
      rate({ players, lists }, games.slice(0, 1), { start: '2010-10-31', approved: true }).ledger[0],
    ).toMatchObject({
      opponentRating: 1500,
    });
  });

  it('[7.21] whoever has left the list since counts for the others alone', () => {
    const { ledger, list } = rate({ players, lists }, [gameOf('a', 'g', '1-0')], { start: '2010-12-20' });
    expect(ledger.map(({ player, opponentRating }) => [player, opponentRating])).toEqual([['a', 1250]]);
    expect(list.map(({ id }) => id)).not.toContain('g');
  });

  it('[4.13] ratings by the day of the game, where that was chosen', () => {
    const dated = ['2010-12-31', '2011-01-01', undefined].map((date, i) =>
      gameOf('a', 'b', '1/2', date === undefined ? { round: i } : { round: i, date }),
    );
    const event = { start: '2010-12-20', perRoundRatings: true };
    const { ledger } = rate({ players, lists }, dated, event);
    expect(ledger.filter(({ player }) => player === 'a').map(({ own }) => own)).toEqual([1500, 1510, 1500]);
    expect(ledger[0]!.articles[0]).toBe('4.13');
    const atStart = rate({ players, lists }, dated, { start: '2010-12-20' }).ledger;
    expect(atStart.filter(({ player }) => player === 'a').map(({ own }) => own)).toEqual([1500, 1500, 1500]);
  });

  it('[4.13] [8.4] whoever is on the list of the day is rated for that game', () => {
    const event = { start: '2010-12-20', perRoundRatings: true };
    const dated = games.map((game, i) => ({ ...game, date: i < 2 ? '2010-12-31' : '2011-01-02' }));
    const { ledger, performances } = rate({ players, lists }, dated, event);
    expect(performances).toMatchObject([{ player: 'n', games: 2, counted: false }]);
    expect(ledger.filter(({ opponent }) => opponent === 'n')).toMatchObject([{ player: 'c', opponentRating: 1700 }]);
  });

  it('[4.13] [8.21b] D-FIDE-15: in a round robin the performance is of the games before the player came onto a list', () => {
    const names = ['a', 'b', 'c', 'd', 'n'];
    const at = (date: string) => ({ date });
    const rest = ['a', 'b', 'c', 'd'].flatMap((white, i, all) =>
      all.slice(i + 1).map((black) => gameOf(white, black, '1/2', at('2011-01-02'))),
    );
    const own = ['a', 'b', 'c', 'd'].map((black, i) =>
      gameOf('n', black, i < 2 ? '1/2' : '0-1', at(i < 2 ? '2010-12-31' : '2011-01-02')),
    );
    const all = Object.fromEntries(names.slice(0, 4).map((id) => [id, 1500]));
    const document = documentOf({
      players: names.map((id) => ({ id })),
      lists: [
        { date: '2010-11-01', ratings: all },
        { date: '2011-01-01', ratings: { ...all, n: 1700 } },
      ],
      events: [
        eventOf({
          type: 'round-robin',
          start: '2010-12-31',
          end: '2011-01-05',
          perRoundRatings: true,
          games: [...own, ...rest].map((game, round) => ({ ...game, round: round + 1 })),
        }),
      ],
    });
    const { performances, ledger } = fide2009.rate(document);
    expect(performances).toMatchObject([{ player: 'n', games: 2, points: 1 }]);
    const against = ledger.filter(({ opponent }) => opponent === 'n').map((line) => line.opponentRating);
    expect(against).toEqual([performances[0]!.ru, performances[0]!.ru, 1700, 1700]);
  });
});

describe('places on the list', () => {
  it.each([
    [1201, '1-0', 'rated', 1201],
    [1200, '1-0', 'rated', 1200],
    [1199, '1-0', 'delisted', null],
  ])('[7.21] [0.6] ending at %d', (rating, _result, status, shown) => {
    const { list } = fide2009.rate(documentOf(field({ a: rating })));
    expect(list).toMatchObject([{ id: 'a', status, rating: shown, previous: rating, change: 0, games: 0 }]);
  });

  it.each([
    ['2010-02-28', 'inactive'],
    ['2010-03-01', 'rated'],
    ['2010-03-02', 'rated'],
    [undefined, 'inactive'],
  ])('[7.23] [7.23a] last rated event on %s: %s', (lastEventOn, status) => {
    const { list } = fide2009.rate(documentOf(field({ a: 1500 }, { a: { lastEventOn } })));
    expect(list).toMatchObject([{ status, rating: 1500 }]);
  });

  it('[7.23] [7.23c] inactive players count as rated, and one game makes active again', () => {
    const players = field({ a: 1500, b: 1500 }, { a: { lastEventOn: undefined } });
    const { list, ledger } = rate(players, [gameOf('a', 'b', '1/2')]);
    expect(ledger.length).toBe(2);
    expect(list.map(({ status }) => status)).toEqual(['rated', 'rated']);
  });

  it('[7.23c] a forfeit is no rated game', () => {
    const players = field({ a: 1500, b: 1500 }, { a: { lastEventOn: undefined } });
    const { list } = rate(players, [gameOf('a', 'b', '1-0', { kind: 'forfeit' })]);
    expect(list.find(({ id }) => id === 'a')!.status).toBe('inactive');
  });

  it('[7.1] by rating, then id as text; those without a rating after them, by id', () => {
    const pool = [{ event: 'x', end: '2010-06-01', games: 3, points: 1, rc: 2500 }];
    const players = field({ '9': 1500, '10': 1500, '8': 1600, '30': 0, '4': 0 }, { '30': { pool }, '4': { pool } });
    expect(fide2009.rate(documentOf(players)).list.map(({ id }) => id)).toEqual(['8', '10', '9', '30', '4']);
  });
});
