import type { LibereEvent } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { frs2012 } from '../index.ts';
import { document, event } from '../testing/build.ts';

function rate(libere: readonly LibereEvent[], listDate = '2012-06-01') {
  return frs2012.rate(document({ libere, listDate }));
}

/** Everybody's start rating in the last event, read from the ledger. */
function startsIn(name: string, libere: readonly LibereEvent[]) {
  const lines = rate(libere).ledger.filter(({ game }) => game === name);
  return Object.fromEntries(lines.map(({ player, own }) => [player, own]));
}

describe('start ratings', () => {
  it('[1] before 2011 they are those of the tournament method, 150 for a player without one', () => {
    const first = event('t1', '2010-01-01', ['A-B 0-1'], 'AB');
    expect(startsIn('t1', [first])).toEqual({ A: 150, B: 150 });
    // A won the tournament although B won their game: start ratings depend on the places.
    expect(startsIn('t2', [first, event('t2', '2010-02-01', ['A-B 1-0', 'A-C 1-0'], 'ABC')])).toEqual({
      A: 200,
      B: 100,
      C: 150,
    });
  });

  it.each([
    ['2010-12-31', 200],
    ['2011-01-01', 100],
    ['2011-01-02', 100],
  ])('[1] on %s the winner of the tournament who lost the game starts from %d (D-FRS-4)', (date, own) => {
    const first = event('t1', '2010-06-01', ['A-B 0-1'], 'AB');
    expect(startsIn('t2', [first, event('t2', date, ['A-B 1-0'], 'AB')]).A).toBe(own);
  });

  it.each([
    [6, 200],
    [7, 200],
    [8, 150],
  ])('[2] %d tournaments after the last one attended the start rating is %d', (absent, own) => {
    const others = Array.from({ length: absent }, (_, n) => event(`o${n}`, `2010-0${n + 1}-01`, ['C-D 1-0'], 'CD'));
    const libere = [
      event('t1', '2009-05-01', ['A-B 1-0'], 'AB'),
      ...others,
      event('t2', '2010-12-01', ['A-C 1-0'], 'AC'),
    ];
    expect(startsIn('t2', libere).A).toBe(own);
  });

  it('[1] whoever was ranked without playing a game is still a newcomer in 2011 (D-FRS-5)', () => {
    const first = event('t1', '2010-06-01', ['A-B 1-0'], 'ABC');
    const { ledger } = rate([first, event('t2', '2011-06-01', ['C-A 1/2'])]);
    const line = ledger.find(({ player }) => player === 'C')!;
    expect(line).toMatchObject({ own: 200, opponentRating: 200, decisions: ['D-FRS-4', 'D-FRS-5'] });
  });

  it('[1] the passes do not cap, the points that follow do (D-FRS-5)', () => {
    const first = event('t1', '2011-02-01', ['A-B 1-0']);
    // The passes give A 200 and B 100; for A, B counts 160, so A leaves with 210. C's pass against A gives 260.
    const { ledger } = rate([first, event('t2', '2011-06-01', ['C-A 1-0'])]);
    const [a] = ledger.filter(({ player }) => player === 'A');
    expect(a).toMatchObject({ own: 200, opponentRating: 100, value: 160, points: 210 });
    const c = ledger.find(({ player }) => player === 'C')!;
    expect(c).toMatchObject({ own: 260, opponentRating: 210, value: 220, points: 270 });
  });

  it('[1] all games of an event are counted with the ratings at its start', () => {
    const { ledger } = rate([event('t1', '2010-01-01', ['A-B 1-0', 'A-B 1-0', 'A-B 1/2'], 'AB')]);
    expect(ledger.filter(({ player }) => player === 'A').map(({ points }) => points)).toEqual([200, 200, 150]);
  });
});

describe('ratings of Libere', () => {
  it.each([
    ['2008-12-31', undefined],
    ['2009-01-01', 1],
    ['2009-01-02', 1],
  ])('[1] a game of %s: %s rated', (date, played) => {
    expect(rate([event('t', date, ['A-B 1-0'], 'AB')]).ratings.A?.libere?.played).toBe(played);
  });

  it.each([
    [1, 1, '2010-12-31', 'provisional'],
    [2, 1, '2010-12-31', 'active'],
    [3, 1, '2010-12-31', 'active'],
    [1, 1, '2011-01-01', 'active'],
    // Two games of forty rounds are less than 15%: provisional from 2011 on.
    [2, 20, '2010-12-31', 'active'],
    [2, 20, '2011-01-01', 'provisional'],
  ])('[3] after %d tournaments of %d rounds the list of %s has %s (D-FRS-11)', (tournaments, rounds, list, status) => {
    const games = ['A-B 1-0', ...Array.from({ length: rounds - 1 }, () => 'B-C 1-0')];
    const libere = Array.from({ length: tournaments }, (_, i) => event(`t${i}`, `2010-0${i + 1}-01`, games, 'ABC'));
    const { ratings, workings } = frs2012.rate(document({ libere, listDate: list }), { workings: true });
    expect(ratings.A!.libere!.status).toBe(status);
    const last = workings!.find(({ player }) => player === 'A')!.steps.at(-1)!;
    expect([last.quantity, last.values.status]).toEqual([
      list < '2011' ? 'frs-2012.libere-tournament-status' : 'frs-2012.libere-status',
      status,
    ]);
  });

  it.each([
    [5, 'active'],
    [6, 'active'],
    [7, 'provisional'],
    [8, 'provisional'],
  ])('[3] %d tournaments without the player after two make the rating %s (window of eight)', (others, status) => {
    const own = ['t1', 't2'].map((id, i) => event(id, `2009-0${i + 1}-01`, ['A-B 1-0'], 'AB'));
    const away = Array.from({ length: others }, (_, i) => event(`o${i}`, `2010-0${i + 1}-01`, ['C-D 1-0'], 'CD'));
    expect(rate([...own, ...away], '2010-12-01').ratings.A!.libere!.status).toBe(status);
  });

  it('[1] the rating before two years away is the start rating on return, and it is active again', () => {
    const first = event('t1', '2009-03-01', ['A-B 1-0', 'A-B 1/2'], 'AB');
    const away = rate([first], '2012-06-01').ratings.A!.libere!;
    expect(away.status).toBe('inactive');
    const { ratings, ledger } = rate([first, event('t2', '2012-05-01', ['A-C 1-0'])], '2012-06-01');
    expect(ledger.find(({ player, game }) => player === 'A' && game === 't2')!.own).toBe(away.rating);
    expect(ratings.A!.libere!.status).toBe('active');
    expect(ratings.B!.libere!.status).toBe('inactive');
  });

  it('[1] an event that is not rated enters neither method, nor the rounds', () => {
    const first = event('t1', '2010-01-01', ['A-B 1-0'], 'AB');
    const last = event('t3', '2010-03-01', ['A-B 1/2'], 'AB');
    const between = { ...event('t2', '2010-02-01', ['B-A 1-0', 'B-A 1-0'], 'BA'), rated: false };
    expect(rate([first, between, last])).toEqual(rate([first, last]));
  });
});

describe('events that are refused', () => {
  const codes = (libere: readonly LibereEvent[]) => rate(libere).findings.map(({ code, player }) => [code, player]);

  it.each([
    ['2010-12-31', 0, [['frs-2012.places-missing', undefined]]],
    ['2011-01-01', 1, []],
    ['2011-01-02', 1, []],
  ])('[1] an event of %s without places: %d events rated', (date, rated, findings) => {
    const libere = [event('t', date, ['A-B 1-0'])];
    expect(codes(libere)).toEqual(findings);
    expect(Object.keys(rate(libere).ratings)).toHaveLength(2 * rated);
  });

  it('[1] a refused event enters neither method', () => {
    const first = event('t1', '2010-01-01', ['A-B 1-0'], 'AB');
    const last = event('t3', '2010-03-01', ['A-B 1/2'], 'AB');
    const { findings, ...rest } = rate([first, event('t2', '2010-02-01', ['B-A 1-0', 'B-A 1-0']), last]);
    const { findings: none, ...expected } = rate([first, last]);
    expect(rest).toEqual(expected);
    expect([findings.length, none.length]).toEqual([1, 0]);
  });

  it('[1] before 2011 everybody who played must be in the final ranking', () => {
    const line = event('t', '2010-05-01', ['A-B 1-0', 'C-A 1-0', 'C-D 1-0'], 'AB');
    expect(codes([line])).toEqual([
      ['frs-2012.player-unranked', 'C'],
      ['frs-2012.player-unranked', 'D'],
    ]);
    expect(rate([line]).ratings).toEqual({});
  });

  it('[6] a tournament of one is not rated (D-FRS-1)', () => {
    expect(codes([event('t', '2010-05-01', [], 'A')])).toEqual([['frs-2012.one-player', undefined]]);
  });
});
