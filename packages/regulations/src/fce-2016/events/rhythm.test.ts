import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
import { firstUnder12BirthYear, mayHalveFactor, paceOf } from './rhythm.ts';

const repealed = rulesInForce('5.3-repealed', 17_000);
const inForce = rulesInForce('5.3-in-force', 17_000);

describe('which list an event counts for', () => {
  it('[5.1] [5.2] 59 minutes for 60 moves are rapid, 60 and 61 standard', () => {
    expect([59, 60, 61].map((minutes) => paceOf(repealed, minutes))).toEqual(['active', 'standard', 'standard']);
  });
  it('[16.5a] D-FCE-1: 9 and 10 minutes are blitz, 11 active', () => {
    expect([9, 10, 11].map((minutes) => paceOf(repealed, minutes))).toEqual(['blitz', 'blitz', 'active']);
  });
  it('[5.1] the increment counts over 60 moves, a second a minute', () => {
    const rate = (minutes: number, increment: number) =>
      fce2016.rate(
        documentOf({
          ...pair(1600, 1600),
          events: [eventOf({ timeControl: { minutes, increment }, games: [gameOf('a', 'b', '1-0')] })],
        }),
      );
    expect([rate(30, 29), rate(30, 30), rate(30, 31)].map((output) => output.ledger.length)).toEqual([0, 2, 2]);
    expect(rate(30, 29).findings).toMatchObject([{ severity: 'error', article: '3.1', event: 'e1' }]);
  });
  it('[3.1] an event of the other rhythm is not rated and says so', () => {
    const output = fce2016.rate(
      documentOf({ ...pair(1600, 1600), rhythm: 'rapid', events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    expect(output.ledger).toEqual([]);
    expect(output.findings).toMatchObject([{ severity: 'error', article: '3.1', event: 'e1' }]);
  });
});

describe('half K for active chess', () => {
  it('[5.3] repealed: any active event may ask', () => {
    expect([0, 9, 10].map((fixed) => mayHalveFactor(repealed, 'active', fixed))).toEqual([true, true, true]);
  });
  it('[5.3a] in force: at least ten fixed minutes', () => {
    expect([9, 10, 11].map((fixed) => mayHalveFactor(inForce, 'active', fixed))).toEqual([false, true, true]);
  });
  it('[5.3b] in force: under an hour in all, which is what active means', () => {
    expect(mayHalveFactor(inForce, paceOf(inForce, 60), 60)).toBe(false);
    expect(mayHalveFactor(inForce, paceOf(inForce, 59), 59)).toBe(true);
  });
  const rapid = (revision: string, minutes: number, increment: number) =>
    fce2016.rate(
      documentOf({
        ...pair(1600, 1600),
        rhythm: 'rapid',
        revision,
        events: [eventOf({ timeControl: { minutes, increment }, halfK: true, games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
  it('[5.3] the K of the game is half of 30', () => {
    const output = rapid('5.3-in-force', 10, 5);
    expect(output.ledger[0]).toMatchObject({ k: 15, change: 7.5, articles: ['8.3', '13.2', '15.2', '16.2', '5.3'] });
    expect(output.findings).toEqual([]);
  });
  it('[5.3a] refused: full K and a finding', () => {
    const output = rapid('5.3-in-force', 9, 5);
    expect(output.ledger[0]).toMatchObject({ k: 30 });
    expect(output.findings).toMatchObject([
      { severity: 'warning', article: '5.3', code: 'fce-2016.half-k-fixed-minutes' },
    ]);
    expect(rapid('5.3-repealed', 9, 5).ledger[0]).toMatchObject({ k: 15 });
  });
  it('[5.3] a standard event that asks has full K and a finding, in both revisions', () => {
    for (const revision of ['5.3-in-force', '5.3-repealed']) {
      const output = fce2016.rate(
        documentOf({
          ...pair(1600, 1600),
          revision,
          events: [eventOf({ halfK: true, games: [gameOf('a', 'b', '1-0')] })],
        }),
      );
      expect(output.ledger[0]).toMatchObject({ k: 30 });
      expect(output.findings).toMatchObject([
        { severity: 'warning', article: '5.3', code: 'fce-2016.half-k-not-active' },
      ]);
    }
  });
  it('[5.3] blitz has half K anyway and asking changes nothing', () => {
    const output = rapid('5.3-in-force', 3, 2);
    expect(output.ledger[0]).toMatchObject({ k: 15 });
    expect(output.findings).toEqual([]);
  });
});

const rules = rulesInForce('5.3-repealed', 17_000);

/** Ten participants, this many of them young, and one game between the first two. */
const rate = (young: number, event: object = {}, parts: object = {}, youngBirth = '2006-01-01') => {
  const players = Array.from({ length: 10 }, (_, i) => ({
    id: String(i),
    firstSeason: 2018,
    ...(i < young ? { birthDate: youngBirth } : { birthDate: '2005-12-31' }),
  }));
  return fce2016.rate(
    documentOf({
      players,
      lists: [{ date: '2018-02-01', ratings: Object.fromEntries(players.map((player) => [player.id, 1600])) }],
      events: [eventOf({ participants: players.map((p) => p.id), games: [gameOf('0', '1', '1-0')], ...event })],
      ...parts,
    }),
  ).ledger;
};

describe('events of players under 12', () => {
  it('[16.3] under 12: born on or after 1 January twelve years before the year of the start', () => {
    expect(firstUnder12BirthYear(rules, dayFrom('2018-12-31'))).toBe(2006);
    expect(['2005-12-31', '2006-01-01', '2006-01-02'].map((birth) => rate(8, {}, {}, birth)[0]!.k)).toEqual([30, 6, 6]);
  });
  it('[16.3] the year of birth is enough', () => {
    const players = [2005, 2006, 2007].map((birthYear) => ({ id: `of ${birthYear}`, birthYear, firstSeason: 2018 }));
    const other = { id: 'other', firstSeason: 2018, birthYear: 2007 };
    const lines = players.map(
      (player) =>
        fce2016.rate(
          documentOf({
            players: [player, other],
            lists: [{ date: '2018-02-01', ratings: { [player.id]: 1600, other: 1600 } }],
            events: [eventOf({ games: [gameOf(player.id, 'other', '1-0')] })],
          }),
        ).ledger[0]!.k,
    );
    expect(lines).toEqual([30, 6, 6]);
  });
  it('[16.3] 80%: seven, eight and nine of ten', () => {
    expect([7, 8, 9].map((young) => rate(young)[0]!.k)).toEqual([30, 6, 6]);
  });
  it('[16.3] participants who did not play count, and everybody has the same K', () => {
    expect(rate(8)).toMatchObject([
      { k: 6, change: 3, articles: ['8.3', '13.2', '15.2', '16.3'] },
      { k: 6, change: -3 },
    ]);
    expect(rate(8, { participants: undefined, games: [gameOf('8', '9', '1-0')] })[0]!.k).toBe(30);
  });
  it('[16.3] a participant without a birth date is not under 12', () => {
    const players = ['a', 'b', 'c', 'd', 'e'].map((id, i) => ({
      id,
      firstSeason: 2018,
      ...(i < 3 ? { birthDate: '2009-01-01' } : {}),
    }));
    const lines = fce2016.rate(
      documentOf({
        players,
        lists: [{ date: '2018-02-01', ratings: { a: 1600, b: 1600, c: 1600, d: 1600, e: 1600 } }],
        events: [eventOf({ participants: players.map((p) => p.id), games: [gameOf('a', 'b', '1-0')] })],
      }),
    ).ledger;
    expect(lines[0]!.k).toBe(30);
  });
  it('[16.4] rapid, active and blitz alike: 3, not halved on top (D-FCE-11)', () => {
    for (const timeControl of [{ minutes: 20 }, { minutes: 5 }]) {
      const [line] = rate(8, { timeControl, halfK: true }, { rhythm: 'rapid' });
      expect(line).toMatchObject({ k: 3, change: 1.5, decisions: ['D-FCE-11'] });
      expect(line!.articles).toContain('16.4');
    }
  });
  it('[16.6b] a forfeit has half of that K', () => {
    const forfeit = [gameOf('0', '1', '1-0', { kind: 'forfeit' })];
    expect(rate(8, { games: forfeit })[0]).toMatchObject({ k: 3, change: 1.5 });
    expect(rate(8, { games: forfeit, timeControl: { minutes: 5 } }, { rhythm: 'rapid' })[0]).toMatchObject({
      k: 1.5,
      change: 0.75,
    });
  });
  describe('[16.3] D-FCE-28: of an event in parts, who takes part in what is evaluated before the list', () => {
    const part = (white: string, black: string, evaluatedOn: string) =>
      gameOf(white, black, '1-0', { date: '2018-02-10', evaluatedOn });
    const of = (second: string, participants?: string[]) =>
      rate(8, { participants, games: [part('0', '1', '2018-02-11'), part('8', '9', second)] })[0]!.k;
    it.each([
      ['2018-02-28', 30],
      ['2018-03-01', 6],
      ['2018-03-02', 6],
    ])('others come with a part of %s', (second, k) => {
      expect(of(second)).toBe(k);
      expect(of(second, ['0', '1', '8', '9'])).toBe(k);
    });
    it('who is named and has no game takes part from the start', () => {
      expect(of('2018-03-01', ['0', '1', '2'])).toBe(6);
      expect(rate(2, { participants: ['0', '1', '5'], games: [part('0', '1', '2018-02-11')] })[0]!.k).toBe(30);
    });
  });
});
