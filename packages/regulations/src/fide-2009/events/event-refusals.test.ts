import type { EventRecord, HeadToHeadInput } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { documentOf, drawnRoundRobin, eventOf, field, gameOf } from '../testing/document.ts';

function errorsOf(players: Pick<HeadToHeadInput, 'players' | 'lists'>, event: Partial<EventRecord>): string[] {
  const { findings } = fide2009.rate(documentOf({ ...players, events: [eventOf(event)] }));
  return findings.filter((finding) => finding.severity === 'error').map((finding) => finding.article);
}

/** Names a, b, c … for rated players, and u1, u2 … for the others. */
function roundRobin(rated: number, unrated: number, type: EventRecord['type'] = 'round-robin'): string[] {
  const names = [
    ...Array.from({ length: rated }, (_, i) => String.fromCharCode(97 + i)),
    ...Array.from({ length: unrated }, (_, i) => `u${i}`),
  ];
  const ratings = Object.fromEntries(names.map((name) => [name, name.startsWith('u') ? 0 : 2000]));
  return errorsOf(field(ratings), { type, participants: names, games: [] });
}

describe('time control', () => {
  it.each([
    [2201, 119, true],
    [2200, 119, true],
    [2199, 119, false],
    [2200, 120, false],
    [1600, 89, true],
    [1599, 89, false],
    [1600, 90, false],
    [1599, 59, true],
    [1599, 60, false],
    [1599, 61, false],
  ])('[1.1] [1.2] with a player of %d, %d minutes: refused %s', (rating, minutes, refused) => {
    const errors = errorsOf(field({ a: rating, b: 1300 }), {
      timeControl: { minutes },
      games: [gameOf('a', 'b', '1-0')],
    });
    expect(errors).toEqual(refused ? ['1.1'] : []);
  });

  it('[1.1] 60 increments count, and players who did not play', () => {
    const players = field({ a: 1300, b: 1300, c: 2200 });
    const games = [gameOf('a', 'b', '1-0')];
    expect(errorsOf(players, { timeControl: { minutes: 90, increment: 30 }, games, participants: ['c'] })).toEqual([]);
    expect(errorsOf(players, { timeControl: { minutes: 90, increment: 29 }, games, participants: ['c'] })).toEqual([
      '1.1',
    ]);
  });

  it('[1.1] goes by the list at the start', () => {
    const { players } = field({ a: 1, b: 1 });
    const lists = [
      { date: '2010-11-01', ratings: { a: 2100, b: 2100 } },
      { date: '2011-01-01', ratings: { a: 2300, b: 2100 } },
    ];
    const event = { timeControl: { minutes: 90 }, games: [gameOf('a', 'b', '1-0')] };
    expect(errorsOf({ players, lists }, { ...event, start: '2010-12-31' })).toEqual([]);
    expect(errorsOf({ players, lists }, { ...event, start: '2011-01-01' })).toEqual(['1.1']);
  });
});

describe('duration', () => {
  const players = field({ a: 2000, b: 2000 });
  const games = [gameOf('a', 'b', '1-0')];
  it.each([
    ['2010-11-09', []],
    ['2010-11-08', []],
    ['2010-11-07', ['4.1']],
  ])('[4.1] from %s to 2011-02-05: %j (90 days, both counted)', (start, errors) => {
    expect(errorsOf(players, { start, games })).toEqual(errors);
  });

  it.each([
    ['team', []],
    ['round-robin', []],
    ['double-round-robin', []],
    ['swiss', ['4.1']],
    ['match', ['4.1']],
  ] as const)('[4.11] leagues of teams and of players may last longer: %s: %j', (type, errors) => {
    const found = errorsOf(players, { start: '2010-09-01', type, games });
    expect(found.filter((article) => article === '4.1')).toEqual(errors);
  });

  it('[4.12] so may approved events', () => {
    expect(errorsOf(players, { start: '2010-09-01', approved: true, games })).toEqual([]);
  });
});

describe('composition', () => {
  it.each([
    [4, 8, []],
    [4, 9, ['6.3']],
    [5, 9, []],
    [3, 9, ['6.3']],
  ])('[6.3] %d rated and %d unrated: %j', (rated, unrated, errors) => {
    expect(roundRobin(rated, unrated)).toEqual(errors);
  });

  it.each([
    [3, 6, ['6.31']],
    [4, 5, []],
    [5, 4, []],
    [3, 0, ['6.31']],
    [2, 7, ['6.3', '6.31']],
    [4, 6, []],
  ])('[6.31] under 10 players, %d rated and %d unrated: %j', (rated, unrated, errors) => {
    expect(roundRobin(rated, unrated)).toEqual(errors);
  });

  it.each([
    [4, 1, ['6.32']],
    [4, 2, []],
    [4, 3, []],
    [5, 0, []],
    [3, 3, ['6.31', '6.32']],
    [3, 8, ['6.3', '6.32']],
  ])('[6.32] double round, %d rated and %d unrated: %j', (rated, unrated, errors) => {
    expect(roundRobin(rated, unrated, 'double-round-robin')).toEqual(errors);
  });

  it.each([
    ['mmm.m', []],
    ['mm.m', ['6.33']],
    ['mmf.m', ['6.33']],
    ['mmffff.m', ['6.33']],
    ['mmmf.f', []],
    ['mm?.f', []],
    ['fff.m', ['6.33']],
    ['ff.f', []],
    ['f.f', ['6.33']],
    ['fff.f', []],
  ] as const)('[6.33] a national championship of rated and unrated %s: %j (D-FIDE-22)', (sexes, errors) => {
    const [rated, others] = sexes.split('.') as [string, string];
    const all = [...rated, ...others.repeat(10 - rated.length)];
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const ratings = Object.fromEntries(names.map((name, i) => [name, i < rated.length ? 2000 : 0]));
    const facts = Object.fromEntries(
      names.map((name, i) => [name, all[i] === '?' ? {} : { sex: all[i] as 'f' | 'm' }]),
    );
    const event = { type: 'round-robin', nationalChampionship: true, participants: names } as const;
    expect(errorsOf(field(ratings, facts), event)).toEqual(errors);
  });

  it('[6.33] says nothing of a national championship that is no round robin', () => {
    expect(
      errorsOf(field({ a: 2000, b: 0 }), { nationalChampionship: true, games: [gameOf('a', 'b', '1-0')] }),
    ).toEqual([]);
  });

  it('[6.43] the composition is judged as a round robin even if games are missing', () => {
    const players = ['a', 'b', 'u'];
    const games = drawnRoundRobin(players).slice(1);
    expect(errorsOf(field({ a: 2000, b: 2000, u: 0 }), { type: 'round-robin', participants: players, games })).toEqual([
      '6.31',
    ]);
  });
});

it.each([
  [2000, 2000, []],
  [2000, 0, ['6.6']],
  [0, 0, ['6.6']],
])('[6.6] matches: %d against %d: %j', (a, b, errors) => {
  expect(errorsOf(field({ a, b, c: 2000 }), { type: 'match', games: [gameOf('a', 'b', '1-0')] })).toEqual(errors);
});

it('[1.2] a refused event is refused for all its reasons at once, and nothing of it is rated', () => {
  const document = documentOf({
    ...field({ a: 2300, b: 2000, c: 2000, u: 0 }),
    events: [
      eventOf({
        type: 'double-round-robin',
        timeControl: { minutes: 25 },
        games: [...drawnRoundRobin(['a', 'b', 'c', 'u']), ...drawnRoundRobin(['u', 'c', 'b', 'a'])],
      }),
    ],
  });
  const { findings, ledger, performances, list } = fide2009.rate(document);
  expect(findings.map(({ article, severity }) => `${severity} ${article}`)).toEqual([
    'error 1.1',
    'error 6.31',
    'error 6.32',
  ]);
  expect(ledger).toEqual([]);
  expect(performances).toEqual([]);
  expect(list.every((row) => row.games === 0)).toBe(true);
});
