import type { TimeControl } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { CatalanEvent } from '../facts.ts';
import { judgeHomologation } from './judge-homologation.ts';
import { against, closedEvent } from './testing/events.ts';

const fast = (event: CatalanEvent) => closedEvent({ rounds: 7, event });
const clock = (minutes: number, increment?: number): TimeControl => ({ minutes, increment });
const sameDay = (rounds: number): string[] => Array(rounds).fill('1990-05-01');

describe('active chess', () => {
  const active = (event: CatalanEvent) => against(fast({ kind: 'active', roundDates: sameDay(6), ...event }));

  it('[Actius 1] thirty minutes each', () => {
    expect([29, 30, 31].map((minutes) => active({ timeControl: clock(minutes) }))).toEqual([
      ['active-minutes no'],
      [],
      ['active-minutes no'],
    ]);
  });
  it('[Actius 22] ten seconds for each move on a special clock, or none', () => {
    expect([undefined, 0, 10, 5].map((increment) => active({ timeControl: clock(30, increment) }))).toEqual([
      [],
      [],
      [],
      ['active-increment no'],
    ]);
  });
  it('[Actius 24] six rounds a day: below, at, above', () => {
    const timeControl = clock(30);
    expect([5, 6, 7].map((rounds) => active({ timeControl, roundDates: sameDay(rounds) }))).toEqual([
      [],
      [],
      ['active-rounds no'],
    ]);
  });
  it('[Actius 24] without dates of rounds: as many as the fullest day must have', () => {
    const onDays = (start?: string, end?: string) =>
      active({ timeControl: clock(30), roundDates: undefined, start, end });
    expect(onDays('1990-05-01', '1990-05-01')).toEqual(['active-rounds no']);
    expect(onDays('1990-05-01', '1990-05-02')).toEqual([]);
    expect(onDays()).toEqual(['active-rounds unknown']);
    expect(onDays('1990-05-01')).toEqual(['active-rounds unknown']);
  });
});

describe('which conditions an event stands under', () => {
  const kinds = (
    timeControl: TimeControl | undefined,
    system: 'fce-1990' | 'round-robin' | 'knockout' = 'round-robin',
  ) => judgeHomologation(closedEvent({ system, event: { timeControl } })).kind;

  it('[Ràpides 1] five minutes each are blitz', () => {
    expect(kinds(clock(5))).toBe('blitz');
    expect(against(fast({ timeControl: clock(5) }))).toEqual([]);
    expect(against(fast({ kind: 'blitz', timeControl: clock(6) }))).toEqual(['blitz-minutes no']);
    expect(against(fast({ kind: 'blitz' }))).toEqual(['blitz-minutes unknown']);
  });
  it('[Actius 1] thirty are active; else a league is closed, a Swiss open', () => {
    expect([kinds(clock(30)), kinds(clock(90)), kinds(undefined), kinds(clock(90), 'fce-1990')]).toEqual([
      'active',
      'closed',
      'closed',
      'open',
    ]);
  });
  it('[Oberts nota] for a knockout there are no conditions: the commission decides', () => {
    expect(kinds(undefined, 'knockout')).toBeNull();
    expect(against(closedEvent({ system: 'knockout' }))).toEqual(['homologation-kind unknown']);
  });
});
