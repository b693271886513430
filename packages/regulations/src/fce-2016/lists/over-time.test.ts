import type { EventRecord, PlayerFacts } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';

const { players } = pair(1600, 1600);
const [a, b] = players as [PlayerFacts, PlayerFacts];
const lists = [
  { date: '2018-01-01', ratings: { a: 1500, b: 1600 } },
  { date: '2018-02-01', ratings: { a: 1700, b: 1600 } },
];
const won = [gameOf('a', 'b', '1-0')];
const rate = (event: Partial<EventRecord>, facts: object = {}) =>
  fce2016.rate(documentOf({ players: [{ ...a, ...facts }, b], lists, events: [eventOf({ games: won, ...event })] }));
const row = (output: ReturnType<typeof rate>, id = 'a') => output.list.find((line) => line.id === id);

describe('reports that come late', () => {
  const ended = { start: '2018-01-10', end: '2018-01-12' };
  it.each([
    ['2018-01-31', 0],
    ['2018-02-01', 1],
    ['2018-02-28', 1],
    ['2018-03-01', 0],
  ])('[8.1] D-FCE-20: evaluated on %s: %i games on the list of March', (evaluatedOn, games) => {
    expect(row(rate({ ...ended, evaluatedOn }))!.games).toBe(games);
  });
  it('[8.1] D-FCE-20: with the ratings of the start, added to the list in force', () => {
    const output = rate({ ...ended, evaluatedOn: '2018-02-20' });
    expect(output.ledger[0]).toMatchObject({ own: 1500, opponentRating: 1600, change: 19.2 });
    expect(output.ledger[0]!.articles[0]).toBe('8.1');
    expect(output.ledger[0]!.decisions).toContain('D-FCE-20');
    expect(row(output)).toMatchObject({ previous: 1700, rating: 1719, games: 1 });
  });
  it('[8.1] evaluated before its end, an event counts by its end and is not late', () => {
    const output = rate({ start: '2018-02-01', end: '2018-02-05', evaluatedOn: '2018-01-20' });
    expect(output.ledger[0]!.decisions).not.toContain('D-FCE-20');
    expect(row(output)!.games).toBe(1);
  });
  it('[8.3] D-FCE-20: the day of a game comes before that of its event, and parts count one by one', () => {
    const games = ['2018-02-01', '2018-02-10', '2018-03-01', undefined].map((evaluatedOn, i) =>
      gameOf('a', 'b', '1/2', { round: i + 1, evaluatedOn }),
    );
    const output = rate({ ...ended, evaluatedOn: '2018-01-30', games });
    expect(output.ledger.filter(({ player }) => player === 'a').map(({ round }) => round)).toEqual([1, 2]);
  });
  it('[8.3] D-FCE-25: an event in parts is weekly if it says so, whatever the days of its rounds', () => {
    const games = ['2018-01-30', '2018-02-02'].map((date, i) =>
      gameOf('a', 'b', '1/2', { round: i + 1, date, evaluatedOn: date }),
    );
    const rounds = (weekly: boolean) => rate({ start: '2018-01-30', end: '2018-02-20', weekly, games }).ledger;
    expect(rounds(true).map(({ round, own }) => `${round} ${own}`)).toEqual(['2 1700', '2 1600']);
    expect(rounds(false)).toHaveLength(4);
  });
  it('[12] D-FCE-20: a performance takes the games evaluated by then', () => {
    const part = (round: number, result: '1-0' | '0-1', evaluatedOn: string) =>
      gameOf('b', 'x', result, { round, date: `2018-02-0${round}`, evaluatedOn });
    const games = [part(1, '1-0', '2018-02-03'), part(2, '0-1', '2018-02-28'), part(3, '0-1', '2018-03-01')];
    const output = fce2016.rate(
      documentOf({
        players: [b, { id: 'x', federated: false }],
        lists,
        events: [eventOf({ start: '2018-02-01', end: '2018-02-03', games })],
      }),
    );
    expect(output.performances).toMatchObject([{ player: 'x', games: 2, points: 1, performance: 1600 }]);
    expect(output.ledger).toHaveLength(2);
  });
});

describe('licences', () => {
  const event = { start: '2018-02-10', end: '2018-02-12' };
  it.each([
    ['2018-02-09', 'none'],
    ['2018-02-10', 'lapsed'],
    ['2018-02-11', 'lapsed'],
  ])('[2.1] D-FCE-21: until %s, with an event from 10 February: %s', (until, status) => {
    const output = rate(event, { federated: false, licence: { until } });
    expect(row(output)?.status ?? 'none').toBe(status);
    expect(output.ledger.map(({ player }) => player)).toEqual(status === 'lapsed' ? ['a', 'b'] : ['b']);
    expect(row(output, 'b')!.games).toBe(1);
  });
  it.each([
    ['2018-02-09', 1],
    ['2018-02-10', 1],
    ['2018-02-11', 0],
  ])('[2.1] D-FCE-21: from %s: %i games of an event from 10 February', (from, games) => {
    expect(row(rate(event, { licence: { from } }))).toMatchObject({ status: 'rated', games });
  });
  it.each([
    [{ until: '2018-02-28' }, undefined],
    [{ until: '2018-03-01' }, 'rated'],
    [{ until: '2018-03-02' }, 'rated'],
    [{ from: '2018-03-02' }, undefined],
    [{ from: '2018-03-01' }, 'rated'],
    [[{ until: '2018-01-31' }, { from: '2018-02-01', until: '2018-02-20' }], undefined],
    [[{ until: '2018-01-31' }, { from: '2018-02-01' }], 'rated'],
  ])('[8.2] on the list of 1 March with the licence %j and nothing else said: %s', (licence, status) => {
    expect(row(rate({ start: '2018-03-05', end: '2018-03-05' }, { licence }))?.status).toBe(status);
  });
  it('[8.2] D-FCE-21: who played before the only licence ended has a line that says what is kept', () => {
    const [told, untold] = [{ federated: false }, {}].map((said) =>
      rate(event, { ...said, licence: { until: '2018-02-20' } }),
    );
    expect(row(untold!)).toMatchObject({ status: 'lapsed', rating: 1709 });
    expect(untold).toEqual(told);
  });
  it.each([
    ['2018-02-28', 'new'],
    ['2018-03-01', 'new'],
    ['2018-03-02', undefined],
  ])('[8.2] first federated on %s: on the list of 1 March as %s', (federatedOn, status) => {
    const facts = { id: 'c', fideRating: 1650, federatedOn };
    expect(row(fce2016.rate(documentOf({ players: [facts, b], lists })), 'c')?.status).toBe(status);
  });
  it('[8.2] D-FCE-21: the line of somebody who has lapsed says what is kept', () => {
    expect(row(rate(event, { federated: false, licence: { until: '2018-02-20' } }))).toEqual({
      id: 'a',
      rating: 1709,
      previous: 1700,
      change: 8.64,
      k0: 24,
      k: 24,
      games: 1,
      status: 'lapsed',
    });
  });
  it('[8.2] D-FCE-21: without a game of the period nobody who has lapsed has a line', () => {
    expect(row(rate({ ...event, end: '2018-03-01' }, { federated: false, licence: { until: '2018-02-20' } }))).toBe(
      undefined,
    );
  });
  it('[10.1] D-FCE-21: a first rating is given for games with a licence that has ended since', () => {
    const facts = { id: 'c', fideRating: 1650, federated: false, licence: { until: '2018-02-20' } };
    const rated = (end: string) =>
      fce2016.rate(
        documentOf({ players: [facts, b], lists, events: [eventOf({ end, games: [gameOf('c', 'b', '1-0')] })] }),
      );
    expect(row(rated('2018-02-12'), 'c')).toMatchObject({ previous: null, status: 'lapsed', games: 1, rating: 1663 });
    expect(rated('2018-03-01').list.map(({ id }) => id)).toEqual(['b']);
    expect(rated('2018-03-01').performances).toMatchObject([{ player: 'c' }]);
  });
  it('[8.3] D-FCE-21: licensed in the middle of a weekly event: own games from then on, the performance over all', () => {
    const games = ['2018-02-05', '2018-02-12', '2018-02-19'].map((date, i) =>
      gameOf('a', 'b', i === 0 ? '1-0' : '0-1', { round: i + 1, date }),
    );
    const output = rate({ start: '2018-02-05', end: '2018-02-19', games }, { licence: { from: '2018-02-12' } });
    expect(output.performances).toEqual([
      { event: 'e1', player: 'a', ra: 1600, games: 3, points: 1, performance: 1475 },
    ]);
    const opponents = output.ledger.map(({ player, round, opponentRating }) => [player, round, opponentRating]);
    expect(opponents).toEqual([
      ['b', 1, 1475],
      ['a', 2, 1600],
      ['b', 2, 1700],
      ['a', 3, 1600],
      ['b', 3, 1700],
    ]);
    expect(output.ledger[0]!.decisions).toContain('D-FCE-21');
  });
  it('[2.1] D-FCE-24: several terms, with days without a licence in between', () => {
    const licence = [{ until: '2018-02-05' }, { from: '2018-02-12', until: '2018-12-31' }];
    const games = ['2018-02-05', '2018-02-06', '2018-02-11', '2018-02-12'].map((start, i) =>
      eventOf({ id: `e${i}`, start, end: start, games: won }),
    );
    const output = fce2016.rate(documentOf({ players: [{ ...a, licence }, b], lists, events: games }));
    expect(output.ledger.filter(({ player }) => player === 'a').map((line) => line.event)).toEqual(['e0', 'e3']);
  });
  it('[8.2] somebody who has lapsed is no contradiction, somebody who never had a licence is pointed out', () => {
    const codes = (facts: object) => rate(event, facts).findings.map(({ code }) => code);
    expect(codes({ federated: false, licence: { until: '2018-01-31' } })).toEqual([]);
    expect(codes({ federated: false })).toEqual(['fce-2016.listed-without-licence']);
  });
});

describe('registration', () => {
  it.each([
    ['2018-02-09', 'in-time'],
    ['2018-02-10', 'in-time'],
    ['2018-02-11', 'late'],
  ])('[2.1] D-FCE-27: on %s for an event from 10 February: %s', (day, verdict) => {
    const registered = Date.parse(day) / 86_400_000;
    const start = Date.parse('2018-02-10') / 86_400_000;
    expect(fce2016.registration!(registered, start)).toEqual({ article: '2.1', due: start, verdict });
    const findings = fce2016.eventFindings(eventOf({ start: '2018-02-10' }), [], { registered });
    expect(findings.map(({ article, severity }) => `${article} ${severity}`)).toEqual(
      verdict === 'late' ? ['2.1 warning'] : [],
    );
  });
  it('[2.1] says nothing where the day is not known', () => {
    expect(fce2016.eventFindings(eventOf({}), [])).toEqual([]);
  });
});
