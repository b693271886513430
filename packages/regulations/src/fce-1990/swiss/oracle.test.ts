import type { Tournament } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompetitionSystem } from '../../contracts/competition.ts';
import { SYSTEMS } from '../systems.ts';
import { pairRound } from './pair-round.ts';
import { oracleRound } from './testing/oracle.ts';

const swiss: CompetitionSystem = SYSTEMS['fce-1990'];

const terms = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  absences: fc.constantFrom(0, 0, 150),
  forfeits: fc.constantFrom(0, 0, 200),
  withdrawals: fc.constantFrom(0, 0, 100),
});

function agree(tournament: Tournament, round: number): void {
  const engine = pairRound(tournament, round);
  const expected = oracleRound(tournament, round);
  if ('unpairable' in expected) {
    expect(engine).toEqual({ kind: 'unpairable', players: expected.unpairable });
    return;
  }
  expect(engine.kind).toBe('paired');
  if (engine.kind !== 'paired') return;
  const sorted = (pairs: [string, string][]): [string, string][] => pairs.toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
  expect(sorted(engine.round.pairs.map(({ white, black }) => [white, black]))).toEqual(sorted(expected.pairs));
  expect([engine.round.bye, engine.level]).toEqual([expected.bye, expected.level]);
}

describe('the Swiss of a round, against enumeration', () => {
  it('[Suis 9.1] [Suis 9.3] [Suis 10.3] [Suis 10.4] [Suis 10.5] [Suis 11.2] every round of random tournaments, also the one that cannot be paired', () => {
    forAll({ of: [terms], numRuns: 150 }, (t) => {
      const tournament = swiss.simulate!(t);
      const last = Math.max(
        0,
        ...tournament.games.map((game) => game.round),
        ...tournament.byes!.map((bye) => bye.round),
      );
      for (let round = 1; round <= Math.min(last + 1, tournament.rounds); round++) agree(tournament, round);
    });
  });
  it('[Suis 9.1] the same with rounds that the engine did not pair, so that states are as bad as can be', () => {
    const wild = fc.record({
      t: terms,
      players: fc.integer({ min: 2, max: 10 }),
      picks: fc.infiniteStream(fc.nat()),
      clique: fc.integer({ min: 0, max: 6 }),
    });
    forAll({ of: [wild], numRuns: 250 }, ({ t, players, picks, clique }) => {
      let tournament: Tournament = {
        ...swiss.simulate!({ ...t, players, rounds: 1 }),
        rounds: t.rounds + 1,
        games: [],
        byes: [],
      };
      for (let round = 1; round <= t.rounds; round++) {
        agree(tournament, round);
        const left = tournament.players.map((p) => p.id);
        const met = new Set(tournament.games.flatMap((g) => [`${g.white} ${g.black}`, `${g.black} ${g.white}`]));
        const games = [];
        while (left.length > 1) {
          const white = left.splice(picks.next().value! % left.length, 1)[0]!;
          // Players of a clique meet each other first, so that later their group must release several.
          const fresh = left.filter((id) => !met.has(`${white} ${id}`));
          const black = fresh.find((id) => Number(id) <= clique === Number(white) <= clique) ?? fresh[0];
          if (!black) continue;
          left.splice(left.indexOf(black), 1);
          games.push({ round, white, black, result: (['1-0', '0-1', '1/2'] as const)[picks.next().value! % 3]! });
        }
        tournament = { ...tournament, games: [...tournament.games, ...games] };
      }
    });
  });
});
