import { type Bye, TIE_BREAK_EDITIONS, type Tournament, type TournamentGame } from '@escala/core';
import fc from 'fast-check';

/** Pairings are drawn at random: tie-breaks do not depend on their quality. */
export const arbitrarySwiss: fc.Arbitrary<Tournament> = fc
  .record({
    players: fc.integer({ min: 2, max: 7 }),
    rounds: fc.integer({ min: 1, max: 5 }),
    tiebreakRules: fc.constantFrom(...TIE_BREAK_EDITIONS),
  })
  .chain(({ players, rounds, tiebreakRules }) => {
    const ids = Array.from({ length: players }, (_, i) => `p${i + 1}`);
    const round = fc.record({
      order: fc.shuffledSubarray(ids, { minLength: players, maxLength: players }),
      ends: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: players, maxLength: players }),
    });
    return fc.array(round, { minLength: rounds, maxLength: rounds }).map((drawn): Tournament => {
      const games: TournamentGame[] = [];
      const byes: Bye[] = [];
      drawn.forEach(({ order, ends }, r) => {
        for (let i = 0; i < order.length; i += 2) {
          const [white, black] = [order[i]!, order[i + 1]];
          const game = black === undefined ? undefined : GAMES[ends[i]!];
          if (game && black) games.push({ round: r + 1, white, black, ...game });
          else
            for (const [n, player] of [white, black].entries()) {
              const bye = player === undefined ? undefined : BYES[ends[i + n]! % BYES.length];
              if (bye) byes.push({ round: r + 1, player: player!, ...bye });
            }
        }
      });
      const numbered = ids.map((id, i) => ({ id, number: i + 1 }));
      return {
        format: 'escala/tournament@1',
        system: 'fide-dutch',
        rounds,
        tiebreakRules,
        players: numbered,
        games,
        byes,
      };
    });
  });

/** By the number drawn; players not drawn have byes, or nothing at all. */
const GAMES = [
  { result: '1-0' },
  { result: '1/2' },
  { result: '0-1' },
  { result: '1-0' },
  { result: '1/2', kind: 'adjudicated' },
  { result: '1-0', kind: 'forfeit' },
  { result: '0-1', kind: 'forfeit' },
  { result: '0-0', kind: 'forfeit' },
  { result: '0-0', kind: 'played' },
  { result: '1/2-0' },
  { result: '0-1/2' },
] as const;

const BYES = [
  { kind: 'pairing', points: 1 },
  { kind: 'full', points: 1 },
  { kind: 'half', points: 0.5 },
  { kind: 'zero', points: 0 },
  undefined,
] as const;
