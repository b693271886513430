import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2026 } from '../../book.ts';
import { doubleScheveningenRounds, scheveningenRounds } from './system.ts';

const single = fide2026.systems.scheveningen!;
const double = fide2026.systems['double-scheveningen']!;

/** Players are a letter and a place: `a1` plays for A. */
function match(first: number, second: number, more: Partial<Tournament> = {}): Tournament {
  const side = (letter: string, size: number) =>
    Array.from({ length: size }, (_, i) => ({ id: `${letter}${i + 1}`, team: letter.toUpperCase() }));
  const players = [...side('a', first), ...side('b', second)];
  return { format: 'escala/tournament@1', system: 'scheveningen', rounds: 9, players, games: [], ...more };
}

function paired(tournament: Tournament, round: number, system = single) {
  const drawn = system.pair(tournament, round);
  if (drawn.kind === 'refused') throw new Error(JSON.stringify(drawn.findings));
  return drawn;
}

const written = (tournament: Tournament, round: number): string =>
  paired(tournament, round)
    .pairs.map(({ white, black }) => `${white}-${black}`)
    .join(' ');

/** The colours of each seat, round by round: the slow way, by going through every game. */
function colours(rounds: readonly (readonly (readonly [number, number])[])[]): string[] {
  const seats = new Set(rounds.flat(2));
  const own = new Map([...seats].map((seat) => [seat, '']));
  for (const pairs of rounds) {
    expect(new Set(pairs.flat())).toEqual(seats);
    expect(pairs).toHaveLength(seats.size / 2);
    for (const [white, black] of pairs) {
      own.set(white, `${own.get(white)}W`);
      own.set(black, `${own.get(black)}B`);
    }
  }
  return [...own].sort(([a], [b]) => a - b).map(([, colour]) => colour);
}

const lead = (colour: string): number => [...colour].reduce((sum, each) => sum + (each === 'W' ? 1 : -1), 0);

describe('Scheveningen (D-RR-8)', () => {
  const SIZES = Array.from({ length: 19 }, (_, i) => i + 2);

  it.each(SIZES)('[D-RR-8] %i boards: everybody of one team meets everybody of the other, in every round', (boards) => {
    const rounds = scheveningenRounds(2 * boards);
    expect(rounds).toHaveLength(boards);
    const met = new Set(rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-')));
    const all = Array.from(
      { length: boards ** 2 },
      (_, i) => `${(i % boards) + 1}-${boards + 1 + Math.floor(i / boards)}`,
    );
    expect([...met].sort()).toEqual(all.sort());
    colours(rounds);
  });

  it.each(SIZES)('[D-RR-8] %i boards: what colours each player and each team has', (boards) => {
    const rounds = scheveningenRounds(2 * boards);
    const own = colours(rounds);
    // Each player's colours are equal, or one apart if the number of boards is odd; in each team half of the players
    // have the extra colour one way and half the other, as nearly as possible.
    expect(new Set(own.map((colour) => Math.abs(lead(colour))))).toEqual(new Set([boards % 2]));
    for (const team of [own.slice(0, boards), own.slice(boards)])
      expect(Math.abs(team.reduce((sum, colour) => sum + lead(colour), 0))).toBe(boards % 2);
    expect(own.filter((colour) => /WWW|BBB/.test(colour))).toEqual([]);
    // Each team's colours in a round: equal if the number of boards is divisible by four, one apart if odd, else two
    // apart; level again after the next round.
    const leads = rounds.map((pairs) => lead(pairs.map(([white]) => (white <= boards ? 'W' : 'B')).join('')));
    expect(new Set(leads.map(Math.abs))).toEqual(new Set([boards % 4 === 0 ? 0 : boards % 2 === 1 ? 1 : 2]));
    for (let i = 0; i + 1 < boards; i += 2) expect(leads[i]! + leads[i + 1]!).toBe(0);
  });

  it.each(SIZES)(
    '[D-RR-8] twice %i boards: everybody twice with either colour, nobody three times running',
    (boards) => {
      const rounds = doubleScheveningenRounds(2 * boards);
      const met = rounds.flat().map((pair) => pair.join('-'));
      expect([met.length, new Set(met).size]).toEqual([2 * boards ** 2, 2 * boards ** 2]);
      for (const colour of colours(rounds)) {
        expect(lead(colour)).toBe(0);
        expect(colour).not.toMatch(/WWW|BBB/);
      }
    },
  );

  it.each([2, 6])(
    '[D-RR-8] %i boards: no colours in a rotation are equal for all players and in all rounds',
    (boards) => {
      // Every row has White on half of its boards; columns (the other team) and diagonals (rounds) are counted as rows
      // are added.
      const rows = Array.from({ length: 2 ** boards }, (_, bits) => bits).filter((bits) => ones(bits) === boards / 2);
      const turned = (bits: number, by: number): number => ((bits >> by) | (bits << (boards - by))) & (2 ** boards - 1);
      const found = (row: number, columns: readonly number[], rounds: readonly number[]): boolean =>
        [...columns, ...rounds].every((count) => count <= boards / 2 && count + boards - row >= boards / 2) &&
        (row === boards || rows.some((bits) => found(row + 1, added(columns, bits), added(rounds, turned(bits, row)))));
      const none = Array.from({ length: boards }, () => 0);
      expect(found(0, none, none)).toBe(false);
    },
  );

  it('[D-RR-8] four boards, round by round', () => {
    expect([1, 2, 3, 4].map((round) => written(match(4, 4), round))).toEqual([
      'a1-b1 b2-a2 a3-b3 b4-a4',
      'b3-a1 a2-b4 b1-a3 a4-b2',
      'a1-b2 b3-a2 a3-b4 b1-a4',
      'b4-a1 a2-b1 b2-a3 a4-b3',
    ]);
    expect([single.roundsNeeded!(8), double.roundsNeeded!(8), single.roundsNeeded!(7)]).toEqual([4, 8, 4]);
  });

  it('[D-RR-9] a team one short: who would meet the empty seat is free; two short, three teams or one are refused', () => {
    const free = [1, 2, 3].flatMap((round) => paired(match(2, 3), round).byes);
    expect(free.map(({ player, points }) => `${player} ${points}`).sort()).toEqual(['b1 0', 'b2 0', 'b3 0']);
    const refused = { code: 'fide-2026.scheveningen-teams', article: 'B.01 1.4.2e', refuses: true };
    expect(single.refusals(match(2, 4), 1)).toMatchObject([{ ...refused, values: { teams: 'B (4), A (2)' } }]);
    expect(single.refusals(match(3, 0), 1)).toMatchObject([{ ...refused, values: { teams: 'A (3)' } }]);
    const three = { ...match(2, 2), players: [...match(2, 2).players, { id: 'c', team: 'C' }] };
    expect(single.refusals(three, 1)).toMatchObject([refused]);
    expect(single.refusals(match(3, 3), 4)).toMatchObject([{ code: 'fide-2026.schedule-round' }]);
  });

  it('[D-RR-9] the points of all boards are the score; two that are level share the place', () => {
    const games = [1, 2].flatMap((round) =>
      paired(match(2, 2), round).pairs.map((pair) => ({
        round,
        ...pair,
        result: pair.white.startsWith('a') === (round === 1) ? ('1-0' as const) : ('1/2' as const),
      })),
    );
    const played = match(2, 2, { games });
    expect(single.teams!.matches(played)).toMatchObject([
      { round: 1, first: 'A', second: 'B', points: [2, 0] },
      { round: 2, points: [0, 2] },
    ]);
    expect(single.teams!.table(played)).toMatchObject({
      round: 2,
      score: 'game',
      tiebreaks: [],
      rows: [
        { team: 'A', rank: 1, gamePoints: 2 },
        { team: 'B', rank: 1, gamePoints: 2 },
      ],
    });
    expect(single.teams!.table({ ...played, games: games.slice(0, 2) })).toMatchObject({
      round: 1,
      rows: [
        { team: 'A', rank: 1, gamePoints: 2 },
        { team: 'B', rank: 2, gamePoints: 0 },
      ],
    });
  });

  it('[C.07] players rank by points, then as in a round robin; a player who leaves frees the others', () => {
    const simulated = single.simulate!({ players: 12, rounds: 6, seed: 3 });
    expect(new Set(simulated.players.map(({ team }) => team))).toEqual(new Set(['Team A', 'Team B']));
    expect(fide2026.standings.rank(simulated)).toMatchObject({
      kind: 'ranked',
      standings: { round: 6, tiebreaks: ['DE', 'WIN', 'SB', 'KS'] },
    });
    const left = match(2, 2, { withdrawals: [{ player: 'a1', afterRound: 1 }] });
    expect(paired(left, 2)).toMatchObject({ pairs: [{ board: 1 }], free: ['b2'] });
  });
});

const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
const added = (counts: readonly number[], bits: number): number[] =>
  counts.map((count, i) => count + ((bits >> i) & 1));
