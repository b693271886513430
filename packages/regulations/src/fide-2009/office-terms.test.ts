import { columnsOfDocument, dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { registrationVerdict } from './events/event-findings.ts';
import { fide2009, regulationOfRevision } from './index.ts';
import { poolPhases } from './office-terms.ts';
import { documentOf, eventOf, field, gameOf, gamesOf } from './testing/document.ts';

const regulations = regulationOfRevision('15-points');

describe('terms of the office', () => {
  it.each([
    ['2011-02-27', 'in-time'],
    ['2011-02-28', 'in-time'],
    ['2011-03-01', 'needs-permission'],
  ])('[0.4] registered on %s for a start on 2011-03-31: %s', (registered, verdict) => {
    const found = registrationVerdict(dayFrom(registered), dayFrom('2011-03-31'), regulations);
    expect(found).toEqual({ article: '0.4', due: dayFrom('2011-02-28'), verdict });
  });

  it.each([
    ['2011-03-07', 'in-time'],
    ['2011-03-08', 'in-time'],
    ['2011-03-09', 'too-late'],
  ])('[0.5] appealed on %s after a notice of 2011-03-01: %s', (appealed, verdict) => {
    const found = fide2009.appeal!(dayFrom('2011-03-01'), dayFrom(appealed));
    expect({ ...found, lastDay: writeDay(found.lastDay) }).toEqual({ article: '0.5', lastDay: '2011-03-08', verdict });
  });
});

describe('what an office asks of the rule book', () => {
  it('[7.23b] who is inactive is shown for two years from the list that says so', () => {
    const { firstDay, lastDay, article } = fide2009.inactiveShown!(dayFrom('2010-03-01'));
    expect([writeDay(firstDay), writeDay(lastDay), article]).toEqual(['2010-03-01', '2012-03-01', '7.23b']);
  });

  it('[7.11] the lists from one day to another, both included', () => {
    const days = (from: string, to: string) => fide2009.listDays(dayFrom(from), dayFrom(to)).map(writeDay);
    expect(days('2010-11-01', '2011-03-01')).toEqual(['2010-11-01', '2011-01-01', '2011-03-01']);
    expect(days('2010-11-02', '2011-02-28')).toEqual(['2011-01-01']);
    expect(fide2009.isListDay(dayFrom('2011-03-01'))).toBe(true);
    expect(fide2009.isListDay(dayFrom('2011-04-01'))).toBe(false);
  });

  it('[0.4] [0.5] the terms by the default revision', () => {
    expect(fide2009.registration!(dayFrom('2011-03-01'), dayFrom('2011-03-31')).verdict).toBe('needs-permission');
    expect(fide2009.appeal!(dayFrom('2011-03-01'), dayFrom('2011-03-08')).verdict).toBe('in-time');
    expect(fide2009.claimWindow).toBeUndefined();
    expect(() => fide2009.isListDay(0, { revision: '10-points' })).toThrow('10-points');
  });

  it('[7.13] the events of a list in the order of rating, and their games', () => {
    const games = [gameOf('a', 'b', '1-0'), gameOf('b', 'a', '1-0', { round: 2 })];
    const events = [
      eventOf({ id: 'late', end: '2011-02-22', games }),
      eventOf({ id: 'after', end: '2011-02-23', games }),
      eventOf({ id: 'early', end: '2011-02-05', games }),
      eventOf({ id: 'before', start: '2010-12-20', end: '2010-12-25', games }),
    ];
    const record = columnsOfDocument(documentOf({ players: [{ id: 'a' }, { id: 'b' }], events }));
    const listDay = dayFrom('2011-03-01');
    const found = fide2009.entriesOf(record, { listDay, previousListDay: dayFrom('2011-01-01') });
    expect({ events: [...found.events], games: [...found.games] }).toEqual({ events: [2, 0], games: [4, 5, 0, 1] });
    expect([...fide2009.entriesOf(record, { listDay }).events]).toEqual([3, 2, 0]);
  });
});

describe('phases of one event', () => {
  const preliminaries = eventOf({
    id: 'p',
    type: 'round-robin',
    start: '2011-02-01',
    end: '2011-02-02',
    timeControl: { minutes: 90, increment: 30 },
    official: true,
    games: gamesOf('u', ['a', 'b'], '10'),
  });
  const final = eventOf({
    id: 'f',
    type: 'knockout',
    start: '2011-02-03',
    end: '2011-02-04',
    timeControl: { minutes: 120, increment: 10 },
    participants: ['d'],
    games: [gameOf('u', 'c', '1/2'), gameOf('c', 'u', '1/2', { round: 2 })],
  });
  const pooled = poolPhases('e', [final, preliminaries]);

  it('[6.2] become one event: rounds numbered on, judged by the fastest, exceptions only if all have them', () => {
    expect(pooled).toMatchObject({ id: 'e', type: 'swiss', start: '2011-02-01', end: '2011-02-04', official: false });
    expect(pooled.timeControl).toEqual({ minutes: 90, increment: 30 });
    expect(pooled.participants).toEqual(['u', 'a', 'b', 'd', 'c']);
    expect(pooled.games.map(({ round, white, black }) => [round, white, black])).toEqual([
      [1, 'u', 'a'],
      [2, 'u', 'b'],
      [3, 'u', 'c'],
      [4, 'c', 'u'],
    ]);
    expect(poolPhases('t', [eventOf({ type: 'team' })]).type).toBe('team');
  });

  it('[6.2] pooled, an unrated player has the games that neither phase gave', () => {
    const players = field({ a: 1500, b: 1500, c: 1500, d: 1500, u: 0 });
    const apart = fide2009.rate(documentOf({ ...players, events: [{ ...preliminaries, type: 'swiss' }, final] }));
    expect(apart.performances.map(({ counted }) => counted)).toEqual([false, false]);
    const together = fide2009.rate(documentOf({ ...players, events: [pooled] }));
    expect(together.performances).toMatchObject([{ player: 'u', games: 4, points: 2, counted: true }]);
  });
});
