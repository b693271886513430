import type { Colour } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { colourPair, colourPreference } from './colours.ts';
import { type Field, type FieldTeam, fieldOf } from './field.ts';
import { pairRound } from './pair-round.ts';
import type { PreferenceType, RoundState } from './round-state.ts';
import { stateOfLines } from './testing/state-of-lines.ts';

/** Who meets whom by number, the smaller first, in order; the bye last. */
function paired(lines: readonly string[], terms: Partial<RoundState> = {}): string {
  const round = pairRound(stateOfLines(lines, terms));
  if ('unpaired' in round) return `none: ${round.unpaired.map((team) => team + 1)}`;
  const pairs = round.pairs.map(
    ({ white, black }) => [Math.min(white, black) + 1, Math.max(white, black) + 1] as const,
  );
  const said = pairs.toSorted(([a], [b]) => a - b).map((pair) => pair.join('-'));
  return [...said, ...(round.bye === undefined ? [] : [`bye ${round.bye + 1}`])].join(' ');
}

const empty = (count: number): string[] => Array.from({ length: count }, () => '');
const coloursOf = (told: string): Colour[] => [...told].map((each) => (each === 'w' ? 'white' : 'black'));

describe('terms of C.04.6', () => {
  it('[1.1] numbers are places in the initial order among those who are here or took part before (D-TSW-3)', () => {
    const numbers = (lines: readonly string[]) => fieldOf(stateOfLines(lines)).teams.map(({ number }) => number);
    expect(numbers(['Z', 'Z !', 'Z', 'Z'])).toEqual([1, 2, 3]);
    expect(numbers(['Z', 'U !', 'Z', 'Z'])).toEqual([1, 3, 4]);
    expect(numbers(['Z', '3+ !', '2-', 'Z'])).toEqual([1, 3, 4]);
  });

  it('[1.3] a bracket has the teams of one score and upfloaters from lower ones', () => {
    const round = pairRound(stateOfLines(['F', 'Z', 'F', 'F', 'Z', 'Z']));
    if ('unpaired' in round) throw new Error('unpaired');
    const { field, brackets } = round.paired;
    const told = (ranks: readonly number[]) => ranks.map((rank) => field.teams[rank]!.number);
    expect(brackets.map(({ residents, upfloaters }) => [told(residents), told(upfloaters)])).toEqual([
      [[1, 3, 4], [2]],
      [[5, 6], []],
    ]);
  });

  it('[1.5] a floater played a team with another score in the round before; a bye or a forfeit makes none', () => {
    const lines = ['F 2w1', 'H 1b0', 'Z 4w=', 'Z 3b=', 'H U', 'F 7+', 'Z 6-'];
    const { teams } = fieldOf(stateOfLines(lines));
    const floaters = teams.filter(({ wasFloater }) => wasFloater).map(({ team }) => team + 1);
    expect(floaters).toEqual([1, 2]);
  });

  const wish = (told: string, type: PreferenceType, isLast = false): string => {
    const preference = colourPreference(coloursOf(told), type, isLast);
    if (preference === undefined) return '-';
    return preference.isStrong ? preference.wants[0]!.toUpperCase() : preference.wants[0]!;
  };

  it.each([
    ['bb', 'W'],
    ['wbb', 'W'],
    ['wwbb', 'W'],
    ['wwwbb', '-'],
    ['b', '-'],
    ['bwb', '-'],
    ['bbbw', 'W'],
    ['ww', 'B'],
    ['bww', 'B'],
    ['bbww', 'B'],
    ['bbbww', '-'],
    ['w', '-'],
    ['wwwb', 'B'],
    ['', '-'],
  ])('[1.7.1] type A after %s: %s', (told, expected) => {
    expect(wish(told, 'A')).toBe(expected);
    expect(wish(told, 'A', true)).toBe(expected);
    expect(wish(told, 'none')).toBe('-');
  });

  it.each([
    ['bb', 'W', 'W'],
    ['wbb', 'W', 'W'],
    ['wwbb', 'W', 'W'],
    ['wwwbb', 'b', 'b'],
    ['b', 'w', 'w'],
    ['bwb', 'w', 'w'],
    ['w', 'b', 'b'],
    ['wb', 'w', '-'],
    ['bw', 'b', '-'],
    ['bbww', 'B', 'B'],
    ['', '-', '-'],
  ])(
    '[1.7.2] type B after %s: %s, in the last round %s; the first sentence that holds (D-TSW-4)',
    (told, usual, last) => {
      expect(wish(told, 'B')).toBe(usual);
      expect(wish(told, 'B', true)).toBe(last);
    },
  );
});

describe('criteria of C.04.6', () => {
  it('[2.1.1] [C1] nobody meets twice; a match without play is no meeting (D-TSW-2)', () => {
    expect(paired(['3w=', '4b=', '1b=', '2w='])).toBe('1-4 2-3');
    expect(paired(['3+', '4+', '1-', '2-', 'F', 'F'])).toBe('1-5 2-6 3-4');
    expect(paired(['2+', '1-', 'Z', 'Z'])).toBe('1-2 3-4');
  });

  it('[2.1.2] [C2] no bye after a bye, a match won by forfeit, or the points of a win', () => {
    expect(paired(['Z', 'Z', 'Z'])).toBe('1-2 bye 3');
    expect(paired(['H', 'H', 'U'])).toBe('1-3 bye 2');
    expect(paired(['F', 'H', 'U'])).toBe('1-3 bye 2');
    expect(paired(['3+', 'F', '1-'])).toBe('1-2 bye 3');
    expect(paired(['U', 'U', 'U'])).toBe('none: 1,2,3');
  });

  it('[2.2.1] [C3] whoever moves up, the others can still be paired; it goes before [C5]', () => {
    expect(paired(['2w1 F', '1b0 4w1', 'H Z', 'Z 2b0'])).toBe('1-4 2-3');
  });

  it('[2.3.1] [C4] as few upfloaters as can be: none, or two where two residents have met', () => {
    expect(paired(['F', 'F', 'H', 'H'])).toBe('1-2 3-4');
    expect(paired(['2w=', '1b=', 'Z', 'Z'])).toBe('1-3 2-4');
  });

  it('[2.3.2] [C5] with as many points as can be, the lowest first', () => {
    expect(paired(['2w1 F', '1b0 F', 'H Z', 'Z Z'])).toBe('1-3 2-4');
    // Two are needed: 3 and 4, with one point each, come before 5 and 6.
    expect(paired(['2w= F', '1b= F', 'Z Z', 'Z H', 'H Z', 'Z Z'])).toBe('1-4 2-5 3-6');
  });

  it('[2.3.3] [C6] the next group can do with as few upfloaters as its number allows', () => {
    expect(paired(['F F', 'H Z', '4w= Z', '3b= Z', 'Z Z', 'Z Z'])).toBe('1-3 2-4 5-6');
    // If nobody can be spared, the criterion is ignored: the first set (D-TSW-5).
    const met = ['4w= 5w= 6w=', '3b= 6b= 5b=', '6w= 3b= 4w=', '5b= 4w= 3b='];
    const low = Array.from({ length: 4 }, () => 'Z Z Z');
    expect(paired(['F F F', 'H H H', ...met, ...low])).toBe('1-2 3-7 4-8 5-9 6-10');
  });

  it('[2.3.4] [C7] as few as can be of those who floated move up, but for the last two rounds', () => {
    const lines = ['F 2w=', 'F 1b=', 'H 6w=', 'H 7w=', 'H H', 'Z 3b=', 'Z 4b=', 'H Z'];
    expect(paired(lines, { rounds: 9 })).toBe('1-3 2-5 4-8 6-7');
    expect(paired(lines, { rounds: 5 })).toBe('1-3 2-5 4-8 6-7');
    expect(paired(lines, { rounds: 4 })).toBe('1-3 2-4 5-6 7-8');
    expect(paired(lines, { rounds: 3 })).toBe('1-3 2-4 5-6 7-8');
  });

  const away = ['1w0 2w0 !', '2w0 1w0 !', '3w0 4w0 !', '4w0 3w0 !'];

  it('[2.3.5] [C8] as few preferences as can be are denied', () => {
    const lines = ['5b1 6b1', '7w1 8w1', '6b1 5b1', '8w1 7w1', ...away];
    expect(paired(lines)).toBe('1-4 2-3');
    expect(paired(lines, { preferences: 'none' })).toBe('1-3 2-4');
  });

  it('[2.3.6] [C9] of type B, as few strong ones', () => {
    const lines = ['5b1 6b1', 'F 8b1', '6b1 5b1', 'F 7b1', ...away];
    expect(paired(lines, { preferences: 'B' })).toBe('1-4 2-3');
    expect(paired(lines, { preferences: 'none' })).toBe('1-3 2-4');
  });

  it('[2.3.7] [C10] as few as can be of those who meet upfloaters floated, but for the last two rounds', () => {
    const lines = ['F F', 'F 5w1', 'F F', 'H H', 'Z 2b0', 'Z Z'];
    expect(paired(lines)).toBe('1-4 2-3 5-6');
    expect(paired(lines, { rounds: 5 })).toBe('1-4 2-3 5-6');
    expect(paired(lines, { rounds: 4 })).toBe('1-3 2-4 5-6');
  });
});

describe('the process of C.04.6', () => {
  it('[3.2] the top group comes first, whatever it leaves for the others; [C.04.2 3.4] colours without gaps', () => {
    expect(paired(['F F', 'F F', 'H H', 'H H'])).toBe('1-2 3-4');
    const { teams } = fieldOf(stateOfLines(['2w1 Z 3b1', '1b0 H Z', 'Z Z 1w0']));
    expect(teams[0]!.colours).toEqual(['white', 'black']);
  });

  it('[3.3.3] where there is no complete pairing the round is not paired', () => {
    expect(paired(['2w1', '1b0'])).toBe('none: 1,2');
  });

  it('[3.4.1] the bye leaves a legal pairing for all others', () => {
    // Without 3, the other two have already met.
    expect(paired(['2w1', '1b0', 'H'])).toBe('1-3 bye 2');
    expect(paired(['3w1', 'H', '1b0'])).toBe('1-2 bye 3');
    expect(paired(['F F', '3w1 Z', '2b0 Z'])).toBe('1-2 bye 3');
    expect(paired(['2w1 3b1', '1b0 Z', 'Z 1w0'])).toBe('2-3 bye 1');
  });

  it('[3.4.2] the lowest score, [3.4.3] the most matches played, [3.4.4] the largest number', () => {
    expect(paired(['Z', 'H', 'H'])).toBe('2-3 bye 1');
    expect(paired(['2w0', '1b1', 'Z', 'Z', 'Z'])).toBe('2-3 4-5 bye 1');
    // A forfeit is not a played match.
    expect(paired(['2-', '1+', 'Z', 'Z', 'Z'])).toBe('1-2 3-4 bye 5');
    expect(paired(empty(5))).toBe('1-3 2-4 bye 5');
  });

  it('[3.5.3] sets go by score, then number; [3.5.4] among themselves by their numbers: {2,6,1} where 8 cannot be had', () => {
    const lines = [
      ...['H Z Z Z', 'H H Z Z', 'H Z Z Z', '7w= 8b1 9w= F', 'H Z Z Z', 'H H Z Z'],
      ...['4b= 9w= 8b1 F', '9w0 4w0 7w0 F', '8b1 7b= 4b= F', 'Z Z Z Z'],
    ];
    expect(paired(lines)).toBe('1-7 2-9 3-8 4-6 5-10');
  });

  it('[3.6.1] the smaller number is on top of a pair, whatever the scores', () => {
    expect(paired(['5w1', '6b1', '7w=', '8b1', '1b0', '2w0', '3b=', '4w0'])).toBe('1-3 2-4 5-7 6-8');
  });

  it('[3.6.2] [3.6.3] the top members as low as can be, then their partners in order', () => {
    expect(paired(empty(8))).toBe('1-5 2-6 3-7 4-8');
    expect(paired(['3w=', '4b=', '1b=', '2w=', 'H', 'H'])).toBe('1-4 2-5 3-6');
  });
});

describe('colours of C.04.6', () => {
  const team = (
    number: number,
    colours: string,
    terms: Partial<FieldTeam> & { type?: PreferenceType } = {},
  ): FieldTeam => {
    const told = coloursOf(colours);
    const { type = 'A', ...others } = terms;
    return {
      ...{ team: number - 1, number, score: 0, primary: others.score ?? 0, secondary: 0, colours: told },
      difference: told.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0),
      preference: colourPreference(told, type, false),
      ...{ wasFloater: false, barredBy: undefined, ...others },
    };
  };
  const field = (...teams: FieldTeam[]): Field => ({
    teams,
    looksAtFloats: true,
    scores: [0],
    haveMet: () => false,
    mayMeet: () => true,
  });
  const coloured = (a: FieldTeam, b: FieldTeam, initialColour: Colour = 'white', usesSecondary = true): string => {
    const { white, black, rule } = colourPair(field(a, b), { initialColour, usesSecondary }, 0, 1);
    return `${[a, b][white]!.number}-${[a, b][black]!.number} by ${rule}`;
  };

  it('[4.1] [4.3.1] before either has played, odd numbers of the first team have the initial colour', () => {
    expect(coloured(team(1, ''), team(4, ''))).toBe('1-4 by 1');
    expect(coloured(team(2, ''), team(5, ''))).toBe('5-2 by 1');
    expect(coloured(team(1, ''), team(4, ''), 'black')).toBe('4-1 by 1');
    expect(coloured(team(2, ''), team(5, '', { score: 10 }))).toBe('5-2 by 1');
    expect(coloured(team(2, ''), team(4, '', { score: 10 }))).toBe('2-4 by 1');
  });

  it('[4.2.1] the first team has the higher score, [4.2.2] the higher secondary score, [4.2.3] the smaller number', () => {
    expect(coloured(team(1, 'w'), team(3, 'w', { score: 10 }))).toBe('1-3 by 8');
    expect(coloured(team(1, 'w'), team(3, 'w', { secondary: 5 }))).toBe('1-3 by 8');
    expect(coloured(team(1, 'w'), team(3, 'w', { secondary: 5 }), 'white', false)).toBe('3-1 by 8');
    expect(coloured(team(1, 'w', { secondary: 5 }), team(3, 'w', { score: 10 }))).toBe('1-3 by 8');
    expect(coloured(team(1, 'w'), team(3, 'w'))).toBe('3-1 by 8');
  });

  it('[4.3.2] the only preference, [4.3.3] opposite ones', () => {
    expect(coloured(team(1, 'wb'), team(2, 'ww'))).toBe('1-2 by 2');
    expect(coloured(team(1, 'bb'), team(2, 'wb'))).toBe('1-2 by 2');
    expect(coloured(team(1, 'ww'), team(2, 'bb'))).toBe('2-1 by 3');
  });

  it('[4.3.4] of type B, the only strong one', () => {
    expect(coloured(team(1, 'b', { type: 'B' }), team(2, 'bb', { type: 'B' }))).toBe('2-1 by 4');
    expect(coloured(team(1, 'ww', { type: 'B' }), team(2, 'w', { type: 'B' }))).toBe('2-1 by 4');
  });

  it('[4.3.5] the lower colour difference has White', () => {
    expect(coloured(team(1, 'bb'), team(2, 'bbb'))).toBe('2-1 by 5');
    expect(coloured(team(1, 'w'), team(2, 'b'))).toBe('2-1 by 5');
    expect(coloured(team(1, ''), team(2, 'w'))).toBe('1-2 by 5');
  });

  it('[4.3.6] the most recent different colours, from the last match of each (D-TSW-6)', () => {
    expect(coloured(team(1, 'wb'), team(2, 'bw'))).toBe('1-2 by 6');
    expect(coloured(team(1, 'bwwb'), team(2, 'wbwb'))).toBe('2-1 by 6');
    expect(coloured(team(1, 'bwb'), team(2, 'bwb'))).toBe('1-2 by 8');
  });

  it('[4.3.7] the preference of the first team, [4.3.8] its alternation, [4.3.9] that of the other team', () => {
    expect(coloured(team(1, 'bb'), team(2, 'bb'))).toBe('1-2 by 7');
    expect(coloured(team(1, 'ww'), team(2, 'ww', { score: 10 }))).toBe('1-2 by 7');
    expect(coloured(team(1, 'wb'), team(2, 'wb'))).toBe('1-2 by 8');
    expect(coloured(team(1, ''), team(2, 'wb'))).toBe('2-1 by 9');
    expect(coloured(team(1, ''), team(2, 'bw'))).toBe('1-2 by 9');
  });
});
