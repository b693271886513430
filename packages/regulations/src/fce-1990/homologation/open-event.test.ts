import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { homologationRules } from '../parameters.ts';
import { judgeHomologation } from './judge-homologation.ts';
import { applicationDue, openFee } from './open-conditions.ts';
import { against, openEvent, playersOf } from './testing/events.ts';

const rules = homologationRules(dayFrom('1990-07-01'));

describe('open events', () => {
  it('[Oberts 1] [Oberts 2] [Oberts 3] [Oberts 9] an event that meets everything', () => {
    expect([against(openEvent()), against(openEvent(), 'norms')]).toEqual([[], []]);
    expect(judgeHomologation(openEvent()).purposes.map(({ verdict }) => verdict)).toEqual(['yes', 'yes']);
  });

  it('[Oberts 1] asked for before 30 June: the day before, the day, the day after (D-COMP-32)', () => {
    const applied = ['1990-06-29', '1990-06-30', '1990-07-01'].map((appliedOn) => against(openEvent({ appliedOn })));
    expect(applied).toEqual([[], ['open-applied no'], ['open-applied no']]);
  });

  it('[Oberts 1] the day before the last 30 June that is not after the start (D-COMP-32)', () => {
    const due = (start: string) => writeDay(applicationDue(rules, dayFrom(start)));
    expect(['1990-06-29', '1990-06-30', '1990-07-01', '1991-04-02'].map(due)).toEqual([
      '1989-06-29',
      '1990-06-29',
      '1990-06-29',
      '1990-06-29',
    ]);
  });

  it('[Oberts 2] another event nearer than 30 km: below, at, above', () => {
    const near = (kilometres: number) =>
      against(openEvent({ neighbours: [{ name: 'Other', start: '1990-07-25', end: '1990-08-02', kilometres }] }));
    expect([29, 30, 31].map(near)).toEqual([['open-neighbour no'], [], []]);
  });

  it('[Oberts 2] one day in common is enough', () => {
    const on = (start: string, end: string) =>
      against(openEvent({ neighbours: [{ name: 'Other', start, end, kilometres: 5 }] }));
    expect(on('1990-07-10', '1990-07-19')).toEqual([]);
    expect(on('1990-07-10', '1990-07-20')).toEqual(['open-neighbour no']);
    expect(on('1990-07-29', '1990-08-05')).toEqual(['open-neighbour no']);
    expect(on('1990-07-30', '1990-08-05')).toEqual([]);
  });

  it('[Oberts 3] eight rounds for rating, nine for norms', () => {
    const rounds = [7, 8, 9, 10].map((count) => openEvent({}, { rounds: count }));
    expect(rounds.map((event) => against(event))).toEqual([['open-rounds no'], [], [], []]);
    expect(rounds.map((event) => against(event, 'norms'))).toEqual([
      ['open-rounds-norms no'],
      ['open-rounds-norms no'],
      [],
      [],
    ]);
  });

  it('[Oberts 4] 25 players in the group: below, at, above', () => {
    const group = (count: number) => against(openEvent({}, { players: playersOf(count) }));
    expect([24, 25, 26].map(group)).toEqual([['open-players no'], [], []]);
  });

  it('[Oberts 4] which categories may play together', () => {
    const all = ['preferent', 'first', 'second', 'third'];
    const together = (...categories: string[]) => {
      const players = playersOf(28).map((player, i) => ({ ...player, category: categories[i % categories.length] }));
      return against(openEvent({ feesPaid: 10_000 }, { players })).length === 0;
    };
    const allowed = all.flatMap((one) => all.filter((other) => together(one, other)).map((other) => `${one} ${other}`));
    expect(allowed).toEqual([
      'preferent preferent',
      'preferent first',
      'first preferent',
      'first first',
      'second second',
      'second third',
      'third second',
      'third third',
    ]);
    expect(together(...all)).toBe(false);
  });

  it('[Oberts 4] categories that are not told', () => {
    const players = [...playersOf(25), { id: 'new' }];
    expect(against(openEvent({}, { players }))).toEqual(['open-categories unknown', 'open-fees unknown']);
  });

  it('[Oberts 5] the rules are approved', () => {
    expect(against(openEvent({ rulesApproved: false }))).toEqual(['open-rules no']);
  });

  it('[Oberts 6] the list of players before the second round; its day counts (D-COMP-34)', () => {
    const given = ['1990-07-20', '1990-07-21', '1990-07-22'].map((playerListOn) =>
      against(openEvent({ playerListOn })),
    );
    expect(given).toEqual([[], [], ['open-player-list no']]);
  });

  it('[Oberts 7] arbiter and director are named', () => {
    expect(against(openEvent({ arbiter: '' }))).toEqual(['open-arbiter no']);
    expect(against(openEvent({ director: undefined }))).toEqual(['open-director unknown']);
  });

  it('[Oberts 8] four working days after the end, Sundays and holidays aside', () => {
    // The event ends on a Sunday: Monday 30 July is the first working day, Thursday 2 August the fourth.
    const given = (reportsOn: string, holidays?: string[]) => against(openEvent({ reportsOn, holidays }));
    expect(['1990-08-01', '1990-08-02', '1990-08-03'].map((day) => given(day))).toEqual([[], [], ['open-reports no']]);
    expect(['1990-08-03', '1990-08-04'].map((day) => given(day, ['1990-07-31']))).toEqual([[], ['open-reports no']]);
  });

  it('[Oberts 9] what each set of categories pays, with the sums that the regulation names', () => {
    expect(openFee(rules, ['preferent', 'first', 'second', 'third'])).toBe(10_000);
    expect(openFee(rules, ['second', 'third'])).toBe(4000);
    expect(openFee(rules, ['first', 'preferent'])).toBe(6000);
    expect(openFee(rules, ['third', 'third'])).toBe(2000);
  });

  it('[Oberts 9] paid: below, at, above; the whole event pays for all its groups', () => {
    expect([3999, 4000, 4001].map((feesPaid) => against(openEvent({ feesPaid })))).toEqual([['open-fees no'], [], []]);
    const groups = ['preferent', '1a', '2a', '3a'];
    expect([4000, 10_000].map((feesPaid) => against(openEvent({ feesPaid, categories: groups })))).toEqual([
      ['open-fees no'],
      [],
    ]);
  });

  it('[Oberts 9] is asked while there were pesetas: the last days, and later', () => {
    const feesOf = (start: string) => against(openEvent({ feesPaid: 0, start })).includes('open-fees no');
    expect([feesOf('2001-12-30'), feesOf('2001-12-31'), feesOf('2002-01-01')]).toEqual([true, true, false]);
  });

  it.each([
    ['[Oberts 1] the start', 'start', ['open-applied', 'open-neighbour']],
    ['[Oberts 1] the application', 'appliedOn', ['open-applied']],
    ['[Oberts 2] the neighbours', 'neighbours', ['open-neighbour']],
    ['[Oberts 2] the end', 'end', ['open-neighbour', 'open-reports']],
    ['[Oberts 6] the days of the rounds', 'roundDates', ['open-player-list']],
    ['[Oberts 6] the list of players', 'playerListOn', ['open-player-list']],
    ['[Oberts 8] the day of the reports', 'reportsOn', ['open-reports']],
    ['[Oberts 9] the fees', 'feesPaid', ['open-fees']],
  ])('%s not told', (_, fact, codes) => {
    expect(against(openEvent({ [fact]: undefined }))).toEqual(codes.map((code) => `${code} unknown`));
  });

  it('[Oberts 9] too little for the categories that are told is too little', () => {
    const players = [...playersOf(25), { id: 'new' }];
    expect(against(openEvent({ feesPaid: 3999 }, { players }))).toEqual(['open-categories unknown', 'open-fees no']);
  });

  it('[Oberts 1] a document without facts leaves everything open that it does not tell', () => {
    expect(against(openEvent({}, { event: undefined }))).toEqual([
      'open-applied unknown',
      'open-neighbour unknown',
      'open-rules unknown',
      'open-player-list unknown',
      'open-arbiter unknown',
      'open-director unknown',
      'open-reports unknown',
      'open-fees unknown',
    ]);
  });
});
