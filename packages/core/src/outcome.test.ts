import { describe, expect, it } from 'vitest';
import { blackScore, GAME_KINDS, gameKindOf, outcomeOf, RESULTS, resultIn, whiteScore } from './outcome.ts';
import { canEnd, isForfeited, isUnusual, pointsIn, resultOf, saidKind, turned } from './result.ts';

describe('the table of results (D-OFF-570)', () => {
  it.each([
    ['1-0', 1, 0, '0-1'],
    ['0-1', 0, 1, '1-0'],
    ['1/2', 0.5, 0.5, '1/2'],
    ['0-0', 0, 0, '0-0'],
    ['1/2-0', 0.5, 0, '0-1/2'],
    ['0-1/2', 0, 0.5, '1/2-0'],
  ] as const)('%s gives %d and %d, turned %s', (result, white, black, other) => {
    expect([pointsIn(result, 'white'), pointsIn(result, 'black')]).toEqual([white, black]);
    expect(resultOf(white, black)).toBe(result);
    expect(turned(result)).toBe(other);
    for (const kind of GAME_KINDS) {
      const outcome = outcomeOf(result, kind);
      expect([resultIn(outcome), gameKindOf(outcome)]).toEqual([result, kind]);
      expect([whiteScore(outcome), blackScore(outcome)]).toEqual([100 * white, 100 * black]);
    }
  });

  it('a forfeit knows no halves', () => {
    expect(RESULTS.filter((result) => canEnd(result, 'forfeit'))).toEqual(['1-0', '0-1', '0-0']);
    for (const kind of ['played', 'adjudicated'] as const)
      expect(RESULTS.filter((result) => canEnd(result, kind))).toEqual(RESULTS);
  });

  it('two who have not one point together are unusual; a kind is said where it is not plain', () => {
    expect(RESULTS.filter(isUnusual)).toEqual(['0-0', '1/2-0', '0-1/2']);
    expect([saidKind('1-0', 'played'), saidKind('1/2-0'), saidKind('0-0')]).toEqual([{}, {}, { kind: 'played' }]);
    expect(saidKind('1-0', 'forfeit')).toEqual({ kind: 'forfeit' });
    expect([isForfeited('0-0', 'played'), isForfeited('0-0', 'adjudicated')]).toEqual([false, true]);
  });
});
