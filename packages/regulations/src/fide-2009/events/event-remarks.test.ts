import type { EventRecord, Finding } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { documentOf, drawnRoundRobin, eventOf, field, gameOf } from '../testing/document.ts';

const players = field({ a: 1500, b: 1500, c: 1500, d: 1500 });

function remarks(event: Partial<EventRecord>): Finding[] {
  const { findings } = fide2009.rate(documentOf({ ...players, events: [eventOf(event)] }));
  expect(findings.every((finding) => finding.severity === 'warning')).toBe(true);
  return [...findings];
}

function rounds(count: number, date = '2011-02-01'): EventRecord['games'] {
  return Array.from({ length: count }, (_, i) => gameOf('a', 'b', '1/2', { round: i + 1, date }));
}

describe('what is rated with a remark', () => {
  it.each([
    [2, []],
    [3, []],
    [4, ['fide-2009.rounds-per-day']],
  ])('[3.1] %d rounds on a day: %j', (count, codes) => {
    expect(remarks({ timeControl: { minutes: 60 }, games: rounds(count) }).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [119, []],
    [120, []],
    [121, ['fide-2009.play-per-day']],
  ])('[3.1] three rounds of twice %d minutes: %j (12 hours)', (minutes, codes) => {
    expect(remarks({ timeControl: { minutes }, games: rounds(3) }).map(({ code }) => code)).toEqual(codes);
  });

  it('[3.1] goes by the dates of the games, undated and unplayed ones aside', () => {
    const undated = rounds(5).map(({ date: _, ...game }) => game);
    expect(remarks({ games: undated })).toEqual([]);
    const forfeits = rounds(5).map((game, i) => (i < 3 ? { ...game, kind: 'forfeit' as const } : game));
    expect(remarks({ games: forfeits }).map(({ article }) => article)).toEqual(['5.1']);
    const twoDays = [...rounds(3), ...rounds(5, '2011-02-02').slice(3)];
    expect(remarks({ games: twoDays })).toEqual([]);
  });

  it('[5.1] games that were not played are counted and left out', () => {
    const games = [
      gameOf('a', 'b', '1-0', { kind: 'forfeit' }),
      gameOf('a', 'c', '1-0', { kind: 'adjudicated', round: 2 }),
      gameOf('a', 'd', '0-0', { kind: 'forfeit', round: 3 }),
      gameOf('a', 'd', '1-0', { round: 4 }),
    ];
    expect(remarks({ games })).toMatchObject([{ article: '5.1', event: 'e1', values: { games: 3 } }]);
    const { ledger } = fide2009.rate(documentOf({ ...players, events: [eventOf({ games })] }));
    expect(ledger.map(({ round }) => round)).toEqual([4, 4]);
  });

  it('[6.43] a round robin with a game missing, unplayed or too many is rated as a Swiss', () => {
    const complete = drawnRoundRobin(['a', 'b', 'c', 'd']);
    const forfeited = complete.map((game, i) => (i === 0 ? { ...game, kind: 'forfeit' as const } : game));
    const codes = (games: EventRecord['games']): string[] =>
      remarks({ type: 'round-robin', games }).map(({ article }) => article);
    expect(codes(complete)).toEqual([]);
    expect(codes(complete.slice(1))).toEqual(['6.43']);
    expect(codes(forfeited)).toEqual(['5.1', '6.43']);
    expect(codes([...complete, complete[0]!])).toEqual(['6.43']);
    expect(remarks({ type: 'double-round-robin', games: complete }).map(({ article }) => article)).toEqual(['6.43']);
  });
});

it.each([
  ['2011-03-01', []],
  ['2011-03-02', ['7.1']],
  ['2011-04-01', []],
  ['2011-04-02', ['7.1']],
  ['2009-07-01', []],
  ['2009-05-01', ['0.1']],
])('[7.1] [7.3] [0.1] remarks on the list: a document of the list of %s: %j', (listDate, articles) => {
  const { findings } = fide2009.rate(documentOf({ listDate }));
  expect(findings.map(({ article }) => article)).toEqual(articles);
  if (articles[0] === '0.1') expect(findings[0]!.decisions).toEqual(['D-ALL-2']);
});
