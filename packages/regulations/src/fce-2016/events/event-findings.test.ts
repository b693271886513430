import type { EventRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf } from '../testing/document.ts';

const articles = (event: Partial<EventRecord>, revision?: string): string[] =>
  fce2016.eventFindings(eventOf(event), [], { revision }).map((finding) => finding.article);

describe('an event before it is rated', () => {
  it.each([
    [5, []],
    [6, []],
    [7, ['6.1']],
  ])('[6.1] %i rounds announced for two days: %j', (rounds, found) => {
    expect(articles({ start: '2018-02-10', end: '2018-02-11', rounds })).toEqual(found);
  });

  it.each([
    ['2018-04-30', []],
    ['2018-05-01', []],
    ['2018-05-02', ['6.2']],
  ])('[6.2] from 2018-02-01 to %s: %j', (end, found) => {
    expect(articles({ start: '2018-02-01', end })).toEqual(found);
    expect(articles({ start: '2018-02-01', end, type: 'team' })).toEqual([]);
  });

  it('[5.3] half K, by revision', () => {
    const active = { halfK: true, timeControl: { minutes: 9, increment: 10 } };
    expect(articles(active)).toEqual([]);
    expect(articles(active, '5.3-in-force')).toEqual(['5.3']);
  });

  it('[6.1] says of an event that was played what its rating says', () => {
    const games = [1, 2, 3, 4].map((round) => gameOf('a', 'b', '1-0', { round, date: '2018-02-10' }));
    const event = eventOf({ games, halfK: true, rounds: 99 });
    const players = [{ id: 'a' }];
    const rated = fce2016.rate(documentOf({ players: [...players, { id: 'b' }], events: [event] }));
    const ofEvent = rated.findings.filter((finding) => finding.event === 'e1' && finding.severity === 'warning');
    expect(fce2016.eventFindings(event, players)).toEqual(ofEvent);
    expect(ofEvent.map(({ article }) => article)).toEqual(['6.1', '5.3']);
  });
});
