import { describe, expect, it } from 'vitest';
import { NO_RESULT, type QueuedEntry } from './queued-entry.ts';
import { outcomeOfKey, RESULT_KEYS } from './result-keys.ts';
import { type BoardFacts, newerBoards, nextMissing, shownBoards, withOutcome } from './shown-boards.ts';

const facts = (board: number, more: Partial<BoardFacts> = {}): BoardFacts => ({
  board,
  version: 1,
  white: `w${board}`,
  black: `b${board}`,
  ...more,
});
const round = (...boards: BoardFacts[]) => ({ event: 'open', round: 1, boards });
const entry = (board: number, more: Partial<QueuedEntry> = {}): QueuedEntry => ({
  id: `e${board}`,
  federation: 'cat',
  by: 'ada',
  event: 'open',
  round: 1,
  board,
  outcome: { result: '1-0', kind: 'played' },
  seen: 1,
  state: 'waiting',
  ...more,
});

describe('boards as they are shown', () => {
  it('[D-KO-10] the last of four tie-break games is not needed where it can change nothing', () => {
    const two = { white: 'a', black: 'b' };
    const blitz = (board: number, result?: '1-0' | '0-1' | '1/2') =>
      facts(board, { ...two, pace: 'blitz', ...(result && { result }) });
    const shown = (...more: BoardFacts[]) => shownBoards(round(facts(1, { ...two, result: '1/2' }), ...more), []);
    const needless = (boards: ReturnType<typeof shownBoards>) => boards.flatMap((b) => (b.notNeeded ? [b.board] : []));
    expect(needless(shown(blitz(2, '1-0'), blitz(3)))).toEqual([]);
    const three = [blitz(2, '1-0'), blitz(3, '1-0'), blitz(4, '1/2')];
    expect(needless(shown(...three, blitz(5)))).toEqual([5]);
    expect(nextMissing(shown(...three, blitz(5)), 0)).toBeUndefined();
    expect(nextMissing(shown(blitz(2, '1-0'), blitz(3)), 0)).toBe(3);
  });

  it('what waits stands for what is on record; what was refused does not', () => {
    const shown = shownBoards(round(facts(1), facts(2, { result: '0-1' }), facts(3), facts(4), facts(5)), [
      entry(1),
      entry(1, { id: 'later', outcome: NO_RESULT }),
      entry(3, { state: 'refused', problem: 'no' }),
      entry(4, { state: 'conflict', theirs: { version: 2, result: '0-1', kind: 'played' } }),
      entry(5, { round: 2 }),
    ]);
    expect(shown.map(({ status, outcome }) => [status, outcome.result])).toEqual([
      ['waiting', null],
      ['saved', '0-1'],
      ['refused', null],
      ['conflict', '1-0'],
      ['none', null],
    ]);
  });

  it('an entry that is on record counts until the office tells the same or more', () => {
    const done = (version: number) => entry(1, { state: 'done', left: { version, at: 0 } });
    const told = (version: number) => facts(1, { version, result: '0-1' });
    const [older, same, newer] = [1, 2, 3].map((version) => shownBoards(round(told(version)), [done(2)])[0]!);
    expect(older).toMatchObject({ version: 2, outcome: { result: '1-0' }, status: 'saved' });
    expect(older!.entry).toBeUndefined();
    expect([same, newer].map((each) => [each!.version, each!.outcome.result])).toEqual([
      [2, '0-1'],
      [3, '0-1'],
    ]);
    expect(shownBoards(round(told(1)), [done(2), entry(1, { id: 'later', outcome: NO_RESULT })])[0]).toMatchObject({
      version: 2,
      outcome: NO_RESULT,
      status: 'waiting',
    });
  });

  it('the next one without a result comes after this one, then from the top', () => {
    const boards = shownBoards(round(facts(1), facts(2, { result: '1/2' }), facts(3), facts(4, { result: '0-1' })), []);
    expect([0, 1, 2, 3, 4].map((after) => nextMissing(boards, after))).toEqual([1, 3, 3, 1, 1]);
    expect(nextMissing(shownBoards(round(facts(2, { result: '1/2' })), []), 2)).toBeUndefined();
  });

  it('of a kept page and what is remembered the newer one counts, board by board', () => {
    const remembered = [
      withOutcome(facts(1), 3, { result: '1-0', kind: 'forfeit' }),
      facts(2, { version: 1, result: '0-1' }),
    ];
    expect(newerBoards([facts(1, { version: 2 }), facts(2, { version: 2 })], remembered)).toEqual([
      facts(1, { version: 3, result: '1-0', kind: 'forfeit' }),
      facts(2, { version: 2 }),
    ]);
    expect(withOutcome(facts(1, { result: '1-0' }), 4, NO_RESULT)).toEqual(facts(1, { version: 4 }));
  });
});

describe('keys', () => {
  it.each([
    ['1', '1-0', 'played'],
    ['0', '0-1', 'played'],
    ['5', '1/2', 'played'],
    ['=', '1/2', 'played'],
    ['½', '1/2', 'played'],
    ['+', '1-0', 'forfeit'],
    ['-', '0-1', 'forfeit'],
    ['*', '0-0', 'forfeit'],
    ['Backspace', null, 'played'],
  ])('%s is %s, %s', (key, result, kind) => expect(outcomeOfKey(key)).toEqual({ result, kind }));

  it('no key means two things, and letters mean nothing', () => {
    const keys = RESULT_KEYS.flatMap((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(outcomeOfKey('g')).toBeUndefined();
  });
});
