import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2024 } from './index.ts';
import { eventOf, gameOf } from './testing/document.ts';

const START = dayFrom('2025-10-04');

describe('terms of an office', () => {
  it('[0.2] [R0.2] an event is registered three days before, with a top player 30', () => {
    const event = eventOf({ participants: ['a'] });
    const late = (registered: string, rating: number, sex: 'f' | 'm' = 'm') =>
      fide2024
        .eventFindings(event, [{ id: 'a', sex }], { ratings: { a: rating }, registered: dayFrom(registered) })
        .map(({ article, values }) => [article, values.due]);
    expect([late('2025-10-01', 2700), late('2025-10-02', 2700)]).toEqual([[], [['0.2', '2025-10-01']]]);
    expect([late('2025-09-04', 2701), late('2025-09-05', 2701)]).toEqual([[], [['0.2', '2025-09-04']]]);
    expect([late('2025-09-05', 2500, 'f'), late('2025-09-05', 2501, 'f')]).toEqual([[], [['0.2', '2025-09-04']]]);
    const reported = { reportedRatings: { a: 2701 }, registered: dayFrom('2025-09-05') };
    expect(fide2024.eventFindings(event, [{ id: 'a' }], reported)).toMatchObject([{ article: '0.2' }]);
    const dueWith = (rating: number, sex?: 'f', rhythm?: 'rapid') =>
      START - fide2024.registration!(START, START, { rhythm, field: [{ rating, sex }] }).due;
    expect([dueWith(2700), dueWith(2701), dueWith(2500, 'f'), dueWith(2501, 'f')]).toEqual([3, 30, 3, 30]);
    expect(dueWith(2701, undefined, 'rapid')).toBe(3);
    const verdict = fide2024.registration!(START - 4, START, { rhythm: 'rapid' });
    expect(verdict).toEqual({ article: 'R0.2', due: START - 3, verdict: 'in-time' });
  });

  it('[0.4] [R0.4] a refusal may be appealed for seven days, the day of the notice not counted', () => {
    const verdicts = [7, 8].map((days) => fide2024.appeal!(START, START + days));
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['in-time', 'too-late']);
    expect(writeDay(verdicts[0]!.lastDay)).toBe('2025-10-11');
    expect(fide2024.appeal!(START, START, { rhythm: 'blitz' }).article).toBe('R0.4');
  });

  it('an event is judged before it is rated: by what is known of ratings', () => {
    const event = eventOf({ timeControl: { minutes: 60 }, games: [gameOf('a', 'b', '1-0')] });
    const players = [{ id: 'a' }, { id: 'b' }];
    expect(fide2024.eventFindings(event, players)).toEqual([]);
    expect(fide2024.eventFindings(event, players, { ratings: { a: 1800 } })).toMatchObject([
      { article: '1.1', round: 1 },
    ]);
    const said = fide2024.eventFindings(event, players, { ratings: { a: 1700 }, reportedRatings: { a: 1690 } });
    expect(said).toMatchObject([{ article: '7.1.1', values: { players: 1, named: 'a: 1690 (1700)', more: 0 } }]);
    expect(fide2024.eventFindings(event, players, { rhythm: 'blitz' })).toMatchObject([{ article: 'R1.1' }]);
  });
});
