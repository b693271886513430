import type { Colour } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompetitionSystem } from '../../contracts/competition.ts';
import { SYSTEMS } from '../systems.ts';
import { pairRound } from './pair-round.ts';

const swiss: CompetitionSystem = SYSTEMS['fce-1990'];

const terms = fc.record({
  players: fc.integer({ min: 2, max: 60 }),
  rounds: fc.integer({ min: 1, max: 11 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  absences: fc.constantFrom(0, 30),
  forfeits: fc.constantFrom(0, 50),
  withdrawals: fc.constantFrom(0, 20),
});

describe('whole simulated tournaments', () => {
  it('[Suis 2] [Suis 8.2] [Suis 12.1] nobody meets twice, one bye at most, colours within their limits until they are relaxed', () => {
    forAll({ of: [terms], numRuns: 60 }, (t) => {
      const tournament = swiss.simulate!(t);
      const met = new Set<string>();
      for (const { white, black, kind } of tournament.games) {
        if (kind === 'forfeit') continue;
        const key = [white, black].sort().join(' ');
        expect(met.has(key)).toBe(false);
        met.add(key);
      }
      const byes = tournament.byes!.map((bye) => bye.player);
      expect(new Set(byes).size).toBe(byes.length);
      const rounds = [...new Set(tournament.games.map((game) => game.round))];
      const strict = rounds.filter((round) => {
        const paired = pairRound(tournament, round);
        return paired.kind === 'paired' && paired.level === 'strict';
      });
      for (const { id } of tournament.players) {
        const colours: Colour[] = [];
        for (const game of tournament.games) {
          if (game.kind === 'forfeit' || (game.white !== id && game.black !== id)) continue;
          colours.push(game.white === id ? 'white' : 'black');
          if (!strict.includes(game.round) || !rounds.filter((r) => r <= game.round).every((r) => strict.includes(r)))
            break;
          expect(new Set(colours.slice(-3)).size > 1 || colours.length < 3).toBe(true);
          const balance = colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
          expect(Math.abs(balance)).toBeLessThan(3);
        }
      }
    });
  });
  it('one state, one pairing: the order of players, games and byes in the document changes nothing', () => {
    forAll({ of: [terms], numRuns: 60 }, (t) => {
      const tournament = swiss.simulate!(t);
      const turned = {
        ...tournament,
        players: tournament.players.toReversed(),
        games: tournament.games.toReversed(),
        byes: tournament.byes!.toReversed(),
      };
      const round = Math.min(tournament.rounds, 1 + Math.max(0, ...tournament.games.map((game) => game.round)));
      expect(pairRound(turned, round)).toEqual(pairRound(tournament, round));
    });
  });
  it('a replay of a simulated tournament finds no difference; a changed pair is found', () => {
    forAll({ of: [terms], numRuns: 40 }, (t) => {
      const tournament = swiss.simulate!(t);
      expect(swiss.check!(tournament).flatMap((round) => round.differences)).toEqual([]);
      const [first, ...rest] = tournament.games;
      if (!first) return;
      const swapped = { ...tournament, games: [{ ...first, white: first.black, black: first.white }, ...rest] };
      const differences = swiss.check!(swapped).find(({ round }) => round === first.round)!.differences;
      expect(differences.map((difference) => difference.kind)).toContain('colours');
    });
  });
});
