import type { Finding, Performance } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { LeftOutGame } from './document-facts.ts';
import type { ExplainedGame } from './explanation.ts';
import { whyUnrated } from './why-unrated.ts';

const GAME: LeftOutGame = {
  round: 2,
  opponent: { id: '2' },
  side: 'white',
  result: '1-0',
  kind: 'played',
  date: '2018-02-10',
};
const RATED = { date: '2018-02-11' } as ExplainedGame;
const EVENT = {
  end: '2018-02-20',
  games: [RATED],
  findings: [],
  hasRating: true,
  period: { from: '2018-02-01', before: '2018-03-01' },
};
const finding = (severity: Finding['severity']): Finding => ({
  severity,
  code: 'fce-2016.duration',
  article: '1',
  values: {},
});
const performance = (counted: boolean): Performance => ({ event: 'e', player: '2', games: 1, points: 0, counted });

describe('whyUnrated', () => {
  it('a player without a rating gains and loses nothing', () => {
    expect(whyUnrated(GAME, undefined, { ...EVENT, performance: performance(true) })).toBe('performance');
    expect(whyUnrated(GAME, undefined, { ...EVENT, hasRating: false })).toBe('unrated');
  });

  it('an opponent whose performance does not count', () => {
    expect(whyUnrated(GAME, performance(false), EVENT)).toBe('disregarded');
  });

  it('an opponent without a rating, where a book does not rate such games', () => {
    expect(whyUnrated(GAME, performance(true), EVENT)).toBe('opponent');
    expect(whyUnrated(GAME, performance(true), { ...EVENT, games: [] })).toBe('opponent');
    expect(whyUnrated(GAME, performance(true), { ...EVENT, end: '2018-03-01' })).toBe('period');
  });

  it('an event that was refused says so itself; a warning explains only games that were not played', () => {
    const warned = { ...EVENT, findings: [finding('warning')] };
    expect(whyUnrated(GAME, undefined, { ...EVENT, findings: [finding('error')] })).toBe('finding');
    expect(whyUnrated({ ...GAME, kind: 'forfeit', date: '2018-01-10' }, undefined, warned)).toBe('finding');
    expect(whyUnrated({ ...GAME, date: '2018-01-10' }, undefined, warned)).toBe('period');
  });

  it('an event of another period: the eve, the first day, the last day, the day after', () => {
    const ends = ['2018-01-31', '2018-02-01', '2018-02-28', '2018-03-01'];
    expect(ends.map((end) => whyUnrated(GAME, undefined, { ...EVENT, end }))).toEqual([
      'period',
      'unknown',
      'unknown',
      'period',
    ]);
  });

  it('games count by their own day only if the rated ones do', () => {
    const early = { ...GAME, date: '2018-01-20' };
    expect(whyUnrated(early, undefined, EVENT)).toBe('period');
    expect(whyUnrated(early, undefined, { ...EVENT, games: [{ ...RATED, date: '2018-01-27' }] })).toBe('unknown');
  });

  it('an event in which nothing was rated, although there is no objection', () => {
    expect(whyUnrated(GAME, undefined, { ...EVENT, games: [], period: undefined })).toBe('period');
  });
});
