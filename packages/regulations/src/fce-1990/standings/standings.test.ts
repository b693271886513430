import { describe, expect, it } from 'vitest';
import { standings } from './standings.ts';
import { rowsOf, tournamentOf } from './testing/build.ts';

describe('ranks', () => {
  it('[Sistemes 4.1] one for a win, a half for a draw; ranks 1, 2, 2, 4, rows of one rank by number', () => {
    const table = tournamentOf({ players: 4, games: [['4 1 1-0', '3 2 1/2']] });
    const result = standings(table, { tiebreaks: [] });
    expect(result).toMatchObject({
      kind: 'ranked',
      standings: {
        format: 'escala/standings@1',
        round: 1,
        tiebreaks: [],
        rows: [
          { rank: 1, player: '4', points: 1, tiebreaks: [] },
          { rank: 2, player: '2', points: 0.5, tiebreaks: [] },
          { rank: 2, player: '3', points: 0.5, tiebreaks: [] },
          { rank: 4, player: '1', points: 0, tiebreaks: [] },
        ],
      },
    });
  });
  it('[Desempats 1] a tie-break is asked only about those level on all before it', () => {
    // 1 and 2 end level on points; the progressive score puts 1 ahead although 2 is better on the next tie-break.
    const table = tournamentOf({
      players: 4,
      games: [
        ['1 3 1-0', '2 4 0-1'],
        ['1 4 0-1', '2 3 1-0'],
      ],
    });
    expect(rowsOf(table, { tiebreaks: ['progressive', 'buchholz'] })).toMatchObject({
      4: { rank: 1 },
      1: { rank: 2, tiebreaks: [2, 2] },
      2: { rank: 3, tiebreaks: [1, 2] },
      3: { rank: 4 },
    });
  });
  it('[Suis 16] equal means share a rank, and are written to six digits', () => {
    const table = tournamentOf({
      players: [2000, 2001, 2000, 2000, 1999, 2000],
      games: [
        ['1 2 1/2', '3 4 1/2', '5 6 1/2'],
        ['1 3 1/2', '2 5 1/2', '4 6 1/2'],
        ['1 4 1/2', '2 6 1/2', '3 5 1/2'],
      ],
    });
    expect(rowsOf(table, { tiebreaks: ['average-rating'] })).toMatchObject({
      1: { rank: 1, tiebreaks: [2000.333333] },
      5: { rank: 1, tiebreaks: [2000.333333] },
      4: { rank: 3, tiebreaks: [2000] },
      6: { rank: 3, tiebreaks: [2000] },
      2: { rank: 5, tiebreaks: [1999.666667] },
      3: { rank: 5, tiebreaks: [1999.666667] },
    });
  });
});

describe('leaving', () => {
  /** Player 2 draws this many rounds and then leaves. */
  const swiss = (rounds: number, afterRound: number) =>
    tournamentOf({
      players: 3,
      rounds,
      games: Array.from({ length: rounds }, (_, i) => (i < afterRound ? ['1 2 1/2'] : ['1 3 1-0'])),
      withdrawals: [{ player: '2', afterRound }],
    });

  it('[Retirats 14.3.1] before half of the rounds: nothing left of points and tie-breaks; limits in threes', () => {
    expect(rowsOf(swiss(8, 3))[2]).toMatchObject({ points: 0, tiebreaks: [0, 0, null, 0, 0] });
    expect(rowsOf(swiss(8, 4))[2]).toMatchObject({ points: 2 });
    expect(rowsOf(swiss(8, 5))[2]).toMatchObject({ points: 2.5 });
  });
  it('[Retirats 14.3] at half and after it everything stands; of nine rounds four are before half, five are not', () => {
    expect(rowsOf(swiss(9, 4))[2]).toMatchObject({ points: 0 });
    expect(rowsOf(swiss(9, 5))[2]).toMatchObject({ points: 2.5 });
  });
  it('[Retirats 14.3.1] D-COMP-50: at once, from the table of the round after which they left: the round before, that round, the next', () => {
    expect(rowsOf(swiss(8, 3), { round: 2 })[2]).toMatchObject({ points: 1 });
    expect(rowsOf(swiss(8, 3), { round: 3 })[2]).toMatchObject({ points: 0 });
    expect(rowsOf(swiss(8, 3), { round: 4 })[2]).toMatchObject({ points: 0 });
  });
  it('[Retirats 14.3.1] in a Swiss the opponents keep their points, and D-COMP-1 the record its games', () => {
    expect(rowsOf(swiss(8, 3))[1]).toMatchObject({ points: 1.5 + 5 });
  });
  it('[Retirats 14.3.1] D-COMP-5: in a league the games are taken out for both sides', () => {
    const games = [
      ['1 4 1-0', '2 3 1-0'],
      ['4 3 1-0', '1 2 1/2'],
      ['3 1 1/2', '2 4 1-0 f'],
    ];
    const withdrawals = [{ player: '4', afterRound: 1 }];
    const league = tournamentOf({ system: 'round-robin', players: 4, games, withdrawals });
    expect(rowsOf(league)).toMatchObject({
      2: { rank: 1, points: 1.5, tiebreaks: [0.5 + 0.5, null, 6, 0] },
      1: { rank: 2, points: 1, tiebreaks: [0.75 + 0.25, null, 4, 0] },
      3: { rank: 3, points: 0.5 },
      4: { rank: 4, points: 0, tiebreaks: [0, null, 0, 0] },
    });
    const later = tournamentOf({
      system: 'round-robin',
      players: 4,
      games,
      withdrawals: [{ player: '4', afterRound: 2 }],
    });
    expect(rowsOf(later)).toMatchObject({ 1: { points: 2 }, 2: { points: 2.5 }, 3: { points: 0.5 }, 4: { points: 1 } });
  });
});

describe('eliminated', () => {
  const forfeits = (games: readonly (readonly string[])[], rounds: number, afterRound?: number) =>
    tournamentOf({
      players: 3,
      games,
      rounds,
      ...(afterRound !== undefined && { withdrawals: [{ player: '2', afterRound }] }),
    });
  const codes = (tournament: ReturnType<typeof forfeits>) => standings(tournament).findings.map(({ code }) => code);
  const two = [['1 2 1-0 f'], ['2 3 0-0 f'], ['1 3 1-0']];

  it('[Retirats 14.1] one forfeit is none; two are a warning, with the player and the round', () => {
    expect(codes(forfeits([['1 2 1-0 f'], ['2 3 1-0']], 5))).toEqual([]);
    expect(standings(forfeits(two, 5)).findings).toEqual([
      {
        severity: 'warning',
        code: 'fce-1990.eliminated-not-recorded',
        article: 'Retirats 14.1',
        player: '2',
        round: 2,
        values: { player: '2', round: 2, forfeits: 2 },
      },
    ]);
  });
  it('[Retirats 14.1] none where the withdrawal is recorded, nor where no round is left', () => {
    expect(codes(forfeits(two, 5, 2))).toEqual([]);
    expect(codes(forfeits(two, 5, 3))).toEqual(['fce-1990.eliminated-not-recorded']);
    expect(codes(forfeits(two.slice(0, 2), 2))).toEqual([]);
  });
});

describe('the round', () => {
  const table = tournamentOf({ players: 2, rounds: 5, games: [['1 2 1-0'], ['2 1 1-0']] });
  const begun = { ...table, games: [...table.games, { round: 3, white: '1', black: '2' }] };

  it('[Desempats 1] D-COMP-10: the last with games or byes, the one before while it is being played', () => {
    expect(standings(table)).toMatchObject({ standings: { round: 2 } });
    expect(standings({ ...table, byes: [{ round: 3, player: '1', points: 1 }] })).toMatchObject({
      standings: { round: 3 },
    });
    expect(standings(begun)).toMatchObject({ standings: { round: 2 } });
    const requested = { round: 5, player: '1', points: 0.5, kind: 'half' } as const;
    expect(standings({ ...table, byes: [requested] })).toMatchObject({ standings: { round: 2 } });
  });
  it('[Desempats 1] before the first round everybody is first', () => {
    const rows = rowsOf({ ...table, games: [] });
    expect(rows).toMatchObject({ 1: { rank: 1, points: 0 }, 2: { rank: 1, points: 0 } });
  });
  it('[Desempats 1] a round that has no games is refused: limits in threes', () => {
    const kinds = [-1, 0, 1, 2, 3, 1.5].map((round) => standings(table, { round }).kind);
    expect(kinds).toEqual(['refused', 'ranked', 'ranked', 'ranked', 'refused', 'refused']);
    expect(standings(table, { round: 3 }).findings).toMatchObject([
      { code: 'fce-1990.standings-round', refuses: true, values: { asked: 3, last: 2 } },
    ]);
  });
  it('[Sistemes 4.1] a missing result up to the round is refused, each with its place', () => {
    const missing = { ...begun, games: begun.games.map(({ result: _, ...game }) => game) };
    expect(standings(missing, { round: 3 }).findings).toMatchObject([
      { code: 'fce-1990.standings-result', round: 1, values: { round: 1, white: '1', black: '2' } },
      { code: 'fce-1990.standings-result', round: 2 },
      { code: 'fce-1990.standings-result', round: 3 },
    ]);
  });
});

describe('tie-breaks asked for', () => {
  const table = tournamentOf({ players: 2, games: [['1 2 1-0']] });
  it('[Desempats 2.5] the Dutch system is refused for individuals', () => {
    expect(standings(table, { tiebreaks: ['dutch'] })).toMatchObject({
      kind: 'refused',
      findings: [{ code: 'fce-1990.dutch-for-teams', article: 'Desempats 2.5', refuses: true }],
    });
  });
  it('[Desempats 2] unknown and repeated names are refused, all at once', () => {
    const result = standings(table, { tiebreaks: ['bucholz', 'kashdan', 'kashdan', 'dutch'] });
    expect(result.findings.map(({ code, values }) => [code, values.name])).toEqual([
      ['fce-1990.tie-break-unknown', 'bucholz'],
      ['fce-1990.tie-break-twice', 'kashdan'],
      ['fce-1990.dutch-for-teams', 'dutch'],
    ]);
  });
});
