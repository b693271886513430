import { readFileSync } from 'node:fs';
import type { RowWorking, TeamTournament, Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { standings } from './standings.ts';

const EXAMPLES = readFileSync(new URL('../tie-breaks/cases/examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).tournament as Tournament);
const example = (name: string): Tournament => EXAMPLES.find((each) => each.name === name)!;
const SWISS = example('swiss 07');
const ROUND_ROBIN = EXAMPLES.find(({ system }) => system === 'round-robin')!;

function ranked(tournament: Tournament, tiebreaks?: readonly string[], round?: number) {
  const result = standings.rank(tournament, { tiebreaks, round, workings: true });
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.findings));
  return result.standings;
}
const refused = (tournament: Tournament, tiebreaks: readonly string[]) => {
  const result = standings.rank(tournament, { tiebreaks });
  return result.findings.map(({ code, article, values }) => [code, article, values.name]);
};
const workingOf = (tournament: Tournament, player: string, tiebreaks: readonly string[]): RowWorking =>
  ranked(tournament, tiebreaks).workings!.find((working) => working.player === player)!;

describe('standings by C.07', () => {
  it('[4.2] D-TRF-10: points by ruling are in the total and in PS, and of no game', () => {
    const ruled = { ...SWISS, assignedPoints: [{ round: 2, player: '1', points: -1 }] };
    const names = ['PS', 'SB', 'WIN'];
    const valuesOf = (tournament: Tournament) => ranked(tournament, names).rows.find(({ player }) => player === '1')!;
    const [before, after] = [valuesOf(SWISS), valuesOf(ruled)];
    expect(after.points).toBe(before.points - 1);
    expect(after.tiebreaks[0]).toBe(before.tiebreaks[0]! - 4);
    expect(after.tiebreaks[2]).toBe(before.tiebreaks[2]);
    const working = workingOf(ruled, '1', names);
    expect(working.points.reduce((sum, { value }) => sum + value, 0)).toBe(after.points);
    expect(working.points).toContainEqual({ round: 2, why: 'assigned', value: -1 });
    expect(standings.pointsBefore(ruled, 6).get('1')).toBe(after.points);
  });

  it('[4.2] D-TRF-10: of teams too, in both scores', () => {
    const teams = EXAMPLES.find((each) => 'teams' in each) as unknown as TeamTournament;
    const { id: team } = teams.teams[0]!;
    const rowOf = (tournament: TeamTournament) => {
      const result = standings.teams!.rank(tournament, { tiebreaks: ['MP', 'GP', 'PS'], workings: true });
      if (result.kind === 'refused') throw new Error(JSON.stringify(result.findings));
      const { rows, workings } = result.standings;
      const at = rows.findIndex(({ player }) => player === team);
      return { row: rows[at]!, working: workings![at]! };
    };
    const before = rowOf(teams).row;
    const { row, working } = rowOf({ ...teams, assignedPoints: [{ round: 1, team, points: -1, gamePoints: -1.5 }] });
    expect(row.tiebreaks.slice(0, 2)).toEqual([before.tiebreaks[0]! - 1, before.tiebreaks[1]! - 1.5]);
    expect(working.points.reduce((sum, { value }) => sum + value, 0)).toBe(row.points);
    for (const { parts, value } of working.tiebreaks)
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(value);
  });

  it('[4.2] in the order of the system where nothing is asked for', () => {
    expect(ranked(SWISS)).toMatchObject({ round: 5, tiebreaks: ['BH/C1', 'BH', 'SB', 'DE', 'WIN'] });
    expect(ranked(ROUND_ROBIN).tiebreaks).toEqual(['DE', 'WIN', 'SB', 'KS']);
    expect(ranked(SWISS).rows.map(({ rank, player }) => `${rank} ${player}`)).toEqual([
      ...['1 4', '2 1', '3 7', '4 3', '5 5', '6 2', '7 6'],
    ]);
  });

  it('[4.2] refuses points by which a loss is worth more than a win', () => {
    const fault = (win: number, draw: number, loss: number) =>
      standings
        .rank({ ...SWISS, scoring: { win, draw, loss } })
        .findings.map(({ code, article }) => `${code} ${article}`);
    expect([fault(3, 1, 0), fault(1, 1, 1)]).toEqual([[], []]);
    const refusal = ['fide-2026.standings-points-order C.07 4.2'];
    expect([fault(0, 0.5, 1), fault(1, 2, 0), fault(0, 0, 0)]).toEqual([refusal, refusal, refusal]);
    const teams: TeamTournament = {
      format: 'escala/tournament@1',
      system: 'team-swiss',
      rounds: 1,
      boards: 2,
      teams: [],
      matches: [],
      matchScoring: { win: 0, draw: 1, loss: 2 },
    };
    expect(standings.teams!.rank(teams).findings).toMatchObject([
      { code: 'fide-2026.standings-points-order', values: { field: 'matchScoring', win: 0, draw: 1, loss: 2 } },
    ]);
  });
  it('[5] names of codes are read in any case and written as reports write them; six digits at most', () => {
    const { tiebreaks, rows } = ranked(SWISS, ['bh-c1', 'aob']);
    expect(tiebreaks).toEqual(['BH/C1', 'AOB']);
    expect(rows.find(({ player }) => player === '2')!.tiebreaks).toEqual([9.5, 11.666667]);
  });

  it('[5] [14] a code that does not fit is refused with its article', () => {
    expect(refused(SWISS, ['XYZ', 'KS', 'EDE', 'BH/C1/M1'])).toEqual([
      ['fide-2026.tie-break-unknown', 'C.07 5', 'XYZ'],
      ['fide-2026.tie-break-system', 'C.07 9.2', 'KS'],
      ['fide-2026.tie-break-participants', 'C.07 13', 'EDE'],
      ['fide-2026.tie-break-modifier', 'C.07 14', 'BH/C1/M1'],
    ]);
    expect(refused(ROUND_ROBIN, ['BH', 'KS'])).toEqual([['fide-2026.tie-break-system', 'C.07 8.1', 'BH']]);
  });

  it('D-TB-15: a knockout goes by points, all games of a round, and has no tie-break', () => {
    const knockout: Tournament = {
      format: 'escala/tournament@1',
      system: 'knockout',
      rounds: 1,
      players: [
        { id: 'a', number: 1 },
        { id: 'b', number: 2 },
      ],
      games: [
        { round: 1, white: 'a', black: 'b', result: '1-0' },
        { round: 1, white: 'b', black: 'a', result: '1/2' },
      ],
    };
    expect(ranked(knockout).rows.map(({ player, points }) => [player, points])).toEqual([
      ['a', 1.5],
      ['b', 0.5],
    ]);
    expect(refused(knockout, ['WIN'])).toEqual([['fide-2026.tie-break-system', 'C.07 7.1', 'WIN']]);
  });

  it('D-OFF-875: who wins the final of a knockout is first, with fewer points too; who went out in one round goes by points', () => {
    const games: Tournament['games'] = [
      { round: 1, white: 'a', black: 'd', result: '1-0' },
      { round: 1, white: 'b', black: 'c', result: '1/2' },
      { round: 2, white: 'a', black: 'b', result: '1/2' },
    ];
    const rapid = (round: number, white: string, black: string) =>
      ({ round, white, black, pace: 'rapid', result: '1-0' }) as const;
    const knockout: Tournament = {
      format: 'escala/tournament@1',
      system: 'knockout',
      rounds: 2,
      players: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1 })),
      games,
      tieBreakGames: [rapid(1, 'b', 'c'), rapid(2, 'b', 'a')],
    };
    const places = (tournament: Tournament, round = 2) =>
      ranked(tournament, [], round).rows.map(({ rank, player, points }) => `${rank} ${player} ${points}`);
    expect(places(knockout)).toEqual(['1 b 1', '2 a 1.5', '3 c 0.5', '4 d 0']);
    expect(places(knockout, 1)).toEqual(['1 a 1', '2 b 0.5', '3 c 0.5', '4 d 0']);
    expect(places(knockout, 0)).toEqual(['1 a 0', '1 b 0', '1 c 0', '1 d 0']);
    const level = { ...knockout, tieBreakGames: [] };
    expect(places(level, 1)).toEqual(['1 a 1', '2 b 0.5', '2 c 0.5', '4 d 0']);
    const third = { ...knockout, games: [...games, { round: 2, white: 'd', black: 'c', result: '1-0' } as const] };
    expect(places(third)).toEqual(['1 b 1', '2 a 1.5', '3 d 1', '4 c 0.5']);
    const alone = { ...knockout, byes: [{ round: 2, player: 'd', points: 1 }] };
    expect(places(alone)).toEqual(['1 b 1', '2 a 1.5', '3 d 1', '4 c 0.5']);
    const { games: _two, tieBreakGames: _none, ...three } = { ...knockout, players: knockout.players.slice(0, 3) };
    const bye = { ...three, byes: [{ round: 1, player: 'a', points: 1 }], games: games.slice(1, 2) };
    expect(places({ ...bye, tieBreakGames: [rapid(1, 'c', 'b')] }, 1)).toEqual(['1 a 1', '2 c 0.5', '3 b 0.5']);
  });

  it('D-TB-3: after an earlier round that one is the last', () => {
    expect(ranked(SWISS, ['BH'], 2).rows.find(({ player }) => player === '6')).toMatchObject({ points: 0.5 });
    expect(ranked(SWISS, [], 0).rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('[16.1] takes the points that the event gives for a game', () => {
    const three = { ...SWISS, scoring: { win: 3, draw: 1, loss: 0 } };
    expect(ranked(three, ['WIN']).rows[0]).toMatchObject({ player: '4', points: 12, tiebreaks: [4] });
    expect(standings.pointsBefore(three, 6).get('4')).toBe(12);
  });

  it('[10] one player without a rating and nothing is decided, unless the event says what they count', () => {
    const players = SWISS.players.map(({ rating, ...player }, i) => (i === 0 ? player : { ...player, rating }));
    const unrated = { ...SWISS, players };
    expect(ranked(unrated, ['ARO']).rows.every(({ tiebreaks }) => tiebreaks[0] === null)).toBe(true);
    const told = ranked({ ...unrated, unratedAs: SWISS.players[0]!.rating }, ['ARO']);
    expect(told.rows).toEqual(ranked(SWISS, ['ARO']).rows);
  });
});

describe('workings', () => {
  const SUMS = ['BH', 'BH/C1', 'BH/M1', 'FB', 'SB', 'SB/C2', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'PS/C1', 'REP', 'STD'];
  it.each(EXAMPLES.filter(({ system }) => !system.startsWith('team')))('$name: parts add up', (tournament) => {
    const isSwiss = tournament.system === 'fide-dutch';
    const codes = isSwiss ? SUMS : ['KS', ...SUMS.filter((code) => !/^(BH|FB)/.test(code))];
    for (const { player, tiebreaks } of ranked(tournament, codes).workings!)
      for (const { tiebreak, value, parts } of tiebreaks) {
        const sum = parts.reduce((total, part) => total + (part.cut ? 0 : part.value), 0);
        // The free round of an odd round robin counts in REP but has no part.
        if (tiebreak !== 'REP' || isSwiss) expect(sum, `${player} ${tiebreak}`).toBe(value);
      }
  });

  it('[16.3] [16.4] say what an opponent has, how much of it is adjusted, and whom a dummy follows', () => {
    const [buchholz] = workingOf(SWISS, '1', ['BH']).tiebreaks;
    expect(buchholz!.parts).toEqual([
      { round: 1, why: 'bye', value: 2.5, opponentScore: 2.5, dummy: 'draws' },
      { round: 2, why: 'won', player: '2', value: 2, opponentScore: 2 },
      { round: 3, why: 'won', player: '7', value: 3, opponentScore: 3 },
      {
        ...{ round: 4, why: 'drawn', player: '5', value: 3, opponentScore: 3 },
        corrected: [{ round: 5, why: 'absent', scored: 0, value: 0.5 }],
      },
      { round: 5, why: 'lost', player: '4', value: 4, opponentScore: 4 },
    ]);
    const [ofForfeit] = workingOf(SWISS, '4', ['BH']).tiebreaks;
    expect(ofForfeit!.parts[2]).toEqual({
      ...{ round: 3, why: 'forfeit-won', player: '2', value: 2, opponentScore: 2, dummy: 'opponent' },
    });
  });

  it('[16.5] mark a round that was not played by choice and went first', () => {
    const parts = workingOf(SWISS, '2', ['BH/C1']).tiebreaks[0]!.parts;
    expect(parts.filter(({ cut }) => cut)).toEqual([
      { round: 3, why: 'forfeit-lost', value: 2, opponentScore: 2, dummy: 'own', cut: 'voluntary' },
    ]);
  });

  it('[16.5] [14.1.2] a cut of SB compares the lowest contribution of such rounds with the lowest opponent’s, and takes the higher (D-TB-12)', () => {
    const players = ['A', 'L', 'M', 'P', 'Q'].map((id, i) => ({ id, number: i + 1 }));
    const game = (round: number, white: string, black: string, result: '1-0' | '1/2', kind?: 'forfeit') => ({
      ...{ round, white, black, result },
      ...(kind && { kind }),
    });
    const tournament: Tournament = {
      format: 'escala/tournament@1',
      system: 'fide-dutch',
      rounds: 4,
      players,
      games: [
        ...[game(1, 'A', 'L', '1-0'), game(1, 'M', 'P', '1-0'), game(2, 'A', 'P', '1-0'), game(2, 'L', 'Q', '1/2')],
        ...[game(3, 'M', 'L', '1-0'), game(3, 'P', 'Q', '1-0'), game(4, 'M', 'A', '1-0', 'forfeit')],
        game(4, 'P', 'L', '1-0'),
      ],
      byes: [
        { round: 1, player: 'Q', points: 1, kind: 'pairing' },
        { round: 2, player: 'M', points: 1, kind: 'pairing' },
        { round: 3, player: 'A', points: 0.5, kind: 'half' },
        { round: 4, player: 'Q', points: 0, kind: 'zero' },
      ],
    };
    // L ½ × 1, P 2 × 1, the half bye 2 × ½, the forfeit 2½ × 0: the lowest of the two is 0, less than L's ½.
    const { rows } = ranked(tournament, ['SB', 'SB/C1', 'BH', 'BH/C1']);
    expect(rows.find(({ player }) => player === 'A')!.tiebreaks).toEqual([3.5, 3, 7, 5]);
    const [, cut] = workingOf(tournament, 'A', ['SB', 'SB/C1']).tiebreaks;
    expect(cut!.parts.flatMap(({ round, cut: as }) => (as ? [[round, as]] : []))).toEqual([[1, 'low']]);
  });

  it('[6] name those who were level, and whether their games decide', () => {
    const tiebreaks = ['DE'];
    expect(workingOf(SWISS, '3', tiebreaks).tiebreaks[0]).toMatchObject({ value: 2, among: ['3', '5'] });
    expect(workingOf(SWISS, '4', tiebreaks).tiebreaks[0]).toMatchObject({ value: null, parts: [] });
  });

  it('are sentences with their articles', () => {
    const steps = standings.workingSteps(workingOf(SWISS, '1', ['BH/C1', 'SB', 'DE']), (id) => `No. ${id}`);
    expect(steps.map(({ quantity }) => quantity)).toEqual([
      'fide-2026.standings.points',
      'fide-2026.standings.total',
      'fide-2026.standings.total',
      'fide-2026.standings.alone',
    ]);
    const parts = steps[1]!.parts!.map(({ quantity, articles }) => [quantity.split('.').at(-1), ...articles]);
    expect(parts).toEqual([
      ['dummy', 'C.07 16.4'],
      ['opponent'],
      ['cut', 'C.07 14'],
      ['opponent'],
      ['opponent-adjusted', 'C.07 16.3'],
      ['corrected', 'C.07 16.3'],
      ['opponent'],
    ]);
    expect(steps[2]!.parts![3]!.values).toMatchObject({
      player: 'No. 5',
      score: 3,
      adjusted: 0.5,
      points: 0.5,
      value: 1.5,
    });
  });
});

describe('tie-breaks that are offered', () => {
  it('fit one of the systems, and know their words', () => {
    for (const [name, { fits, code }] of Object.entries(standings.tieBreaks)) {
      expect(code).toBe(name);
      expect(
        ['fide-dutch', 'round-robin'].some((system) => fits!(system)),
        name,
      ).toBe(true);
      expect(fits!('knockout')).toBe(false);
    }
  });

  it('[14] say their modifiers', () => {
    expect(standings.tieBreakOf('KS/L-2')).toMatchObject({ word: 'KS', modifiers: [{ word: 'L', count: -2 }] });
    expect(standings.tieBreakOf('bh/m1/p')).toMatchObject({
      code: 'BH/M1/P',
      modifiers: [
        { word: 'M', count: 1 },
        { word: 'P', count: 1 },
      ],
    });
    expect(standings.tieBreakOf('BH/X')).toBeUndefined();
  });
});
