import { dayFrom, type EventRecord } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { documentOf, drawnRoundRobin, eventOf } from '../testing/document.ts';

const articles = (event: Partial<EventRecord>, ratings?: Record<string, number>): string[] =>
  fide2009.eventFindings(eventOf(event), [], { ratings }).map((finding) => finding.article);

describe('an event before it is rated', () => {
  it.each([
    [59, ['1.1']],
    [60, []],
    [61, []],
  ])('[1.1] %i minutes, whoever comes: %j', (minutes, found) => {
    expect(articles({ timeControl: { minutes } })).toEqual(found);
  });

  it('[1.1] with the ratings at the start, by the strongest who is entered', () => {
    const event = { timeControl: { minutes: 90 }, participants: ['a', 'b'] };
    expect(articles(event, { a: 2199, b: 1500, c: 2800 })).toEqual([]);
    expect(articles(event, { a: 2200, b: 1500 })).toEqual(['1.1']);
  });

  it.each([
    ['2011-05-01', []],
    ['2011-05-02', ['4.1']],
  ])('[4.1] from 2011-02-01 to %s: %j', (end, found) => {
    expect(articles({ end })).toEqual(found);
    expect(articles({ end, approved: true })).toEqual([]);
  });

  it('[6.3] [6.31] who is rated matters once it is known', () => {
    const event = { type: 'round-robin' as const, participants: ['a', 'b', 'c', 'd'] };
    expect(articles(event)).toEqual([]);
    expect(articles({ ...event, participants: [] }, {})).toEqual([]);
    expect(articles(event, { a: 1500 })).toEqual(['6.3', '6.31']);
  });

  it('[6.43] nothing is missing from a round robin that is still to be played', () => {
    const participants = ['a', 'b', 'c', 'd'];
    const games = drawnRoundRobin(participants);
    expect(articles({ type: 'round-robin', participants, games })).toEqual([]);
    expect(articles({ type: 'round-robin', participants, games: games.slice(1) })).toEqual(['6.43']);
    expect(articles({ type: 'round-robin', participants, games: [] })).toEqual([]);
  });

  it.each([
    ['2011-01-01', []],
    ['2011-01-02', ['0.4']],
  ])('[0.4] registered on %s for 1 February: %j', (registered, found) => {
    const event = eventOf({ start: '2011-02-01' });
    const findings = fide2009.eventFindings(event, [], { registered: dayFrom(registered) });
    expect(findings.map(({ article, severity }) => [article, severity])).toEqual(
      found.map((each) => [each, 'warning']),
    );
  });

  it('[7.11] D-FIDE-14: ratings of the report that are not those of the list are pointed out, and not asked', () => {
    const event = eventOf({ participants: ['a', 'b', 'c', 'd'], timeControl: { minutes: 90 } });
    const ratings = { a: 2199, b: 1500 };
    const check = (reportedRatings: Record<string, number>) =>
      fide2009.eventFindings(event, [], { ratings, reportedRatings });
    expect(check({ a: 2199, b: 1500, c: 0 })).toEqual([]);
    expect(check({ a: 2200, b: 1500, c: 1400, x: 1 })).toMatchObject([
      {
        article: '7.11',
        decisions: ['D-FIDE-14'],
        values: { players: 2, named: 'a: 2200 (2199), c: 1400 (–)', more: 0 },
      },
    ]);
    const refused = fide2009.eventFindings(event, [], { ratings: { a: 2200 }, reportedRatings: { a: 2100 } });
    expect(refused.map(({ article }) => article)).toEqual(['7.11', '1.1']);
  });

  it('[1.1] [3.1] with the ratings at the start, says what the rating of the event says', () => {
    forAll({ of: [arbitraryDocument], numRuns: 100, endOnFailure: true }, ({ players, lists, events, revision }) => {
      const ratings = lists.at(-1)?.ratings ?? {};
      for (const { receivedOn: _, evaluatedOn: __, ...event } of events.filter(({ games }) => games.length > 0)) {
        const list = { date: '2010-05-01', ratings };
        const input = documentOf({ revision, players, lists: [list], events: [{ ...event, official: true }] });
        const found = fide2009.rate(input).findings.filter((finding) => finding.event === event.id);
        if (event.end >= input.listDate) continue;
        expect(fide2009.eventFindings(event, players, { revision, ratings })).toStrictEqual(found);
      }
    });
  });
});
