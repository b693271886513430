import { expect, it } from 'vitest';
import { CODES, isCode, readCode } from './codes.ts';

const SWISS = { isTeam: false, system: 'swiss' } as const;
const ROUND_ROBIN = { isTeam: false, system: 'round-robin' } as const;
const TEAMS = { isTeam: true, system: 'swiss' } as const;

it.each([
  ['bh/c1', 'BH/C1'],
  ['BH-C1', 'BH/C1'],
  ['BH/C1/P', 'BH/C1/P'],
  [' sb ', 'SB'],
  ['RTNG/R', 'RTNG/R'],
])('%s is read as %s', (text, written) => {
  expect(readCode(text, SWISS)).toMatchObject({ written });
});

it.each([
  ['KS/L+1', ROUND_ROBIN, { limit: 1 }],
  ['KS/L-2', ROUND_ROBIN, { limit: -2 }],
  ['BH/M2', SWISS, { cut: 2, median: 2 }],
  ['BH:GP/C1', TEAMS, { score: 'GP', cut: 1 }],
  ['SSSC/F/K4', TEAMS, { fore: true, divisor: 4 }],
  ['RTNG/R', SWISS, { reverse: true }],
  ['RTNG', SWISS, { reverse: false }],
] as const)('%s says what it wants', (text, use, wanted) => {
  expect(readCode(text, use)).toMatchObject(wanted);
});

it.each([
  ['XYZ', SWISS, 'unknown', '5'],
  ['', SWISS, 'unknown', '5'],
  ['BH', ROUND_ROBIN, 'system', '8.1'],
  ['KS', SWISS, 'system', '9.2'],
  ['ARO', TEAMS, 'participants', '10.1'],
  ['BPG', TEAMS, 'participants', '7.3'],
  ['EDE', SWISS, 'participants', '13'],
  ['WIN/C1', SWISS, 'modifier', '14'],
  ['BH/C1/M1', SWISS, 'modifier', '14'],
  ['BH/P/P', SWISS, 'modifier', '14'],
  ['BH:GP', SWISS, 'modifier', '13'],
  ['SSSC/K0', TEAMS, 'modifier', '13'],
] as const)('[5] [14] %s is refused with its article', (text, use, fault, article) => {
  expect(readCode(text, use)).toEqual({ fault, article });
});

it('[14] cuts of 0, 1, 2, 3: one and two there are', () => {
  expect([0, 1, 2, 3].map((n) => isCode(readCode(`BH/C${n}`, SWISS)))).toEqual([false, true, true, false]);
});

it('every code is read by its own name', () => {
  for (const name of Object.keys(CODES)) expect(readCode(name)).toMatchObject({ name });
});
