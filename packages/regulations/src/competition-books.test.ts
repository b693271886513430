import type { Tournament } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { CompetitionSystem } from './contracts/index.ts';
import { competitionBookOf, competitionBooks, titleBookOf } from './register.ts';

/** What holds for every competition book, whatever its rules. */

const systems = Object.values(competitionBooks).flatMap(({ id, systems }) =>
  Object.entries<CompetitionSystem>(systems).map(([name, system]) => [id, name, system] as const),
);

function fieldOf(name: string, players: number): Tournament {
  return {
    format: 'escala/tournament@1',
    system: name,
    rounds: 5,
    initialColour: 'white',
    players: Array.from({ length: players }, (_, i) => ({
      id: `p${i + 1}`,
      name: `P ${i + 1}`,
      rating: 2400 - 10 * i,
    })),
    games: [],
  };
}

function paired(system: CompetitionSystem, tournament: Tournament, round: number) {
  const result = system.pair(tournament, round);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.findings));
  return result;
}

describe.each(systems)('%s, %s', (_, name, system) => {
  it.each([7, 8])('pairs everybody of %i, or gives a bye worth what it says', (players) => {
    const tournament = fieldOf(name, players);
    const { pairs, byes } = paired(system, tournament, 1);
    const named = [...pairs.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)];
    expect(named.sort()).toEqual(tournament.players.map(({ id }) => id).sort());
    for (const { points } of byes) expect(points).toBe(system.byes.points);
    expect(pairs.map(({ board }) => board)).toEqual(pairs.map((_pair, i) => i + 1));
  });

  it('says why two meet, with an article', () => {
    const { pairs } = paired(system, fieldOf(name, 8), 1);
    const steps = system.pairSteps(pairs[0]!, { nameOf: (id) => id, round: 1 });
    expect(steps.some(({ articles }) => articles.length > 0)).toBe(true);
  });

  it('refuses with findings what it cannot pair', () => {
    expect(system.refusals(fieldOf(name, 8), 99)).toMatchObject([{ refuses: true }]);
    expect(system.pair(fieldOf(name, 8), 99)).toMatchObject({ kind: 'refused' });
  });

  it('numbers players from the strongest on', () => {
    const players = fieldOf(name, 3).players.toReversed();
    expect(system.numbered(players).map(({ id, number }) => [id, number])).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['p3', 3],
    ]);
  });

  it.runIf(system.schedule)('has the rounds that it needs, and pairs as it schedules', () => {
    const drawn = system.schedule!(6);
    if (drawn.kind === 'refused') throw new Error('no schedule');
    expect(drawn.schedule.rounds).toHaveLength(system.roundsNeeded!(6));
    const byNumber = paired(system, fieldOf(name, 6), 1).pairs.map(({ white, black }) => [white, black]);
    expect(byNumber).toEqual(drawn.schedule.rounds[0]!.pairs.map(({ white, black }) => [`p${white}`, `p${black}`]));
  });

  it.runIf(system.simulate)('finds nothing to say about what it paired itself, and what was changed', () => {
    const terms = { players: 23, rounds: 7, seed: 5, absences: 40, forfeits: 30, withdrawals: 10 };
    const tournament = system.simulate!(terms);
    expect(tournament).toMatchObject({ system: name });
    expect(system.check!(tournament).flatMap(({ differences }) => differences)).toEqual([]);
    const [first, ...rest] = tournament.games;
    const turned = { ...tournament, games: [{ ...first!, white: first!.black, black: first!.white }, ...rest] };
    // Where an engine pairs teams, the difference is reported between teams.
    const team = tournament.players.find(({ id }) => id === first!.white)!.team!;
    const white = system.pairedBy === 'engine' && system.teams ? team : first!.white;
    expect(system.check!(turned)[0]!.differences).toMatchObject([{ kind: 'colours', white }]);
  });
});

describe.each(Object.values(competitionBooks))('$id', (book) => {
  it('ranks a finished round, and knows the tie-breaks of its orders', () => {
    const name = Object.keys(book.systems)[0]!;
    const system: CompetitionSystem = Object.values<CompetitionSystem>(book.systems)[0]!;
    const empty = fieldOf(name, 8);
    const { pairs } = paired(system, empty, 1);
    const games = pairs.map(({ board, white, black }) => ({ round: 1, board, white, black, result: '1-0' as const }));
    const ranked = book.standings.rank({ ...empty, games });
    expect(ranked).toMatchObject({ kind: 'ranked', standings: { round: 1 } });
    if (ranked.kind === 'ranked') expect(ranked.standings.rows.map(({ rank }) => rank).slice(-1)[0]).toBeGreaterThan(4);
    const ordered = Object.values(book.standings.orders).flat();
    expect(ordered.filter((each) => book.standings.tieBreakOf(each) === undefined)).toEqual([]);
    expect(book.standings.rank({ ...empty, games }, { tiebreaks: ['no-such'] })).toMatchObject({ kind: 'refused' });
  });

  it.each(['no-such', 'constructor', 'toString'])('ranks a system that it does not know, %s, by points', (system) => {
    const games = [{ round: 1, board: 1, white: 'p1', black: 'p2', result: '0-1' as const }];
    const ranked = book.standings.rank({ ...fieldOf(system, 2), games });
    expect(ranked).toMatchObject({ kind: 'ranked', standings: { tiebreaks: [], rows: [{ player: 'p2' }, {}] } });
  });

  it('names a book of titles that there is, or none', () => {
    if (book.titles !== undefined) expect(titleBookOf(book.titles)).toBeDefined();
  });
});

it('[C.04.2 2] FIDE orders by rating, title and alphabet', () => {
  const players = [
    { id: 'a', name: 'Zed', rating: 2400 },
    { id: 'b', name: 'Abe', rating: 2400 },
    { id: 'c', name: 'Wim', rating: 2400, title: 'WIM' },
    { id: 'd', name: 'Fm', rating: 2400, title: 'FM' },
    { id: 'e', name: 'Top', rating: 2500 },
  ];
  const { numbered } = competitionBookOf('fide-2026')!.systems['fide-dutch']!;
  expect(numbered(players).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
});

it('D-KO-1: the best meets the last, and the byes go to the best', () => {
  const { schedule } = competitionBookOf('fide-2026')!.systems.knockout!;
  const first = (players: number) => {
    const drawn = schedule!(players);
    if (drawn.kind === 'refused' || drawn.schedule.system !== 'knockout') throw new Error('no bracket');
    const [{ pairs, byes } = { pairs: [], byes: [] }] = drawn.schedule.rounds;
    return [...pairs.map(({ white, black }) => `${white}-${black}`), ...byes.map((bye) => `(${bye})`)].join(' ');
  };
  expect(first(8)).toBe('1-8 4-5 2-7 3-6');
  expect(first(6)).toBe('4-5 3-6 (1) (2)');
});

it('D-DUTCH-23: a bye worth less than a win keeps the player out of the round and is none of the pairing', () => {
  const { pair, check } = competitionBookOf('fide-2026')!.systems['fide-dutch']!;
  const tournament = { ...fieldOf('fide-dutch', 7), byes: [{ round: 1, player: 'p1', points: 0.5 }] };
  const drawn = pair(tournament, 1);
  expect(drawn).toMatchObject({ kind: 'paired', byes: [], pairs: [{ white: 'p2' }, {}, {}] });
  if (drawn.kind === 'refused') return;
  const games = drawn.pairs.map(({ white, black }) => ({ round: 1, white, black, result: '1/2' as const }));
  expect(check!({ ...tournament, games })).toEqual([{ round: 1, differences: [] }]);
});
