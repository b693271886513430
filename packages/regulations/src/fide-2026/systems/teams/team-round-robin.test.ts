import { type Tournament, turned } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2026 } from '../../book.ts';

const system = fide2026.systems['team-round-robin']!;

/** Four boards each, strongest team first; ids are the team's letter and the board. */
function league(teams: string, sizes: readonly number[] = []): Tournament {
  const players = [...teams].flatMap((team, t) =>
    Array.from({ length: sizes[t] ?? 4 }, (_, i) => ({ id: `${team}${i + 1}`, team: `Team ${team}` })),
  );
  return { format: 'escala/tournament@1', system: 'team-round-robin', rounds: 9, players, games: [] };
}

function paired(tournament: Tournament, round: number) {
  const drawn = system.pair(tournament, round);
  if (drawn.kind === 'refused') throw new Error(JSON.stringify(drawn.findings));
  return drawn;
}

const written = (tournament: Tournament, round: number): string =>
  paired(tournament, round)
    .pairs.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

/** Plays all rounds; the team with the earlier letter wins on every board except those named. */
function played(tournament: Tournament, except: Readonly<Record<string, '0-1' | '1/2'>> = {}): Tournament {
  const teams = system.teams!.of(tournament.players).length;
  const rounds = Array.from({ length: system.roundsNeeded!(tournament.players.length, teams) }, (_, i) => i + 1);
  const games: Tournament['games'][number][] = [];
  const rests: NonNullable<Tournament['byes']>[number][] = [];
  for (const round of rounds) {
    const { pairs, byes } = paired(tournament, round);
    for (const { board, white, black } of pairs) {
      const result = except[[white, black].sort().join('-')] ?? '1-0';
      games.push({ round, board, white, black, result: white < black ? result : turned(result) });
    }
    rests.push(...byes.map((bye) => ({ ...bye, round })));
  }
  return { ...tournament, games, byes: rests };
}

describe('a round robin of teams', () => {
  it('[C.05 annex 1] teams sit in the Berger table; the first of a pair has White on odd boards (D-RR-5)', () => {
    expect(written(league('ABCD'), 1)).toBe('A1-D1 D2-A2 A3-D3 D4-A4 B1-C1 C2-B2 B3-C3 C4-B4');
    expect(written(league('ABCD'), 2)).toBe('D1-C1 C2-D2 D3-C3 C4-D4 A1-B1 B2-A2 A3-B3 B4-A4');
    expect(system.roundsNeeded!(16, 4)).toBe(3);
    expect(system.roundsNeeded!(20, 5)).toBe(5);
  });

  it('D-RR-5: the smallest team says how many boards, unless the event does; reserves move up for who is away', () => {
    const reserves = league('AB', [4, 3]);
    expect(written(reserves, 1)).toBe('A1-B1 B2-A2 A3-B3');
    const away = { ...reserves, absences: [{ round: 1, player: 'A2' }] };
    expect(written(away, 1)).toBe('A1-B1 B2-A3 A4-B3');
    const four = paired({ ...reserves, gamesPerMatch: 4 }, 1);
    expect(four.pairs).toHaveLength(3);
    expect(four.byes).toEqual([{ player: 'A4', points: 1 }]);
  });

  it('D-RR-5: teams are numbered by their average rating, players within a team as they were entered', () => {
    const players = [
      { id: 'a', team: 'Low', rating: 1500 },
      { id: 'b', team: 'High', rating: 1600 },
      { id: 'c', team: 'High', rating: 1900 },
      { id: 'd', team: 'Low', rating: 1800 },
    ];
    expect(system.numbered(players).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('a team of five rests once each, without a point', () => {
    const all = played(league('ABCDE'));
    const resting = (all.byes ?? []).map(({ round, player, points }) => `${round}${player[0]}${points}`);
    expect(new Set(resting).size).toBe(5);
    expect(system.teams!.matches(all)).toHaveLength(10);
  });

  it('[C.07 4.2] two points a match, one if it is drawn; then the boards, then the match between those level (D-RR-6)', () => {
    const all = played(league('ABCD'), { 'A1-B1': '0-1', 'A2-B2': '0-1', 'A3-D3': '1/2', 'B1-C1': '0-1' });
    const { round, rows, tiebreaks } = system.teams!.table(all);
    expect([round, tiebreaks]).toEqual([3, ['GP', 'DE', 'TBR']]);
    expect(rows.map(({ team, rank, matchPoints, gamePoints }) => [rank, team, matchPoints, gamePoints])).toEqual([
      [1, 'Team A', 5, 9.5],
      [2, 'Team B', 5, 9],
      [3, 'Team C', 2, 5],
      [4, 'Team D', 0, 0.5],
    ]);
    const [first] = system.teams!.matches(all);
    expect(first).toMatchObject({ round: 1, first: 'Team A', second: 'Team D', points: [3.5, 0.5], isOpen: false });
  });

  it('[5] D-TB-23: by the tie-breaks of the event, in their order; a code that has no place among teams is none', () => {
    const all = played(league('ABCD'), { 'A1-B1': '0-1', 'A2-B2': '0-1', 'A3-D3': '1/2', 'B1-C1': '0-1' });
    const by = (...codes: string[]) => {
      const { tiebreaks, rows } = system.teams!.table(all, codes);
      return [tiebreaks, rows.map(({ rank, team }) => `${rank} ${team.at(-1)}`)];
    };
    expect(by()).toEqual([[], ['1 A', '1 B', '3 C', '4 D']]);
    // A and B drew their match; B scored more on the first board.
    expect(by('de', 'TBR')).toEqual([
      ['DE', 'TBR'],
      ['1 B', '2 A', '3 C', '4 D'],
    ]);
    expect(by('SB', 'BH', 'GP')).toEqual([['GP'], ['1 A', '2 B', '3 C', '4 D']]);
    expect(
      fide2026.standings.teams!.rank(system.teams!.ranked!.tournament(all), { tiebreaks: ['DE', 'TBR'] }),
    ).toMatchObject({
      standings: { round: 3, rows: ['B', 'A', 'C', 'D'].map((name) => ({ player: `Team ${name}` })) },
    });
  });

  it('a match that is being played is not in the table yet; a board without an opponent is won', () => {
    const all = played({ ...league('AB', [3, 2]), gamesPerMatch: 3 });
    expect(system.teams!.matches(all)[0]).toMatchObject({ points: [3, 0], unopposed: ['A3'] });
    const open = { ...all, games: all.games.map(({ result: _result, ...game }) => game) };
    expect(system.teams!.table(open)).toMatchObject({ round: 0, rows: [{ matchPoints: 0 }, { matchPoints: 0 }] });
  });

  it('one team alone is refused', () => {
    expect(system.refusals(league('A'), 1)).toMatchObject([
      { code: 'fide-2026.schedule-teams', values: { players: 1 } },
    ]);
  });

  it('a team that has left plays no more, and the others of its table are free', () => {
    const left = {
      ...league('ABCD'),
      withdrawals: ['D1', 'D2', 'D3', 'D4'].map((player) => ({ player, afterRound: 0 })),
    };
    expect(written(left, 1)).toBe('B1-C1 C2-B2 B3-C3 C4-B4');
    expect(paired(left, 1).free).toEqual(['A1', 'A2', 'A3', 'A4']);
  });
});
