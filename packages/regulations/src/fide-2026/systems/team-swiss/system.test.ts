import { type Tournament, turned } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { stateOfTournament } from './state-of-tournament.ts';
import { teamSwiss as system } from './system.ts';
import type { TeamTrace } from './why/trace.ts';

/** Teams of two; `A1` is the first board of team A. */
function event(teams: string, terms: Partial<Tournament> = {}): Tournament {
  const players = [...teams].flatMap((team) =>
    [1, 2].map((board) => ({ id: `${team}${board}`, team: `Team ${team}` })),
  );
  return {
    format: 'escala/tournament@1',
    system: 'team-swiss',
    rounds: 5,
    initialColour: 'white',
    players,
    games: [],
    ...terms,
  };
}

function paired(tournament: Tournament, round: number) {
  const drawn = system.pair(tournament, round);
  if (drawn.kind === 'refused') throw new Error(JSON.stringify(drawn.findings));
  return drawn;
}

/** Plays rounds; the earlier letter wins except on the boards named. */
function played(
  tournament: Tournament,
  rounds: number,
  except: Readonly<Record<string, '0-1' | '1/2'>> = {},
): Tournament {
  let all = tournament;
  for (let round = 1; round <= rounds; round++) {
    const { pairs, byes } = paired(all, round);
    const games = pairs.map(({ board, white, black }) => {
      const result = except[[white, black].sort().join('-')] ?? '1-0';
      return { round, board, white, black, result: white < black ? result : turned(result) };
    });
    all = {
      ...all,
      games: [...all.games, ...games],
      byes: [...(all.byes ?? []), ...byes.map((bye) => ({ ...bye, round }))],
    };
  }
  return all;
}

const written = (tournament: Tournament, round: number): string =>
  paired(tournament, round)
    .pairs.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

describe('an event by the Swiss team system', () => {
  it('[1.6] the team with White has it on the odd boards (D-TSW-1); [C.04.2 3.6] higher scores sit first', () => {
    expect(written(event('ABCD'), 1)).toBe('A1-C1 C2-A2 D1-B1 B2-D2');
    const all = played(event('ABCD'), 1);
    expect(written(all, 2)).toBe('B1-A1 A2-B2 C1-D1 D2-C2');
  });

  it('[1.4] [C.07 4.2] who is left over has a drawn match and half of its boards, and so has the table', () => {
    const first = paired(event('ABC'), 1);
    expect(first.byes).toEqual([
      { player: 'C1', points: 0.5 },
      { player: 'C2', points: 0.5 },
    ]);
    const all = played(event('ABC'), 1);
    expect(stateOfTournament(all, 2).state.teams[2]!.records).toEqual([
      { kind: 'pairing-allocated-bye', points: 10, secondary: 10 },
    ]);
    const { rows, round, tiebreaks } = system.teams!.table(all);
    expect([round, tiebreaks]).toEqual([1, ['MPVGP', 'BH/C1', 'BH', 'EDE']]);
    expect(rows.map(({ team, matchPoints, gamePoints }) => [team, matchPoints, gamePoints])).toEqual([
      ['Team A', 2, 2],
      ['Team C', 1, 1],
      ['Team B', 0, 0],
    ]);
    expect(system.teams!.round!(all, 1)).toEqual({
      pairs: [{ first: 'Team A', second: 'Team B' }],
      resting: ['Team C'],
    });
    expect(system.teams!.round!(all, 2)).toEqual({
      pairs: [{ first: 'Team C', second: 'Team A' }],
      resting: ['Team B'],
    });
  });

  it('[1.2] match points are the score and game points the other one, or the other way round', () => {
    const all = played(event('ABCD'), 1, { 'B2-D2': '1/2' });
    const scores = (facts: object) =>
      stateOfTournament({ ...all, event: facts }, 2).state.teams.map(({ records }) => [
        records[0]!.points,
        records[0]!.secondary,
      ]);
    expect(scores({})).toEqual([
      [20, 20],
      [20, 15],
      [0, 0],
      [0, 5],
    ]);
    expect(scores({ teamScore: 'game' })).toEqual([
      [20, 20],
      [15, 20],
      [0, 0],
      [5, 0],
    ]);
    const byGames = { ...all, event: { teamScore: 'game' } } as Tournament;
    // A 2, B 1.5, D 0.5, C 0: A needs B, and D meets C.
    expect(written(byGames, 2)).toBe('B1-A1 A2-B2 C1-D1 D2-C2');
    expect(system.teams!.table(byGames)).toMatchObject({
      score: 'game',
      rows: [{ team: 'Team A' }, { team: 'Team B' }, { team: 'Team D' }, { team: 'Team C' }],
    });
  });

  it('a match is played if one board is: colour, meeting and bye go by that (D-TSW-2)', () => {
    const all = played(event('ABCD'), 1);
    const forfeited = (boards: readonly number[]): Tournament => ({
      ...all,
      games: all.games.map((game) => (boards.includes(game.board!) ? { ...game, kind: 'forfeit' } : game)),
    });
    const first = (tournament: Tournament) => stateOfTournament(tournament, 2).state.teams[0]!.records[0];
    expect(first(forfeited([1]))).toMatchObject({ kind: 'played', colour: 'white', points: 20 });
    expect(first(forfeited([1, 2]))).toEqual({ kind: 'forfeit-win', opponent: 2, points: 20, secondary: 20 });
    const nobody = forfeited([1, 2]);
    const nil = {
      ...nobody,
      games: nobody.games.map((game) => (game.board! < 3 ? { ...game, result: '0-0' as const } : game)),
    };
    expect(first(nil)).toEqual({ kind: 'forfeit-loss', opponent: 2, points: 0, secondary: 0 });
    expect(system.teams!.table(nil).rows.map(({ matchPoints }) => matchPoints)).toEqual([2, 0, 0, 0]);
  });

  it('a team is there if one of its players is (D-TSW-7); reserves move up, and a board without an opponent is won', () => {
    const alone = event('ABCD', { gamesPerMatch: 2, absences: [{ round: 1, player: 'A1' }] });
    const { pairs, byes } = paired(alone, 1);
    expect(pairs.slice(0, 1)).toMatchObject([{ white: 'A2', black: 'C1' }]);
    expect(byes).toEqual([{ player: 'C2', points: 1 }]);
    const gone = event('ABCD', { absences: ['A1', 'A2'].map((player) => ({ round: 1, player })) });
    expect(written(gone, 1)).toBe('B1-C1 C2-B2');
    const after = played(alone, 1);
    expect(system.teams!.matches(after)[0]).toMatchObject({ first: 'Team A', second: 'Team C', points: [1, 1] });
    expect(stateOfTournament(after, 2).state.teams[2]!.records[0]).toMatchObject({ kind: 'played', points: 10 });
  });

  it('[3.3.3] [4.1] what is missing is told at once, and what cannot be paired', () => {
    const codes = (tournament: Tournament, round: number) => {
      const drawn = system.pair(tournament, round);
      return drawn.kind === 'refused' ? drawn.findings.map(({ code, article }) => [code, article]) : [];
    };
    const { initialColour: _colour, ...without } = event('A');
    expect(codes(without, 6)).toEqual([
      ['fide-2026.dutch.round-beyond', 'C.04.1 1'],
      ['fide-2026.dutch.initial-colour', 'C.04.6 4.1'],
      ['fide-2026.schedule-teams', 'C.04.6 1.1'],
    ]);
    expect(codes(played(event('AB'), 1), 2)).toEqual([['fide-2026.team-swiss.unpairable', 'C.04.6 3.3.3']]);
  });

  it('codes of reports say the score, the other score and the preferences, and are read back', () => {
    const code = (event_: object) => system.reportCodeOf!({ ...event('AB'), event: event_ });
    expect(code({})).toBe('FIDE_TEAM_TYPEA_MP_GP');
    for (const facts of [
      {},
      { teamScore: 'game', secondaryScore: false },
      { colourPreferences: 'B' },
      { secondaryScore: false, colourPreferences: 'none' },
    ])
      expect(system.factsOfCode!(code(facts))).toEqual(facts);
    expect(system.factsOfCode!('FIDE_TEAM')).toEqual({});
    expect(system.factsOfCode!('FIDE_TEAM_MP')).toEqual({ secondaryScore: false, colourPreferences: 'none' });
  });

  it('a simulation is paired as it was; a round that was changed by hand differs, by team', () => {
    const all = system.simulate!({ players: 38, rounds: 6, seed: 4, absences: 40, forfeits: 60 });
    expect(system.teams!.of(all.players)).toHaveLength(9);
    expect(system.check!(all).flatMap(({ differences }) => differences)).toEqual([]);
    expect(system.colourDrawn!(all)).toBe(all.initialColour);
    const swapped = {
      ...all,
      games: all.games.map((game) => (game.round === 1 ? { ...game, white: game.black, black: game.white } : game)),
    };
    expect(system.check!(swapped)[0]!.differences[0]).toMatchObject({
      kind: 'colours',
      article: 'C.04.6 4.3',
      white: 'Team 1',
      black: 'Team 5',
    });
  });
});

describe('what an event may set', () => {
  it('[C.04.7 1] Baku: the upper half has two match points in the first rounds, then one; not with board points', () => {
    const field = event('ABCDEFGH', { acceleration: 'baku', rounds: 9 });
    const lent = (round: number) =>
      stateOfTournament(field, round).state.teams.map(({ virtualPoints = [] }) => virtualPoints[round - 1] ?? 0);
    expect(lent(1)).toEqual([20, 20, 20, 20, 0, 0, 0, 0]);
    expect(written(field, 1)).toBe('A1-C1 C2-A2 D1-B1 B2-D2 E1-G1 G2-E2 H1-F1 F2-H2');
    expect(system.reportCodeOf!(field)).toBe('FIDE_TEAM_TYPEA_MP_GP_BAKU');
    expect(system.refusals({ ...field, event: { teamScore: 'game' } } as Tournament, 1)).toMatchObject([
      { code: 'fide-2026.team-swiss.baku-score', article: 'C.04.7 1' },
    ]);
    const byName = event('ABCD', { virtualPoints: [{ player: 'D2', points: [2] }] });
    expect(written(byName, 1)).toBe('A1-D1 D2-A2 C1-B1 B2-C2');
  });

  it('a team with two opponents in a round is told, with what to do (C.04.6 1.3)', () => {
    const game = (white: string, black: string) => ({ round: 1, white, black, result: '1-0' as const });
    const field = event('ABCD', { games: [game('A1', 'B1'), game('C2', 'A2')] });
    const told = { code: 'fide-2026.team-swiss.two-matches', article: 'C.04.6 1.3' };
    expect(system.refusals(field, 1)).toEqual([]);
    expect(system.refusals(field, 2)).toMatchObject([{ ...told, values: { round: 1, team: 'Team A', matches: 2 } }]);
    expect(system.pair(field, 2)).toMatchObject({ kind: 'refused' });
    expect(system.refusals({ ...field, games: [game('A1', 'B1'), game('B2', 'A2')] }, 2)).toEqual([]);
  });

  it('teams may be kept apart by any of their players (D-TSW-9)', () => {
    const apart = event('ABCD', { forbidden: [{ players: ['A2', 'C1'], toRound: 1 }] });
    expect(written(apart, 1)).toBe('A1-D1 D2-A2 C1-B1 B2-C2');
    const told = system.explain!(apart, 1, (id) => id)!.whatIf('A1', 'C1');
    expect(told.steps).toMatchObject([{ quantity: 'fide-2026.team-swiss.forbidden', decisions: ['D-TSW-9'] }]);
  });
});

describe('why teams meet', () => {
  const nameOf = (id: string): string => id;
  const all = played(event('ABCDEFG'), 1);
  const { pairs } = paired(all, 2);
  const explained = system.explain!(all, 2, nameOf)!;

  it('a pair tells its bracket, who moved up, and which rule gave the colours; its trace is read back', () => {
    const floated = pairs.find(({ trace }) => (trace as TeamTrace).upfloater !== null)!;
    const quantities = explained.pairSteps(floated.white, floated.black).map(({ quantity }) => quantity);
    expect(quantities).toContain('fide-2026.team-swiss.upfloat');
    expect(system.pairSteps(floated, { nameOf, round: 2 })).toEqual(explained.pairSteps(floated.white, floated.black));
    expect(system.readTrace!(floated.trace!, nameOf)).toEqual(floated.trace);
    expect(system.readTrace!({ bracket: 1 }, nameOf)).toBeUndefined();
    expect(explained.pairSteps('A1', 'A2')).toEqual([]);
  });

  it('the bye tells those who were passed over, and why', () => {
    const [bye] = explained.byeSteps();
    expect(bye).toMatchObject({ quantity: 'fide-2026.team-swiss.bye', articles: ['C.04.6 3.4'] });
  });

  it('what if: met, the same team, barred, the order of the bye, and the first criterion that is worse', () => {
    const what = (a: string, b: string | null) => explained.whatIf(a, b).decides;
    const { first, second } = system.teams!.matches(all)[0]!;
    expect(what(`${first.at(-1)}1`, `${second.at(-1)}2`)).toBe('C1');
    expect(what('A1', 'A2')).toBeNull();
    expect(what('G1', null)).toBe('C2');
    expect(what('A1', null)).toBe('3.4');
    expect(explained.whatIf('A1', 'E1')).toMatchObject({ decides: 'C5', bracket: 2 });
    expect(system.explain!(event('ABCD'), 1, nameOf)!.whatIf('A1', 'D1')).toMatchObject({
      decides: '3.6.3',
      bracket: 0,
    });
    expect(system.explain!(event('ABCD'), 1, nameOf)!.whatIf('A1', null).decides).toBeNull();
  });
});
