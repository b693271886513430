import type { Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { SYSTEMS } from '../testing/reported-systems.ts';
import { writeTrf } from '../write/write-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

const player = (number: number, ...rounds: string[]): string =>
  `${`001 ${String(number).padStart(4)}      P${number}`.padEnd(91)}${rounds.join('  ')}`;
const team = (number: number, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} T${number}`.padEnd(73) + players.map((each) => String(each).padStart(4)).join(' ');

/** Five teams of two: 1 beats 2 by 1½, 3 and 4 draw, 5 has the bye; then 5 wins without play against 1, 2 a half bye. */
const TEAMS = [
  '142 3',
  '152 W',
  player(1, '   3 w 1', '   9 b -'),
  player(2, '   4 b =', '  10 w -'),
  player(3, '   1 b 0'),
  player(4, '   2 w ='),
  player(5, '   7 w 1'),
  player(6, '   8 b 0'),
  player(7, '   5 b 0'),
  player(8, '   6 w 1'),
  player(9, '0000 - U', '   1 w +'),
  player(10, '0000 - U', '   2 b +'),
  team(1, 1, 2),
  team(2, 3, 4),
  team(3, 5, 6),
  team(4, 7, 8),
  team(5, 9, 10),
  '240 H   2    2',
];

/** By team and round: match points, game points besides what the system gives. */
function besides(...records: string[]): Record<string, readonly [match: number, game: number]> {
  const { report, problems } = parseTrf(['192 FIDE_TEAM_TYPEA_MP_GP', ...TEAMS, ...records].join('\n'));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { tournament, remarks } = tournamentOfTrf(report, { systems: SYSTEMS });
  expect(remarks).toEqual([]);
  const numbers = new Map(report.teams.flatMap(({ number, players }) => players.map((id) => [String(id), number])));
  return Object.fromEntries(
    (tournament.assignedPoints ?? []).map(({ player: id, round, matchPoints = 0, points = 0 }) => [
      `${numbers.get(id)}/${round}`,
      [matchPoints, points],
    ]),
  );
}

it.each([
  [[], {}],
  // 362: three points for a match.
  [['362 TW  3.0   TD  1.0   TL  0.0'], { '1/1': [1, 0], '5/2': [1, 0] }],
  [['362 TW 3.0    TD 1.0    TL 0.0'], { '1/1': [1, 0], '5/2': [1, 0] }],
  // 320, for every bye by the pairing; 162 only where 320 is silent.
  [['320  2.0  2.0'], { '5/1': [1, 1] }],
  [['162  P 0.0'], { '5/1': [0, -1] }],
  [['162  P 0.0', '320  2.0  2.0'], { '5/1': [1, 1] }],
  [['162  W 1.0    D 0.5    L 0.0'], {}],
  // 299: added without a type; with one, what such a result is worth.
  [['299    -1.0          1    4'], { '4/1': [-1, 0] }],
  [['299          1.5     1    4    3'], { '3/1': [0, 1.5], '4/1': [0, 1.5] }],
  [['299 -   1.0'], { '1/2': [1, 0] }],
  [['299 D   1.5  2.0'], { '3/1': [0.5, 1], '4/1': [0.5, 1] }],
  [['299 W   4.0          1    1'], { '1/1': [2, 0] }],
  [['299 H   0.0  0.0     2    2'], { '2/2': [-1, -1] }],
  [['299 +   0.0  0.0     3'], {}],
  [['299 W   4.0          1    1', '362 TW  3.0   TD  1.0   TL  0.0'], { '1/1': [2, 0], '5/2': [1, 0] }],
] as const)('D-TRF-10: of teams, %j', (records, expected) => {
  expect(besides(...records)).toEqual(expected);
});

it('D-TRF-10: of players, and back into 299', () => {
  const tournament: Tournament = {
    format: 'escala/tournament@1',
    system: 'fide-dutch',
    rounds: 2,
    initialColour: 'white',
    assignedPoints: [
      { round: 1, player: '1', points: -0.5 },
      { round: 1, player: '2', points: 1 },
    ],
    players: ['1', '2'].map((id) => ({ id, number: Number(id) })),
    games: [{ round: 1, white: '1', black: '2', result: '1-0' }],
  };
  const { report, remarks } = trfOfTournament(tournament, SYSTEMS);
  expect(remarks).toEqual([]);
  expect(report.players.map(({ points }) => points)).toEqual([0.5, 1]);
  const { text } = writeTrf(report, { edition: 'trf26' });
  expect(text.match(/^299.*?(?=\r)/gm)).toEqual(['299          -0.5    1    1', '299           1.0    1    2']);
  const read = parseTrf(text);
  expect(read.problems).toEqual([]);
  expect(tournamentOfTrf(read.report, { systems: SYSTEMS }).tournament.assignedPoints).toEqual(
    tournament.assignedPoints,
  );
  const lost = tournamentOfTrf(read.report, { systems: SYSTEMS, system: 'fce-1990' });
  expect(lost.tournament.assignedPoints).toBeUndefined();
  expect(lost.remarks).toMatchObject([{ code: 'trf-left-out', values: { field: 'abnormalPoints', count: 2 } }]);
});
