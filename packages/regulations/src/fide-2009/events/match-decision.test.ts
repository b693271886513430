import type { GameRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { documentOf, eventOf, field, gameOf } from '../testing/document.ts';

function ratedRounds(games: readonly GameRecord[], rounds?: number): number[] {
  const event = eventOf({ type: 'match', games, ...(rounds === undefined ? {} : { rounds }) });
  const { ledger, findings } = fide2009.rate(documentOf({ ...field({ a: 2000, b: 2000 }), events: [event] }));
  const rated = ledger.filter((line) => line.player === 'a').map((line) => line.round);
  const left = games.filter((game) => game.kind === undefined).length - rated.length;
  expect(findings.filter(({ article }) => article === '6.5')).toMatchObject(
    left > 0 ? [{ values: { games: left } }] : [],
  );
  return rated;
}

/** A's results, one a round, with alternating colours. */
function match(scores: string): GameRecord[] {
  return [...scores].map((score, i) => {
    const result = score === '=' ? '1/2' : (score === '1') === (i % 2 === 0) ? '1-0' : '0-1';
    return i % 2 === 0 ? gameOf('a', 'b', result, { round: i + 1 }) : gameOf('b', 'a', result, { round: i + 1 });
  });
}

describe('a match', () => {
  it('[6.5] is rated until one side has more than half of the games', () => {
    expect(ratedRounds(match('1100'))).toEqual([1, 2, 3, 4]);
    expect(ratedRounds(match('11=0'))).toEqual([1, 2, 3]);
    expect(ratedRounds(match('1110'))).toEqual([1, 2, 3]);
    expect(ratedRounds(match('0000'))).toEqual([1, 2, 3]);
  });

  it('[6.5] goes by the games agreed, where they are known', () => {
    expect(ratedRounds(match('1110'), 6)).toEqual([1, 2, 3, 4]);
    expect(ratedRounds(match('1111'), 6)).toEqual([1, 2, 3, 4]);
    expect(ratedRounds(match('1111'), 5)).toEqual([1, 2, 3]);
  });

  it('[6.5] unplayed games help to decide it', () => {
    const games = match('1111').map((game, i) => (i < 2 ? { ...game, kind: 'forfeit' as const } : game));
    expect(ratedRounds(games)).toEqual([3]);
  });

  it('[6.5] follows the rounds, whatever the order in the document', () => {
    expect(ratedRounds(match('1110').toReversed())).toEqual([3, 2, 1]);
  });
});
