import type { LedgerLine, ListRow } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { translator } from '../translator.ts';
import { citations, compareArticles } from './citations.ts';
import { exactSum, wholeNumber } from './exact-sum.ts';
import { explainHeadToHead, type HeadToHeadResult } from './explain-head-to-head.ts';
import { explanationBlocks } from './explanation-text.ts';
import { findPlayer } from './find-player.ts';

describe('exactSum', () => {
  it('adds decimals without rounding errors', () => {
    expect(exactSum([0.1, 0.2])).toBe(0.3);
    expect(exactSum([11.52, 4.8, -21.36, 6, 0.24, 0.24])).toBe(1.44);
  });

  it('is the sum of the parts, in any order', () => {
    forAll({ of: [fc.array(fc.integer({ min: -20_000_000, max: 20_000_000 }))] }, (parts) => {
      const values = parts.map((part) => part / 1_000_000);
      expect(exactSum(values)).toBe(parts.reduce((sum, part) => sum + part, 0) / 1_000_000);
      expect(exactSum(values.toReversed())).toBe(exactSum(values));
    });
  });

  it('[D-ALL-1] one half goes up, below and above it to the nearest', () => {
    const whole = (half: 'up' | 'away', values: number[]): number[] => values.map((value) => wholeNumber(value, half));
    expect(whole('up', [-10.505, -10.5, -10.495])).toEqual([-11, -10, -10]);
    expect(whole('up', [0.495, 0.5, 0.505])).toEqual([0, 1, 1]);
    expect(whole('away', [-10.505, -10.5, -10.495, 0.495, 0.5, 0.505])).toEqual([-11, -11, -10, 0, 1, 1]);
  });
});

it('citations come once each, in order of number', () => {
  const cited = citations([
    { articles: ['16.2', '8.3'], decisions: ['D-FCE-10', 'D-FCE-2'] },
    { article: '8.34', decisions: [] },
    { articles: ['8.3', '16.2a', '7'] },
  ]);
  expect(cited).toEqual({ articles: ['7', '8.3', '8.34', '16.2', '16.2a'], decisions: ['D-FCE-2', 'D-FCE-10'] });
  expect(compareArticles('§7', '7')).toBe(0);
});

describe('findPlayer', () => {
  const players = [
    { id: '101', name: 'Joana Puig i Serra' },
    { id: '102', name: 'Pere Soler' },
    { id: '103', name: 'Pere Soler' },
    { id: '104' },
  ];

  it('takes an id, or a name that is the only one', () => {
    expect(findPlayer(players, '104')).toEqual({ kind: 'found', id: '104' });
    expect(findPlayer(players, 'Joana Puig i Serra')).toEqual({ kind: 'found', id: '101' });
    expect(findPlayer(players, 'Pere Soler')).toMatchObject({ kind: 'several' });
  });

  it.each([
    ['joana puig serra', '101'],
    ['Puig i Serra, Joana', '101'],
    ['puig', '101'],
    ['1001', '101'],
  ])('%s is near %s', (wanted, id) => {
    const search = findPlayer(players, wanted);
    expect(search.kind === 'none' && search.near.map((player) => player.id)).toContain(id);
  });

  it('does not guess if nothing is near', () => {
    expect(findPlayer(players, 'zzzzzz')).toEqual({ kind: 'none', near: [] });
  });
});

const LINE: LedgerLine = {
  player: '1',
  event: 'e',
  round: 1,
  opponent: '2',
  own: 1500,
  opponentRating: 1500,
  score: 1,
  expected: 0.5,
  k: 30,
  change: 15,
  articles: ['15.2'],
  decisions: [],
};

function textOf(row: Partial<ListRow>, ledger: LedgerLine[] = [LINE]): string {
  const list: ListRow[] = [
    { id: '1', rating: 1515, previous: 1500, change: 15, k0: 30, k: 30, games: 1, status: 'rated', ...row },
  ];
  const result: HeadToHeadResult = {
    regulation: 'fce-2016',
    revision: '5.3-repealed',
    listDate: '2018-03-01',
    list,
    performances: [],
    ledger,
    findings: [],
  };
  const speech = { language: 'en', translate: translator('en', { missing: 'throw' }) } as const;
  return explanationBlocks(explainHeadToHead(result, '1'), speech)
    .map((block) => block.text)
    .join('\n');
}

describe('the line of a list', () => {
  it('that agrees with its games does not mention it', () => {
    expect(textOf({})).toContain('The one rated game changes the rating by +15.');
    expect(textOf({})).not.toContain('Attention');
  });

  it('that shows another sum than its games is marked', () => {
    expect(textOf({ change: 14 })).toContain('the list shows a change of +14, but the games add up to +15');
  });

  it('that shows the wrong rating is marked', () => {
    expect(textOf({ rating: 1514 })).toContain('1500 + 15 = 1515, but the list shows 1514');
  });

  it('under the floor has no rating', () => {
    expect(textOf({ rating: null, status: 'delisted' })).toContain('no rating is published');
  });

  it('with many games gives the total alone', () => {
    const ledger = Array.from({ length: 13 }, (_, i) => ({ ...LINE, round: i + 1 }));
    const text = textOf({ change: 195, rating: 1695, games: 13 }, ledger);
    expect(text).toContain('The 13 rated games change the rating by +195.');
  });

  it('has words for every status in every language', () => {
    const statuses = ['rated', 'new', 'reassigned', 'unrated', 'pending', 'inactive', 'delisted'] as const;
    for (const language of LANGUAGES)
      for (const status of statuses) {
        const values = { rating: 1, previous: 1, poolGames: 1, poolRating: 1 };
        expect(translator(language, { missing: 'throw' })(`explain.status.${status}`, values)).not.toBe('');
      }
  });
});
