import { describe, expect, it } from 'vitest';
import { catalanEvent } from '../facts.ts';
import { judgeHomologation } from './judge-homologation.ts';
import { against, closedEvent, playersOf } from './testing/events.ts';

const withMean = (sum: number) => closedEvent({ players: playersOf(10, {}, [...Array(9).fill(2190), sum - 9 * 2190]) });

describe('closed events', () => {
  it('[Tancats Elo 2] [Tancats MC 2] an event that meets everything', () => {
    const verdict = judgeHomologation(closedEvent({ name: 'Memorial' }));
    expect(verdict).toMatchObject({ event: 'Memorial', kind: 'closed' });
    expect(verdict.purposes.map(({ purpose, verdict: holds }) => [purpose, holds])).toEqual([
      ['rating', 'yes'],
      ['norms', 'yes'],
    ]);
    expect(verdict.purposes[0]!.reasons.map(({ article }) => article)).toEqual([
      'Tancats Elo 2',
      'Tancats Elo 2',
      'Tancats Elo 2',
      'Tancats nota',
      'Tancats nota',
    ]);
  });

  it('[Tancats Elo 1] [Tancats MC 1] valid for international rating: nothing else is asked but the size', () => {
    const players = playersOf(10, { category: 'tercera', club: 'one' }, [1800]);
    const international = closedEvent({ players, event: catalanEvent({ internationalRating: true }) });
    expect([against(international), against(international, 'norms')]).toEqual([[], []]);
    expect(against(closedEvent({ players, event: catalanEvent({ internationalRating: false }) }))).toEqual([
      'closed-clubs no',
      'closed-preferent no',
      'closed-mean no',
    ]);
    expect(judgeHomologation(international).purposes.map(({ reasons }) => reasons[0]!.article)).toEqual([
      'Tancats Elo 1',
      'Tancats MC 1',
    ]);
  });

  it('[Tancats Elo 2] half as many clubs as players: below, at, above (D-COMP-31)', () => {
    const clubs = (count: number, size = 10) =>
      against(closedEvent({ players: playersOf(size).map((player, i) => ({ ...player, club: `c${i % count}` })) }));
    expect([4, 5, 6].map((count) => clubs(count))).toEqual([['closed-clubs no'], [], []]);
    // Half of eleven is five and a half.
    expect([5, 6].map((count) => clubs(count, 11))).toEqual([['closed-clubs no'], []]);
  });

  it('[Tancats Elo 2] players without a club may be of different ones', () => {
    const told = (count: number) =>
      against(
        closedEvent({
          players: playersOf(10).map((player, i) => ({ ...player, club: i < count ? 'one' : undefined })),
        }),
      );
    expect([6, 7].map(told)).toEqual([['closed-clubs unknown'], ['closed-clubs no']]);
  });

  it('[Tancats Elo 2] everybody is Preferent', () => {
    const [one, ...rest] = playersOf(10);
    expect(against(closedEvent({ players: [{ ...one!, category: 'first' }, ...rest] }))).toEqual([
      'closed-preferent no',
    ]);
    expect(against(closedEvent({ players: [{ ...one!, category: undefined }, ...rest] }))).toEqual([
      'closed-preferent unknown',
    ]);
    expect(against(closedEvent({ players: [{ ...one!, category: undefined, title: 'MC' }, ...rest] }))).toEqual([]);
    const named = (category?: string) =>
      judgeHomologation(closedEvent({ players: [{ ...one!, category }, ...rest] })).purposes[0]!.reasons[1]!.values;
    expect([named('first'), named()]).toMatchObject([
      { count: 1, players: 'p1' },
      { count: 1, players: 'p1' },
    ]);
  });

  it('[Tancats Elo 2] a mean of 2100: below, at, above', () => {
    const mean = (sum: number) =>
      against(closedEvent({ players: playersOf(10, {}, [...Array(9).fill(2100), sum - 9 * 2100]) }));
    expect([20_999, 21_000, 21_001].map(mean)).toEqual([['closed-mean no'], [], []]);
  });

  it('[Tancats Elo 2] a player without a rating counts 2000 (D-COMP-25)', () => {
    const players = [...playersOf(9, {}, [2111]), { ...playersOf(1)[0]!, id: 'new', club: 'new', rating: undefined }];
    const { reasons } = judgeHomologation(closedEvent({ players })).purposes[0]!;
    expect(reasons[2]).toMatchObject({ holds: 'no', values: { mean: 2099.9, unrated: 1 }, decisions: ['D-COMP-25'] });
  });

  it('[Tancats MC 2] one player may be under 2175, two may not', () => {
    const under = (...ratings: number[]) =>
      against(
        closedEvent({ players: playersOf(10, {}, [...ratings, ...Array(10 - ratings.length).fill(2300)]) }),
        'norms',
      );
    expect([under(2175, 2175), under(1500), under(2174), under(2174, 2174)]).toEqual([
      [],
      [],
      [],
      ['closed-lowest no'],
    ]);
  });

  it('[Tancats MC 2] a mean of 2200: below, at, above; for rating it is enough anyhow', () => {
    const sums = [21_999, 22_000, 22_001].map(withMean);
    expect(sums.map((event) => against(event, 'norms'))).toEqual([['closed-mean-norms no'], [], []]);
    expect(sums.map((event) => against(event))).toEqual([[], [], []]);
  });

  it('[Tancats nota] nine rounds and ten players, for either purpose: below, at, above', () => {
    for (const purpose of ['rating', 'norms'] as const) {
      expect([8, 9, 10].map((rounds) => against(closedEvent({ rounds }), purpose))).toEqual([
        ['closed-rounds no'],
        [],
        [],
      ]);
      expect([9, 10, 11].map((count) => against(closedEvent({ players: playersOf(count) }), purpose))).toEqual([
        ['closed-players no'],
        [],
        [],
      ]);
    }
  });

  it('[Tancats nota] an event without players fails, and breaks nothing', () => {
    expect(against(closedEvent({ players: [] }))).toEqual(['closed-mean no', 'closed-players no']);
  });
});
