import type { Rhythm } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { documentOf, eventOf, field, found, gameOf, gamesOf, rate } from '../testing/document.ts';

const ROOK = { a: 1700, b: 1750 };
const GAMES = [gameOf('a', 'b', '1-0')];

/** The errors of one event of two players. */
function errors(
  parts: Parameters<typeof eventOf>[0],
  rhythm: Rhythm = 'standard',
  ratings: Record<string, number> = ROOK,
) {
  return found(rate({ rhythm, ...field(ratings), events: [eventOf({ games: GAMES, ...parts }, rhythm)] }), 'error');
}

describe('which events are rated', () => {
  it('[0.1] [R0.1] those that start on 1 March 2024 or later', () => {
    const of = (start: string, rhythm: Rhythm): string[] => {
      const event = eventOf({ start, end: '2024-03-20', games: GAMES }, rhythm);
      const lists = [{ date: '2024-03-01', ratings: ROOK }];
      return found(rate({ rhythm, listDate: '2024-04-01', ...field(ROOK), lists, events: [event] }), 'error');
    };
    expect(of('2024-02-29', 'standard')).toEqual(['0.1']);
    expect(of('2024-02-29', 'blitz')).toEqual(['R0.1']);
    expect(of('2024-03-01', 'standard')).toEqual([]);
  });

  it('[1.1] [R1.1] of the rhythm of the list; others are left out with a warning (D-F24-3)', () => {
    const of = (minutes: number, rhythm: Rhythm) => {
      const output = rate({ rhythm, ...field(ROOK), events: [eventOf({ timeControl: { minutes }, games: GAMES })] });
      return { rated: output.ledger.length > 0, warning: found(output, 'warning'), error: found(output, 'error') };
    };
    const left = (article: string) => ({ rated: false, warning: [article], error: [] });
    const rated = { rated: true, warning: [], error: [] };
    expect(of(59.5, 'standard')).toEqual(left('1.1'));
    expect(of(60, 'standard')).toEqual(rated);
    expect(of(60, 'rapid')).toEqual(left('R1.1'));
    expect(of(59.5, 'rapid')).toEqual(rated);
    expect(of(10.5, 'rapid')).toEqual(rated);
    expect(of(10, 'rapid')).toEqual(left('R1.1'));
    expect(of(10, 'blitz')).toEqual(rated);
    expect(of(3.5, 'blitz')).toEqual(rated);
    expect(of(3, 'blitz')).toEqual({ rated: false, warning: [], error: ['R1.1'] });
    expect(of(3, 'rapid')).toEqual(left('R1.1'));
  });

  it('[1.1] [R1.1] of another rhythm are left out whatever list they name, and early or late (D-F24-3)', () => {
    const left = (minutes: number, rhythm: Rhythm, facts: Parameters<typeof eventOf>[0]) => {
      const events = [eventOf({ timeControl: { minutes }, games: GAMES, ...facts })];
      const output = rate({ rhythm, listDate: '2025-11-01', ...field(ROOK), events });
      return [found(output, 'warning'), found(output, 'error')];
    };
    const early = { start: '2025-10-20', end: '2025-10-30', forList: '2025-11-01' };
    const late = { start: '2025-07-20', end: '2025-07-31', forList: '2025-11-01' };
    for (const facts of [early, late]) {
      expect(left(15, 'standard', facts)).toEqual([['1.1'], []]);
      expect(left(90, 'rapid', facts)).toEqual([['R1.1'], []]);
    }
    expect(left(90, 'standard', early)).toEqual([[], ['7.1.3']]);
    expect(left(90, 'standard', late)).toEqual([[], ['9.1']]);
  });

  it('[1.2] with 30 moves or more in the first control, standard only', () => {
    const of = (moves: number, rhythm: Rhythm = 'standard') =>
      errors({ timeControl: { minutes: rhythm === 'standard' ? 120 : 20, moves } }, rhythm);
    expect([29, 30, 31].map((moves) => of(moves))).toEqual([['1.2'], [], []]);
    expect(of(29, 'rapid')).toEqual([]);
  });

  it('[6.1] [R5.1] matches between rated players; in rapid and blitz a standard rating is one', () => {
    expect(errors({ type: 'match' }, 'standard', { a: 1700, b: 0 })).toEqual(['6.1']);
    expect(errors({ type: 'match' }, 'blitz', { a: 1700, b: 0 })).toEqual(['R5.1']);
    const standardLists = [{ date: '2025-10-01', ratings: { b: 1800 } }];
    const event = eventOf({ type: 'match', games: GAMES }, 'rapid');
    const output = rate({ rhythm: 'rapid', ...field({ a: 1700, b: 0 }), standardLists, events: [event] });
    expect(found(output, 'error')).toEqual([]);
  });

  it('names every fault of an event', () => {
    const event = { type: 'match', start: '2024-02-01', timeControl: { minutes: 60, moves: 20 } } as const;
    expect(errors(event, 'standard', { a: 1700, b: 0 })).toEqual(['0.1', '1.2', '6.1']);
  });
});

describe('which games are rated', () => {
  const rounds = (output: ReturnType<typeof rate>): number[] =>
    output.ledger.filter(({ player }) => player === 'a').map(({ round }) => round);

  it('[1.1] a game by the stronger of its players: 120 minutes from 2400 on, 90 from 1800 on (D-F24-4)', () => {
    const of = (minutes: number, strongest: number): string[] =>
      errors({ timeControl: { minutes } }, 'standard', { a: 1500, b: strongest });
    expect([1799, 1800].map((rating) => of(89, rating))).toEqual([[], ['1.1 round 1']]);
    expect([2399, 2400].map((rating) => of(119, rating))).toEqual([[], ['1.1 round 1']]);
    expect([of(90, 1800), of(120, 2400)]).toEqual([[], []]);
    const games = gamesOf('a', ['b', 'c'], '11');
    const output = rate({
      ...field({ a: 1500, b: 2000, c: 1600 }),
      events: [eventOf({ timeControl: { minutes: 60 }, games })],
    });
    expect(rounds(output)).toEqual([2]);
    expect(output.findings).toMatchObject([
      { round: 1, player: 'a', values: { minutes: 60, needed: 90, highest: 2000 } },
    ]);
  });

  it('[R1.2] not where the players had different times', () => {
    const games = [gameOf('a', 'b', '1-0', { unequalTime: true })];
    expect(errors({ games }, 'rapid')).toEqual(['R1.2 round 1']);
    expect(errors({ games }, 'standard')).toEqual([]);
  });

  it('[5.1] [R4.1] not what was not played or is taken out; one warning an event', () => {
    const games = [
      gameOf('a', 'b', '1-0'),
      gameOf('a', 'b', '1-0', { round: 2, kind: 'forfeit' }),
      gameOf('a', 'b', '0-0', { round: 3, kind: 'adjudicated' }),
      gameOf('b', 'a', '1-0', { round: 4, excluded: true }),
    ];
    for (const [rhythm, article] of [
      ['standard', '5.1'],
      ['blitz', 'R4.1'],
    ] as const) {
      const output = rate({ rhythm, ...field(ROOK), events: [eventOf({ type: 'team', games }, rhythm)] });
      expect(rounds(output)).toEqual([1]);
      expect(output.findings).toMatchObject([{ article, severity: 'warning', values: { games: 3 } }]);
    }
  });

  it('[5.1] [D-F24-28] what an arbiter decided after moves is rated for each by the own points', () => {
    const games = [gameOf('a', 'b', '1/2-0'), gameOf('b', 'a', '0-0', { round: 2, kind: 'played' })];
    const { ledger, findings } = rate({ ...field(ROOK), events: [eventOf({ type: 'team', games })] });
    expect(findings).toEqual([]);
    expect(ledger.map(({ round, player, score }) => `${round} ${player} ${score}`).sort()).toEqual([
      '1 a 0.5',
      '1 b 0',
      '2 a 0',
      '2 b 0',
    ]);
  });

  it('[6.2] [R5.2] not after a match is decided, unless that was waived', () => {
    const games = gamesOf('a', ['b', 'b', 'b', 'b', 'b'], '111=0');
    for (const [rhythm, article] of [
      ['standard', '6.2'],
      ['rapid', 'R5.2'],
    ] as const) {
      const of = (parts: object) =>
        rate({ rhythm, ...field(ROOK), events: [eventOf({ type: 'match', games, ...parts }, rhythm)] });
      expect(rounds(of({}))).toEqual([1, 2, 3]);
      expect(of({}).findings).toMatchObject([{ article, severity: 'warning', values: { games: 2 } }]);
      expect(rounds(of({ waived: true }))).toEqual([1, 2, 3, 4, 5]);
      expect(rounds(of({ rounds: 6 }))).toEqual([1, 2, 3, 4]);
    }
  });

  it('[R7.3.1] not 600 points apart with a player over 2600, from December 2024 on', () => {
    const of = (high: number, low: number, start = '2025-10-04'): string[] =>
      errors({ start }, 'rapid', { a: high, b: low });
    expect(
      [
        [2601, 2002],
        [2601, 2001],
        [2601, 2000],
      ].map(([high, low]) => of(high!, low!)),
    ).toEqual([[], ['R7.3.1 round 1'], ['R7.3.1 round 1']]);
    expect(of(2600, 1900)).toEqual([]);
    expect(of(2800, 1500, '2024-11-30')).toEqual([]);
    expect(of(2800, 1500, '2024-12-01')).toEqual(['R7.3.1 round 1']);
    expect(errors({}, 'rapid', { a: 2800, b: 0 })).toEqual([]);
    expect(errors({}, 'standard', { a: 2800, b: 1500 })).toEqual([]);
  });
});

describe('what is worth knowing', () => {
  const warnings = (parts: object, rhythm: Rhythm = 'standard'): string[] =>
    found(rate({ rhythm, ...field(ROOK), events: [eventOf({ type: 'team', ...parts }, rhythm)] }), 'warning');
  const onOneDay = (rounds: number) =>
    Array.from({ length: rounds }, (_, i) => gameOf('a', 'b', '1/2', { round: i + 1, date: '2025-10-05' }));

  it('[3.1] [R3.1] more than twelve hours, 15 rapid or 30 blitz rounds on a day', () => {
    expect([3, 4].map((rounds) => warnings({ games: onOneDay(rounds) }))).toEqual([[], ['3.1']]);
    expect([15, 16].map((rounds) => warnings({ games: onOneDay(rounds) }, 'rapid'))).toEqual([[], ['R3.1']]);
    expect([30, 31].map((rounds) => warnings({ games: onOneDay(rounds) }, 'blitz'))).toEqual([[], ['R3.1']]);
  });

  it('[4.1] more than 30 days: then the list of the day of the game counts (D-F24-6)', () => {
    const lists = [
      { date: '2025-09-01', ratings: { a: 1600, b: 1700 } },
      { date: '2025-10-01', ratings: { a: 1700, b: 1750 } },
    ];
    const of = (start: string) => {
      const games = [gameOf('a', 'b', '1-0'), gameOf('b', 'a', '1/2', { round: 2, date: '2025-10-05' })];
      const event = eventOf({ type: 'team', start, end: '2025-10-12', games });
      const output = rate({ ...field(ROOK), lists, events: [event] });
      return [found(output, 'warning'), output.ledger.filter(({ player }) => player === 'a').map(({ own }) => own)];
    };
    expect(of('2025-09-13')).toEqual([[], [1600, 1600]]);
    expect(of('2025-09-12')).toEqual([['4.1'], [1600, 1700]]);
  });

  it('a document without events is a list all the same', () => {
    expect(rate(documentOf(field(ROOK))).list).toHaveLength(2);
  });
});
