import { roundHalfUp, type Tournament, type TournamentGame } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { rowsOf, valuesOf } from './testing/build.ts';

/**
 * The tie-break exercise of FIDE's technical commission, a Swiss of 16 players and five rounds. Only values with the
 * same meaning here are used: points, progressive score, wins with Black and (rounded) mean rating for everybody;
 * Buchholz and Sonneborn-Berger for players who played every round and met nobody affected by FIDE's own correction for
 * unplayed games.
 * Rounds: W, D, L with opponent and colour; FW, FL a forfeit; HPB, PAB a half and a full bye; ZPB an absence.
 */
const TABLE: readonly [
  number: number,
  rating: number,
  rounds: string,
  points: number,
  progressive: number,
  buchholz: number | null,
  sonnebornBerger: number | null,
  blackWins: number,
  averageRating: number,
][] = [
  [1, 2200, 'W9w D13b D2w W15b D4w', 3.5, 11, 12.5, 8, 1, 1820],
  [2, 2150, 'W10b W7w D1b W16w D3b', 4, 13, 13, 9.5, 1, 1880],
  [3, 2100, 'D11w W6b W8w D4b D2w', 3.5, 11, 15.5, 10.5, 1, 1940],
  [4, 2050, 'W12b HPB W13w D3w D1b', 3.5, 11.5, null, null, 1, 1888],
  [5, 2000, 'L13w L15b W11w D7b W10w', 2.5, 5, 8.5, 4.25, 0, 1690],
  [6, 1950, 'L14b L3w PAB W10w W8b', 3, 6, null, null, 1, 1813],
  [7, 1900, 'W15w L2b L16b D5w L11b', 1.5, 6, 14.5, 3.25, 0, 1760],
  [8, 1850, 'D16b W14w L3b W13w L6w', 2.5, 8.5, 13.5, 5.25, 0, 1730],
  [9, 1800, 'L1b L10w HPB FL11b PAB', 1.5, 2.5, null, null, 0, 1975],
  [10, 1750, 'L2w W9b L15w L6b L5b', 1, 4, 13, 1.5, 1, 1880],
  [11, 1700, 'D3b L16w L5b FW9w W7w', 2.5, 5.5, null, null, 0, 1863],
  [12, 1650, 'L4w PAB FW14b ZPB ZPB', 2, 7, null, null, 0, 2050],
  [13, 1600, 'W5b D1w L4b L8b L14w', 1.5, 7, 14, 4.25, 1, 1930],
  [14, 1550, 'W6w L8b FL12w ZPB W13b', 2, 6, null, null, 1, 1800],
  [15, 1500, 'L7b W5w W10b L1w L16b', 2, 7, 12, 3.5, 1, 1860],
  [16, 1450, 'D8w W11b W7w L2b W15w', 3.5, 10.5, 12.5, 7.25, 1, 1820],
];

/** Each game is listed under White only. */
function gamesOf([number, , rounds]: (typeof TABLE)[number]): TournamentGame[] {
  return rounds.split(' ').flatMap((text, i) => {
    const [, forfeit, sign, opponent] = /^(F?)([WDL])(\d+)w$/.exec(text) ?? [];
    if (opponent === undefined) return [];
    const result = sign === 'W' ? '1-0' : sign === 'D' ? '1/2' : '0-1';
    return [{ round: i + 1, white: `${number}`, black: opponent, result, kind: forfeit ? 'forfeit' : 'played' }];
  });
}

const exercise: Tournament = {
  format: 'escala/tournament@1',
  system: 'fce-1990',
  rounds: 5,
  players: TABLE.map(([number, rating]) => ({ id: `${number}`, number, rating })),
  games: TABLE.flatMap(gamesOf),
  byes: TABLE.flatMap(([number, , rounds]) =>
    rounds.split(' ').flatMap((text, i) => {
      if (text !== 'HPB' && text !== 'PAB') return [];
      return [{ round: i + 1, player: `${number}`, points: text === 'HPB' ? 0.5 : 1 }];
    }),
  ),
};

describe('the exercise of FIDE’s technical commission', () => {
  const column = (place: 3 | 4 | 5 | 6 | 7 | 8) =>
    Object.fromEntries(TABLE.filter((row) => row[place] !== null).map((row) => [row[0], row[place]]));

  it('points', () => {
    const points = Object.entries(rowsOf(exercise)).map(([player, row]) => [player, row.points]);
    expect(Object.fromEntries(points)).toEqual(column(3));
  });
  it('[Desempats 2.4] progressive score', () => expect(valuesOf(exercise, 'progressive')).toEqual(column(4)));
  it('[Desempats 2.1] Buchholz', () => expect(valuesOf(exercise, 'buchholz')).toMatchObject(column(5)));
  it('[Desempats 2.2] Sonneborn-Berger', () => {
    expect(valuesOf(exercise, 'sonneborn-berger')).toMatchObject(column(6));
  });
  it('[Desempats 1.4.1] wins with Black', () => expect(valuesOf(exercise, 'black-wins')).toEqual(column(7)));
  it('[Suis 16] mean rating of the opponents', () => {
    const means = Object.entries(valuesOf(exercise, 'average-rating'));
    expect(Object.fromEntries(means.map(([player, mean]) => [player, roundHalfUp(mean! * 2, 2)]))).toEqual(column(8));
  });
});
