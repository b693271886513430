import { describe, expect, it } from 'vitest';
import { colourPair, colourPreference } from './colours.ts';
import { completionOf } from './completion.ts';
import { type BracketTerms, CRITERIA, type CriterionName } from './criteria.ts';
import { type Field, fieldOf, mayMeet } from './field.ts';
import { pairRound } from './pair-round.ts';
import { FLOAT, floatOf } from './round-state.ts';
import { dutch } from './system.ts';
import { plain } from './testing/plain-pairing.ts';
import { stateOfLines } from './testing/state-of-lines.ts';

const pairsOf = (lines: readonly string[], terms = {}): unknown => {
  const paired = plain(pairRound(stateOfLines(lines, terms)), 'sets');
  return typeof paired === 'string' ? paired : (paired as { pairs: unknown }).pairs;
};
const byeOf = (lines: readonly string[], terms = {}): unknown =>
  (plain(pairRound(stateOfLines(lines, terms))) as { bye: unknown }).bye;
const empty = (count: number): string[] => Array.from({ length: count }, () => '');

describe('terms of C.04.3', () => {
  it('[1.2] [1.3] rank is score, then number; groups have one score each, the highest first', () => {
    const field = fieldOf(stateOfLines(['3w0', '4b=', '1b1', '2w=']));
    expect([...field.player]).toEqual([2, 1, 3, 0]);
    const completion = completionOf(field);
    expect('groups' in completion && completion.groups.map(({ score }) => score)).toEqual([10, 5, 0]);
  });

  it('[1.4] down against a lower score, for a bye and for points without play; up against a higher one', () => {
    const state = stateOfLines(['2w1 3b1', '1b0 4w1', '4w= 1w0', '3b= 2b0', 'U H', 'Z Z', '8+ 8-', '7- 7+']);
    const floats = (round: number) => state.players.map((_, player) => floatOf(state, player, round));
    expect(floats(2)).toEqual(['down', 'up', 'up', 'down', 'down', undefined, undefined, 'down']);
    expect(floats(1)).toEqual([undefined, undefined, undefined, undefined, 'down', undefined, 'down', undefined]);
    expect(floats(0).every((float) => float === undefined)).toBe(true);
  });

  it('[1.6] [1.7] preferences: absolute, strong, mild, none', () => {
    const due = (colours: string) => {
      const { wants, grade } = colourPreference([...colours].map((each) => (each === 'w' ? 'white' : 'black')));
      return `${['-', 'w', 'b'][wants]}${grade}`;
    };
    expect(['', 'w', 'wb', 'bw', 'wbw', 'ww', 'wwbww', 'bbw', 'wbb'].map(due)).toEqual([
      '-0',
      'b2',
      'w1',
      'b1',
      'b2',
      'b3',
      'b3',
      'w2',
      'w3',
    ]);
    // D-DUTCH-5: the difference decides, even against the last two games.
    expect(due('wwwwbb')).toBe('b3');
  });

  it('[1.8] topscorers: more than half of what could be had, before the last round alone', () => {
    const lines = ['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'];
    expect([...fieldOf(stateOfLines(lines, { rounds: 3 })).isTopscorer]).toEqual([1, 1, 0, 0]);
    expect([...fieldOf(stateOfLines(lines, { rounds: 4 })).isTopscorer]).toEqual([0, 0, 0, 0]);
  });

  it('[1.9] [1.9.3] everybody is paired or there is no pairing', () => {
    expect(pairsOf(['2w1 3b1 4w1', '1b0 4w0 3b1', '4b1 1w0 2w0', '3w0 2b1 1b0'])).toBe('no-pairing');
  });

  it('[1.9.3] [D-DUTCH-8] those are named who may be left over: without an opponent, or without the bye', () => {
    const named = (lines: string[]) => pairRound(stateOfLines(lines));
    expect(named(['2w1', '1b0'])).toEqual({ unpaired: [0, 1], lacksBye: false });
    expect(named(['2w1 U', '1b0 F', 'H F'])).toEqual({ unpaired: [0, 1], lacksBye: true });
    expect(named(['F', 'F', 'F'])).toEqual({ unpaired: [0, 1, 2], lacksBye: true });
  });
});

describe('absolute criteria of C.04.3', () => {
  it('[C1] [C.04.1 2] [C.04.2 3.5] who has played is not paired again; a forfeit is no meeting', () => {
    expect(pairsOf(['2w=', '1b=', '4w=', '3b='])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(mayMeet(fieldOf(stateOfLines(['2+', '1-'])), 0, 1)).toBe(true);
    expect(mayMeet(fieldOf(stateOfLines(['2w1', '1b0'])), 0, 1)).toBe(false);
  });

  it('[C2] [C.04.1 4] no bye for one who had it, or had a win without play; half a point does not bar', () => {
    expect(byeOf(empty(3))).toBe(3);
    expect(byeOf(['2w1', '1b0', 'U'])).toBe(2);
    expect(byeOf(['2w1', '1b0', 'F'])).toBe(2);
    expect(byeOf(['2w= H H', '1b= H H', '4+ Z Z', '3- Z Z !'])).toBe(2);
    expect(byeOf(['4w1', '5w1', 'H', '1b0 !', '2b0 !'])).toBe(3);
  });

  it('[C3] two absolute preferences for one colour do not meet, unless one is a topscorer', () => {
    const lines = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0'];
    expect(mayMeet(fieldOf(stateOfLines(lines)), 0, 1)).toBe(false);
    expect(mayMeet(fieldOf(stateOfLines(lines, { rounds: 3 })), 0, 1)).toBe(true);
    expect(mayMeet(fieldOf(stateOfLines(lines, { rounds: 3 })), 2, 3)).toBe(false);
  });

  it('[C4] a bracket is paired so that the rest can be', () => {
    // 5 and 6 have met, so both are downfloaters.
    expect(pairsOf(['4w1', '3w1', '2b0', '1b0', '6w=', '5b='])).toEqual([
      [1, 2],
      [3, 5],
      [4, 6],
    ]);
  });

  it('[C5] the bye goes to the lowest score that can have it', () => {
    expect(byeOf(['2w1', '1b0', '4w=', '3b=', 'U'])).toBe(2);
    expect(byeOf(['2w=', '1b=', 'U'])).toBe(2);
  });
});

describe('quality of a bracket', () => {
  /** Two players of a ten-point bracket; the first is a moved-down player. */
  const field = (terms: Partial<Record<'wants' | 'grade' | 'difference' | 'repeated' | 'floats', number[]>>): Field =>
    ({
      score: Int32Array.of(15, 10),
      wants: Uint8Array.from(terms.wants ?? [1, 1]),
      grade: Uint8Array.from(terms.grade ?? [0, 0]),
      colourDifference: Uint8Array.from(terms.difference ?? [0, 0]),
      hasRepeated: Uint8Array.from(terms.repeated ?? [0, 0]),
      floats: Uint8Array.from(terms.floats ?? [0, 0]),
      unplayed: Int32Array.of(1, 3),
    }) as unknown as Field;
  const bracket: BracketTerms = { residentScore: 10, leavesByeAlone: true };
  const of = (name: CriterionName) => CRITERIA.find((each) => each.name === name)!;
  const pair = (name: CriterionName, terms: Parameters<typeof field>[0]) => of(name).pair!(field(terms), 0, 1, bracket);
  const leaver = (name: CriterionName, player: number, terms = {}, below: 'next' | 'later' | 'bye' = 'next') =>
    of(name).downfloater!(field(terms), player, below, bracket);

  it('[C6] [C7] how many leave, then their scores', () => {
    expect(leaver('C6', 1)).toBe(1);
    expect(of('C6').byScore).toBeUndefined();
    expect(leaver('C7', 0)).toBe(1);
    expect(of('C7').byScore).toBe(true);
  });

  it('[C8] who is not paired in the next bracket, and their scores', () => {
    for (const name of ['C8a', 'C8b'] as const) {
      expect([leaver(name, 1, {}, 'next'), leaver(name, 1, {}, 'later'), leaver(name, 1, {}, 'bye')]).toEqual([
        0, 1, 1,
      ]);
      expect(of(name).nextLeaver!()).toBe(1);
    }
  });

  it('[C9] unplayed rounds of the one who has the bye', () => {
    expect([leaver('C9', 0, {}, 'bye'), leaver('C9', 1, {}, 'bye'), leaver('C9', 1, {}, 'next')]).toEqual([1, 3, 0]);
  });

  it('[C10] both absolute by their differences', () => {
    expect(pair('C10', { grade: [3, 3], difference: [2, 2] })).toBe(1);
    expect(pair('C10', { grade: [3, 3], difference: [2, 1] })).toBe(0);
    expect(pair('C10', { grade: [3, 3], difference: [2, 2], wants: [1, 2] })).toBe(0);
  });

  it('[C11] the one who is denied would have a colour three times running', () => {
    expect(pair('C11', { grade: [3, 3], difference: [1, 1], repeated: [1, 1] })).toBe(1);
    expect(pair('C11', { grade: [3, 3], difference: [2, 1], repeated: [0, 1] })).toBe(1);
    expect(pair('C11', { grade: [3, 3], difference: [2, 1], repeated: [1, 0] })).toBe(0);
  });

  it('[C12] [C13] a preference is denied; a strong one', () => {
    expect(pair('C12', { grade: [1, 1] })).toBe(1);
    expect(pair('C12', { grade: [1, 0] })).toBe(0);
    expect(pair('C12', { grade: [3, 3], wants: [1, 2] })).toBe(0);
    expect(pair('C13', { grade: [2, 1] })).toBe(0);
    expect(pair('C13', { grade: [2, 3] })).toBe(1);
    expect(pair('C13', { grade: [3, 3] })).toBe(0);
  });

  it.each([
    ['C14', FLOAT.downLast],
    ['C16', FLOAT.downBefore],
  ] as const)('[C14] [C16] a resident who floated down leaves: %s', (name, float) => {
    expect([0, 1].map((player) => leaver(name, player, { floats: [float, float] }))).toEqual([0, 1]);
    expect(leaver(name, 1, { floats: [0, 15 - float] })).toBe(0);
  });

  it.each([
    ['C18', FLOAT.downLast],
    ['C20', FLOAT.downBefore],
  ] as const)('[C18] [C20] one who moved down and floated down before leaves: %s', (name, float) => {
    expect([0, 1].map((player) => leaver(name, player, { floats: [float, float] }))).toEqual([1, 0]);
    expect(of(name).byScore).toBe(true);
  });

  it.each([
    ['C15', FLOAT.upLast, undefined],
    ['C17', FLOAT.upBefore, undefined],
    ['C19', FLOAT.upLast, true],
    ['C21', FLOAT.upBefore, true],
  ] as const)('[C15] [C17] [C19] [C21] one who floated up meets one who moved down: %s', (name, float, byScore) => {
    expect(pair(name, { floats: [0, float] })).toBe(1);
    expect(pair(name, { floats: [float, 15 - float] })).toBe(0);
    expect(of(name).byScore).toBe(byScore);
  });
});

describe('sequence of generation', () => {
  it('[4.2] the first half meets the second; the last places change first', () => {
    expect(pairsOf(empty(6))).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(pairsOf(empty(6), { forbidden: [[2, 5]] })).toEqual([
      [1, 4],
      [2, 6],
      [3, 5],
    ]);
  });

  it('[4.3] where no order of the second half will do, the nearest two change sides', () => {
    const apart = [3, 4, 5].flatMap((lower) => [[2, lower]] as const);
    expect(pairsOf(empty(6), { forbidden: apart })).toEqual([
      [1, 3],
      [2, 5],
      [4, 6],
    ]);
  });

  it('[3.7] [4.4] those who moved down are paired first, the higher ranked if not all can be', () => {
    expect(pairsOf(['4w1', '5w1', '6w1', '1b0', '2b0', '3b0'], { forbidden: [[0, 1]] })).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
  });
});

describe('colours', () => {
  const coloured = (lines: readonly string[], initialColour: 'white' | 'black' = 'white') => {
    const state = stateOfLines(lines);
    const { white, rule } = colourPair(fieldOf(state), initialColour, 0, 1);
    return [fieldOf(state).player[white]! + 1, rule];
  };

  it('[5.1] the colour of the first round is drawn: the first number has it', () => {
    expect([coloured(['', '']), coloured(['', ''], 'black')]).toEqual([
      [1, 5],
      [2, 5],
    ]);
    const players = ['1', '2'].map((id) => ({ id }));
    const undrawn = { format: 'escala/tournament@1', system: 'fide-dutch', rounds: 3, players, games: [] } as const;
    expect(dutch.refusals(undrawn, 1).map(({ article }) => article)).toEqual(['C.04.3 5.1']);
  });

  it('[5.2] preferences, the stronger, the last difference, the higher rank, the number', () => {
    const rules = [
      ['3w=', '4b=', '1b=', '2w='],
      ['3w= 4w=', '4w= H', '1b= H', '2b= 1b='],
      ['3w= 4b= 3w=', '4w= 3w= 4b=', '1b= 2b= 1b=', '2b= 1w= 2w='],
      ['3w=', '4w=', '1b=', '2b='],
      ['H', 'H'],
    ].map((lines) => coloured(lines));
    expect(rules).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
      [1, 5],
    ]);
  });
});

describe('handling (C.04.1, C.04.2)', () => {
  const players = Array.from({ length: 4 }, (_, i) => ({ id: String(i + 1), number: i + 1 }));
  const event = { format: 'escala/tournament@1', system: 'fide-dutch', rounds: 3, initialColour: 'white' } as const;

  it('[C.04.1 1] no round after the last that was declared', () => {
    expect(dutch.refusals({ ...event, players, games: [] }, 4).map(({ code }) => code)).toEqual([
      'fide-2026.dutch.round-beyond',
    ]);
  });

  it('[C.04.2 2.1] numbers go by rating, title and alphabet', () => {
    const field = [
      { id: 'a', name: 'Zoe', rating: 2000 },
      { id: 'b', name: 'Ada', rating: 2000 },
      { id: 'c', name: 'Bea', rating: 2000, title: 'FM' },
      { id: 'd', name: 'Cleo', rating: 2100 },
    ];
    expect(dutch.numbered(field).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('[C.04.2 2.3] numbers may change until the fourth round is paired', () => {
    expect([1, 3, 4].map((round) => dutch.numbersAreProvisional!(round))).toEqual([true, true, false]);
  });

  it('[C.04.2 3.1] a game without a result has to have one before the next round is paired', () => {
    const games = [{ round: 1, board: 1, white: '1', black: '3' }];
    expect(dutch.refusals({ ...event, players, games }, 2).map(({ code }) => code)).toEqual([
      'fide-2026.dutch.result-missing',
    ]);
  });

  it.each([
    ['is away in round 2', { absences: [{ player: '4', round: 2 }] }, [true, false, true]],
    ['has left after round 1', { withdrawals: [{ player: '4', afterRound: 1 }] }, [true, false, false]],
    ['never came', { withdrawals: [{ player: '4', afterRound: 0 }] }, [false, false, false]],
  ])('[C.04.2 3.2] who %s is not paired there', (_, away, isThere) => {
    const paired = [1, 2, 3].map((round) => dutch.pair({ ...event, players, games: [], ...away }, round));
    expect(paired).toMatchObject(
      isThere.map((each) =>
        each
          ? {
              pairs: [
                { white: '1', black: '3' },
                { white: '4', black: '2' },
              ],
              byes: [],
            }
          : { pairs: [{ white: '1', black: '2' }], byes: [{ player: '3', points: 1 }] },
      ),
    );
  });

  it('[C.04.2 3.4] unplayed rounds leave no colour', () => {
    expect(fieldOf(stateOfLines(['2+ H 2w=', '1- Z 1b='])).colours).toEqual([['white'], ['black']]);
  });

  it('[C.04.2 3.6] boards by the higher score, the sum of both, the better number', () => {
    const games = [
      { round: 1, board: 1, white: '1', black: '3', result: '0-1' },
      { round: 1, board: 2, white: '4', black: '2', result: '1-0' },
    ] as const;
    const paired = dutch.pair({ ...event, players, games }, 2);
    expect(paired.kind === 'paired' && paired.pairs.map(({ white, black }) => [white, black].sort())).toEqual([
      ['3', '4'],
      ['1', '2'],
    ]);
  });

  it('[D-DUTCH-22] boards with virtual points, which may lift somebody over a higher score', () => {
    const games = [
      { round: 1, board: 1, white: '1', black: '3', result: '1-0' },
      { round: 1, board: 2, white: '2', black: '4', result: '1-0' },
    ] as const;
    const virtualPoints = ['3', '4'].map((player) => ({ player, points: [0, 2] }));
    const paired = dutch.pair({ ...event, players, games, virtualPoints }, 2);
    expect(paired.kind === 'paired' && paired.pairs.map(({ white, black }) => [white, black].sort())).toEqual([
      ['3', '4'],
      ['1', '2'],
    ]);
  });
});
