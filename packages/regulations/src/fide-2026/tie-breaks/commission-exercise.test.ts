import { readFileSync } from 'node:fs';
import {
  type Result,
  TIE_BREAK_EDITIONS,
  type TieBreakEdition,
  type Tournament,
  type TournamentMatch,
} from '@escala/core';
import { describe, expect, it } from 'vitest';
import { isCode, readCode } from './codes.ts';
import { fieldOfTournament } from './individuals.ts';
import { rank } from './rank.ts';
import type { Field } from './record.ts';
import { fieldOfTeams } from './teams.ts';
import { valuesOf } from './values.ts';

/** The exercise of FIDE's technical commission: figures computed by others. */
const { swiss, roundRobin, teams } = JSON.parse(
  readFileSync(new URL('cases/commission-exercise.json', import.meta.url), 'utf8'),
);

const codeValues = (field: Field, written: string): readonly (number | null)[] => {
  const code = readCode(written, field);
  if (!isCode(code)) throw new Error(written);
  return valuesOf(field, code)!;
};

interface Row {
  readonly kind: string;
  readonly opp: number | null;
  readonly colour: string | null;
  readonly points: number;
}

const swissField = (tiebreakRules: TieBreakEdition): Field => {
  const ids = Object.keys(swiss.players);
  const rows = ids.flatMap((id) =>
    Object.entries<Row>(swiss.players[id].rounds).map(([round, row]) => ({ id, round: Number(round), ...row })),
  );
  const games = rows
    .filter(({ id, opp, colour }) => opp !== null && (colour === 'w' || (colour === null && Number(id) < opp)))
    .map(({ id, round, opp, kind }) => {
      const black = swiss.players[String(opp)].rounds[round].kind as string;
      const result: Result = /^F?W$/.test(kind) ? '1-0' : kind === 'D' ? '1/2' : /^F?W$/.test(black) ? '0-1' : '0-0';
      return { round, white: id, black: String(opp), result, kind: kind.startsWith('F') ? 'forfeit' : 'played' };
    });
  const kinds: Readonly<Record<string, string>> = { PAB: 'pairing', HPB: 'half', ZPB: 'zero', FPB: 'full' };
  const byes = rows.flatMap(({ id, round, kind, points }) =>
    kind in kinds ? [{ round, player: id, points, kind: kinds[kind] }] : [],
  );
  const players = ids.map((id) => ({ id, number: Number(id), rating: swiss.players[id].elo }));
  const tournament = {
    format: 'escala/tournament@1',
    system: 'fide-dutch',
    rounds: 5,
    players,
    games,
    byes,
    tiebreakRules,
  };
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  return fieldOfTournament(tournament as unknown as Tournament, { round: 5, numbers, isRoundRobin: false });
};

describe('C.07, the Swiss of sixteen', () => {
  const SAME = {
    WIN: 'WIN',
    WON: 'WON',
    BPG: 'BPG',
    BWG: 'BWG',
    REP: 'REP',
    PS: 'PS',
    'PS/C1': 'PSC1',
    ARO: 'ARO',
    'ARO/C1': 'AROC1',
    TPR: 'TPR',
    PTP: 'PTP',
    APRO: 'APRO',
    APPO: 'APPO',
  };
  const BY_EDITION = { BH: 'BH', 'BH/C1': 'BHC1_', FB: 'FB', SB: 'SB', 'SB/C1': 'SBC1_', AOB: 'AOB' };
  const SUFFIX = { '2026-03': '26', '2024-08': '23' } as const;
  const cases = TIE_BREAK_EDITIONS.flatMap((edition) => [
    ...Object.entries(SAME).map(([code, key]) => ({ edition, code, key })),
    ...Object.entries(BY_EDITION).map(([code, key]) => ({ edition, code, key: `${key}${SUFFIX[edition]}` })),
  ]);
  it.each(cases)('$code by $edition', ({ edition, code, key }) => {
    const field = swissField(edition);
    const expected = field.ids.map((id) => swiss.players[id].expected[key]);
    const decimals = code === 'AOB' ? 100 : 1e6;
    expect(codeValues(field, code).map((value) => Math.round(value! * decimals) / decimals)).toEqual(expected);
  });
});

describe('[15.2] C.07, the round robin of six', () => {
  const players = roundRobin.players.map(([id, rating]: [string, number], i: number) => ({
    id,
    rating,
    number: i + 1,
  }));
  const results: Readonly<Record<number, Result>> = { 1: '1-0', 0.5: '1/2', 0: '0-1' };
  const games = roundRobin.games.map(
    ([round, white, black, points, isForfeit]: [number, string, string, number, boolean]) => ({
      round,
      white,
      black,
      result: results[points],
      kind: isForfeit ? 'forfeit' : 'played',
    }),
  );
  const tournament = {
    format: 'escala/tournament@1',
    system: 'round-robin',
    rounds: 5,
    players,
    games,
  } as unknown as Tournament;
  const numbers = new Map<string, number>(
    players.map(({ id, number }: { id: string; number: number }) => [id, number]),
  );
  const field = fieldOfTournament(tournament, { round: 5, numbers, isRoundRobin: true });
  it.each(Object.keys(roundRobin.expected))('%s', (code) => {
    expect(codeValues(field, code)).toEqual(roundRobin.expected[code]);
  });
});

describe('C.07, the Swiss of fourteen teams', () => {
  const boardsOf = (points: number): TournamentMatch['boards'] =>
    [1, 2, 3, 4].map((board) => ({ board, result: points >= board ? '1-0' : points >= board - 0.5 ? '1/2' : '0-1' }));
  const own = teams.boards_11_14 as number[];
  const matches: TournamentMatch[] = [
    ...teams.matches.map(([round, first, second, points]: [number, string, string, number]) => ({
      round,
      first,
      second,
      boards:
        first === '11' && second === '14'
          ? own.map((each, i) => ({ board: i + 1, result: each === 1 ? '1-0' : each === 0.5 ? '1/2' : '0-1' }))
          : boardsOf(points),
    })),
    ...teams.forfeits.map(([round, first, second]: [number, string, string]) => ({
      round,
      first,
      second,
      kind: 'forfeit',
      result: '1-0',
    })),
  ];
  const field = fieldOfTeams({
    system: 'team-swiss',
    rounds: 7,
    boards: 4,
    tiebreakRules: '2024-08',
    teams: teams.teams,
    matches,
    byes: teams.byes,
  });

  it.each(Object.keys(teams.expected))('%s', (code) => {
    const decimals = code === 'SSSC' ? 10 : 1e6;
    expect(codeValues(field, code).map((value) => Math.round(value! * decimals) / decimals)).toEqual(
      teams.expected[code],
    );
  });

  const orderBy = (written: string, points: number): (readonly [string, number | null])[] => {
    const code = readCode(written, field);
    if (!isCode(code)) throw new Error(written);
    return rank(field, [code])
      .rows.filter((row) => row.points === points)
      .map(({ index, tiebreaks }) => [field.ids[index]!, tiebreaks[0]!] as const);
  };

  it('EDE: 10 points 4 2 1 3 5, 7 points 6 8, the others undecided (D-TB-11)', () => {
    expect(orderBy('EDE', 10).map(([team]) => team)).toEqual(teams.ede['10']);
    expect(orderBy('EDE', 7).map(([team]) => team)).toEqual(teams.ede['7']);
    for (const points of [6, 4]) expect(new Set(orderBy('EDE', points).map(([, place]) => place)).size).toBe(1);
  });

  it.each(['EDEBT', 'EDET', 'EDEB'])('%s: two that stay level by the boards of their match (D-TB-13)', (code) => {
    expect(orderBy(code, 4).map(([team]) => team)).toEqual(teams[`${code.toLowerCase()}_4`]);
  });
});
