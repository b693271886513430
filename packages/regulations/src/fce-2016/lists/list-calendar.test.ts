import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';

describe('the calendar of lists', () => {
  it.each([
    ['2017-02-28', false],
    ['2017-03-01', true],
    ['2017-03-02', false],
  ])('[8.1] a list on %s: %s', (date, is) => {
    expect(fce2016.isListDay(dayFrom(date))).toBe(is);
  });

  it('[8.1] twelve lists a year, both ends of the question included', () => {
    const days = (from: string, to: string) => fce2016.listDays(dayFrom(from), dayFrom(to)).map(writeDay);
    expect(days('2016-12-02', '2017-02-01')).toEqual(['2017-01-01', '2017-02-01']);
    expect(days('2016-12-01', '2017-01-31')).toEqual(['2016-12-01', '2017-01-01']);
    expect(days('2017-01-02', '2017-01-31')).toEqual([]);
    expect(days('2017-01-01', '2017-12-31')).toHaveLength(12);
  });
});

const { players } = pair(1600, 1600);
const lists = [
  { date: '2018-01-01', ratings: { a: 1500, b: 1600 } },
  { date: '2018-02-01', ratings: { a: 1700, b: 1600 } },
];
const rate = (dates: (string | undefined)[], event: object = {}) =>
  fce2016.rate(
    documentOf({
      players,
      lists,
      events: [
        eventOf({
          start: '2018-01-20',
          end: '2018-02-24',
          games: dates.map((date, i) => gameOf('a', 'b', '1/2', { round: i + 1, date })),
          ...event,
        }),
      ],
    }),
  );
const ofA = (output: ReturnType<typeof rate>) =>
  output.ledger.filter((line) => line.player === 'a').map((line) => [line.round, line.own]);

describe('weekly or slower', () => {
  it('[8.3] rounds six days apart: one list for the event, everything by its end', () => {
    expect(ofA(rate(['2018-01-20', '2018-01-26', '2018-02-01']))).toEqual([
      [1, 1500],
      [2, 1500],
      [3, 1500],
    ]);
  });
  it('[8.3] rounds seven or eight days apart: each game with the list of its day, in the period of its day', () => {
    expect(ofA(rate(['2018-01-25', '2018-02-01', '2018-02-08']))).toEqual([
      [2, 1700],
      [3, 1700],
    ]);
    expect(ofA(rate(['2018-01-25', '2018-02-02', '2018-02-10']))).toEqual([
      [2, 1700],
      [3, 1700],
    ]);
  });
  it('[8.3] one short gap is enough to lose the rule', () => {
    expect(ofA(rate(['2018-01-20', '2018-01-27', '2018-02-02']))).toHaveLength(3);
  });
  it('[8.3] D-FCE-2: a round is on the day of most of its games: one board played early or late changes nothing', () => {
    const round = (number: number, ...dates: string[]) =>
      dates.map((date) => gameOf('a', 'b', '1/2', { round: number, date }));
    const early = [...round(1, '2018-01-25', '2018-01-25'), ...round(2, '2018-01-30', '2018-02-01', '2018-02-01')];
    expect(ofA(rate([], { type: 'match', games: early }))).toEqual([
      [2, 1700],
      [2, 1700],
    ]);
    const late = [...round(1, '2018-01-25', '2018-01-25', '2018-01-31'), ...round(2, '2018-02-01')];
    expect(ofA(rate([], { type: 'match', games: late }))).toEqual([[2, 1700]]);
    const moved = [...round(1, '2018-01-25', '2018-01-26', '2018-01-26'), ...round(2, '2018-02-01')];
    expect(ofA(rate([], { type: 'match', games: moved }))).toHaveLength(4);
  });
  it('[8.3] D-FCE-2: of several days with as many games the earliest counts', () => {
    const games = [
      gameOf('a', 'b', '1/2', { round: 1, date: '2018-01-25' }),
      gameOf('a', 'b', '1/2', { round: 2, date: '2018-02-06' }),
      gameOf('b', 'a', '1/2', { round: 2, date: '2018-01-31' }),
    ];
    expect(ofA(rate([], { type: 'match', games }))).toHaveLength(3);
    const later = games.map((game) => (game.date === '2018-01-31' ? { ...game, date: '2018-02-01' } : game));
    expect(ofA(rate([], { type: 'match', games: later }))).toHaveLength(2);
  });
  it('[8.3] a single round is not weekly, unless the organiser says so (D-FCE-2)', () => {
    expect(ofA(rate(['2018-02-20']))).toEqual([[1, 1500]]);
    expect(ofA(rate(['2018-02-20'], { weekly: true }))).toEqual([[1, 1700]]);
    expect(ofA(rate(['2018-01-31', undefined], { weekly: true }))).toEqual([[2, 1500]]);
    expect(ofA(rate(['2018-01-20', '2018-01-26'], { weekly: true }))).toHaveLength(2);
  });
  it('[8.3] D-FCE-2: without dates the flag changes neither list nor period', () => {
    expect(ofA(rate([undefined, undefined], { weekly: true }))).toEqual([
      [1, 1500],
      [2, 1500],
    ]);
    expect(ofA(rate([undefined, undefined], { weekly: true, end: '2018-03-01' }))).toEqual([]);
  });
  it('[8.3] an undated game of a weekly event goes with the end of the event and the list of its start', () => {
    expect(ofA(rate(['2018-01-25', '2018-02-01', undefined]))).toEqual([
      [2, 1700],
      [3, 1500],
    ]);
  });
  it('[8.3] cites the article and the decision', () => {
    expect(rate(['2018-01-25', '2018-02-01']).ledger[0]).toMatchObject({ decisions: ['D-FCE-2'] });
  });
});

describe('the period of a list', () => {
  const ending = (end: string) => ofA(rate(['2018-01-20'], { end })).length;
  it('[8.1] from the previous list on: the day before, the day, the day after', () => {
    expect(['2018-01-31', '2018-02-01', '2018-02-02'].map(ending)).toEqual([0, 1, 1]);
  });
  it('[8.1] up to the eve of the list: 27 and 28 February, not 1 March', () => {
    expect(['2018-02-27', '2018-02-28', '2018-03-01'].map(ending)).toEqual([1, 1, 0]);
  });
  it('[8.1] without a list before everything up to the eve counts', () => {
    const output = fce2016.rate(
      documentOf({
        players: players.map((player) => ({ ...player, fideRating: 1650 })),
        events: [eventOf({ start: '2016-02-01', end: '2016-02-03', games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
    expect(output.ledger).toHaveLength(2);
  });
  it('[8.1] a list on another day than the first of a month is pointed out', () => {
    expect(fce2016.rate(documentOf({ listDate: '2018-03-02' })).findings).toMatchObject([
      { severity: 'warning', article: '8.1' },
    ]);
  });
  it('[21] D-ALL-2: a list before the season of 2016 is rated with the first values, with a warning', () => {
    const articles = ['2015-12-01', '2016-01-01', '2016-02-01'].map((listDate) =>
      fce2016.rate(documentOf({ listDate })).findings.map((finding) => finding.article),
    );
    expect(articles).toEqual([['21'], [], []]);
  });
});

describe('players who are not on the list of the game', () => {
  const newcomer = { id: 'a', birthDate: '1980-05-05', firstSeason: 2018, fideRating: 1650 };
  it('[8.3] D-FCE-14: the earliest later list that has them', () => {
    const output = fce2016.rate(
      documentOf({
        players: [newcomer, players[1]!],
        lists: [
          { date: '2018-01-01', ratings: { b: 1600 } },
          { date: '2018-02-01', ratings: { a: 1700, b: 1610 } },
        ],
        events: [eventOf({ start: '2018-01-20', end: '2018-02-02', games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
    expect(output.ledger).toMatchObject([
      { player: 'a', own: 1700, opponentRating: 1600, decisions: ['D-FCE-14'] },
      { player: 'b', own: 1600, opponentRating: 1700, decisions: ['D-FCE-14'] },
    ]);
  });
  it('[8.3] D-FCE-5: else the first rating just given', () => {
    const output = fce2016.rate(
      documentOf({
        players: [newcomer, players[1]!],
        lists: [{ date: '2018-02-01', ratings: { b: 1610 } }],
        events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
    expect(output.ledger[0]).toMatchObject({ player: 'a', own: 1650, decisions: ['D-FCE-5', 'D-FCE-14'] });
    expect(output.list[0]).toMatchObject({ id: 'a', previous: null, status: 'new', rating: 1650 + 13, change: 13.2 });
  });
  it('[10.1] who has left the list is rated for the first time again, with a warning', () => {
    const output = fce2016.rate(
      documentOf({
        players: [newcomer],
        lists: [
          { date: '2018-01-01', ratings: { a: 1900 } },
          { date: '2018-02-01', ratings: {} },
        ],
      }),
    );
    expect(output.list[0]).toMatchObject({ rating: 1650, status: 'new' });
    expect(output.findings).toMatchObject([{ severity: 'warning', article: '10.1', player: 'a' }]);
  });
});
