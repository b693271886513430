import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';

const articles = (event: object, parts: object = {}) =>
  fce2016
    .rate(documentOf({ ...pair(1600, 1600), events: [eventOf({ type: 'match', ...event })], ...parts }))
    .findings.map((finding) => `${finding.severity} ${finding.article}`);
const onOneDay = (rounds: number) => undated(rounds).map((game) => ({ ...game, date: '2018-02-10' }));
const undated = (rounds: number) => Array.from({ length: rounds }, (_, i) => gameOf('a', 'b', '1/2', { round: i + 1 }));

describe('homologation', () => {
  it('[6.1] three rounds on a day are allowed, four are not', () => {
    expect([2, 3, 4].map((rounds) => articles({ games: onOneDay(rounds) }))).toEqual([[], [], ['warning 6.1']]);
  });
  it('[6.1] only in standard events', () => {
    expect(articles({ games: onOneDay(4), timeControl: { minutes: 20 } }, { rhythm: 'rapid' })).toEqual([]);
  });
  it('[6.1] several games of one round on a day are one round', () => {
    const games = onOneDay(3).flatMap((game) => [game, game]);
    expect(articles({ games })).toEqual([]);
  });
  it('[6.1] a postponed game puts its round on another day as well', () => {
    const games = [...onOneDay(3), gameOf('a', 'b', '1/2', { round: 4, date: '2018-02-11' })];
    expect(articles({ games })).toEqual([]);
    expect(articles({ games: [...games, gameOf('a', 'b', '1/2', { round: 4, date: '2018-02-10' })] })).toEqual([
      'warning 6.1',
    ]);
  });
  it('[6.1] more undated rounds than the days can hold', () => {
    expect(articles({ games: undated(9) })).toEqual([]);
    expect(articles({ games: undated(10) })).toEqual(['warning 6.1']);
  });
  it('[6.2] 90 days, both ends counted; 91 are too many', () => {
    const from = (start: string) => articles({ start, end: '2018-02-28', games: onOneDay(1) });
    expect(['2017-12-02', '2017-12-01', '2017-11-30'].map(from)).toEqual([[], [], ['warning 6.2']]);
  });
  it('[6.2] team competitions excepted', () => {
    expect(articles({ type: 'team', start: '2017-10-01', end: '2018-02-28', games: onOneDay(1) })).toEqual([]);
  });
  it('[2.2] such an event is rated all the same', () => {
    const output = fce2016.rate(
      documentOf({ ...pair(1600, 1600), events: [eventOf({ type: 'match', games: onOneDay(4) })] }),
    );
    expect(output.ledger).toHaveLength(8);
  });
});
