import type { Colour } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { colourDue, type Direction, pairColours, pairQuality } from './colours.ts';
import type { Field } from './field.ts';

const history = (text: string): Colour[] => [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));
const due = (text: string): string => {
  const { strength, colour } = colourDue(history(text));
  return `${strength}${['B', '-', 'W'][colour + 1]}`;
};

/** Two players, the first with the better number. */
function colours(
  ofA: string,
  ofB: string,
  direction: Direction = 'down',
  numbers = [1, 2],
  initialColour: Colour = 'white',
) {
  const field = {
    numbers,
    initialColour,
    colours: [history(ofA), history(ofB)],
    dues: [colourDue(history(ofA)), colourDue(history(ofB))],
  } as unknown as Field;
  const { white, rule } = pairColours(field, 0, 1, direction);
  const turned = pairColours(field, 1, 0, direction);
  expect(turned.white).toBe(white);
  return `${white === 0 ? 'A' : 'B'}${rule} q${pairQuality(field, 0, 1)}`;
}

describe('the colour due', () => {
  it('[Suis 12.1] [Suis 12.3] absolute: two behind, or the last two alike', () => {
    expect(['WW', 'BB', 'WBWW', 'WWBW', 'WBB', 'BWWBB'].map(due)).toEqual(['3B', '3W', '3B', '3B', '3W', '3W']);
  });
  it('[Suis 12.3] D-SWISS-3: a deficit of two goes before the last two games', () => {
    expect(due('WWWWBB')).toBe('3B');
  });
  it('[Suis 12.2] [Suis 12.5] [Suis 12.6] one behind: equalise; level: alternate; no game: nothing', () => {
    expect(['W', 'B', 'WBW', 'BWB', 'WB', 'BW', 'WBBW', ''].map(due)).toEqual([
      '2B',
      '2W',
      '2B',
      '2W',
      '1W',
      '1B',
      '1B',
      '0-',
    ]);
  });
});

describe('colours of a pair', () => {
  it('[Suis 12.2] rule 1: dues that differ, or one due alone', () => {
    expect([colours('W', 'B'), colours('B', 'W'), colours('', 'W'), colours('', 'B'), colours('W', '')]).toEqual([
      'B1 q0',
      'A1 q0',
      'A1 q0',
      'B1 q0',
      'B1 q0',
    ]);
  });
  it('[Suis 12.3] rule 2: the stronger due is granted, the weaker denied', () => {
    expect([colours('WW', 'W'), colours('W', 'WW'), colours('BB', 'WB'), colours('WB', 'B')]).toEqual([
      'B2 q2',
      'A2 q2',
      'A2 q1',
      'B2 q1',
    ]);
  });
  it('[Suis 12.4] rule 3: the latest difference in the histories', () => {
    // Both are due Black to equalise. If the histories are equal, rule 4; otherwise the third last game, White for B,
    // decides.
    expect(colours('WBW', 'WBW')).toBe('B4 q2');
    expect(colours('WWBBW', 'BWWBW')).toBe('A3 q2');
  });
  it('[Suis 12.4] D-SWISS-4: a shorter history counts as the other colour where it ends', () => {
    // Second last game: B had Black, A none, which counts as White; A gets Black.
    expect(colours('W', 'WBW')).toBe('B3 q2');
    expect(colours('WBW', 'W')).toBe('A3 q2');
  });
  it('[Suis 12.4] rule 4: the better number downwards and in the middle, the worse upwards', () => {
    expect((['down', 'middle', 'up'] as const).map((direction) => colours('W', 'W', direction))).toEqual([
      'B4 q2',
      'B4 q2',
      'A4 q2',
    ]);
  });
  it('[Suis 14.2] rule 5: the better number has the initial colour if it is odd', () => {
    expect([
      colours('', '', 'middle', [1, 2]),
      colours('', '', 'middle', [2, 3]),
      colours('', '', 'middle', [1, 2], 'black'),
    ]).toEqual(['A5 q0', 'B5 q0', 'B5 q0']);
  });
});
