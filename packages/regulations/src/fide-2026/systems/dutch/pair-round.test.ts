import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairedBracket } from './bracket-search.ts';
import { fieldOf } from './field.ts';
import { pairBracket, weighWhole } from './pair-bracket.ts';
import { type DutchPairing, pairRound } from './pair-round.ts';
import { listPairings } from './testing/list-pairings.ts';
import { playTournament, randomFrom, randomState } from './testing/random-state.ts';
import { stateBefore, type Vector } from './testing/read-report.ts';

const text = gunzipSync(readFileSync(new URL('./cases/vectors.jsonl.gz', import.meta.url))).toString('utf8');
const vectors = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

/** Pairs in an order of their own, so that pairings can be compared. */
function plain(pairing: DutchPairing): unknown {
  if ('unpaired' in pairing) return 'no-pairing';
  const pairs = pairing.pairs.map(({ white, black }) => [white + 1, black + 1]);
  return { pairs: pairs.sort(([a], [b]) => a! - b!), bye: pairing.bye === undefined ? null : pairing.bye + 1 };
}

describe('the Dutch system of a round', () => {
  const kinds = [...new Set(vectors.map(({ id }) => id.split('/')[0]!))];
  it.each(kinds)('[C.04.3] every round of the tournaments "%s", paired by another engine', (kind) => {
    for (const vector of vectors.filter(({ id }) => id.startsWith(`${kind}/`)))
      for (const { round, pairs, bye, error } of vector.expected) {
        const expected = error ?? { pairs: [...pairs!].sort(([a], [b]) => a - b), bye };
        expect(plain(pairRound(stateBefore(vector, round))), `${vector.id}, round ${round}`).toEqual(expected);
      }
  });

  it('[C.04.3] is the best of all pairings of up to eight players, also in states that no tournament reaches', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = randomState(randomFrom(seed), 8);
        const listed = listPairings(state);
        const { player } = fieldOf(state);
        const found = pairRound(state);
        if (listed === undefined || 'unpaired' in found) {
          expect('unpaired' in found && listed === undefined).toBe(true);
          return;
        }
        const sets = found.pairs.map(({ white, black }) => [Math.min(white, black), Math.max(white, black)]);
        const expected = listed.pairs.map(([a, b]) => [player[a]!, player[b]!].sort((x, y) => x - y));
        const order = ([a]: number[], [b]: number[]): number => a! - b!;
        expect(sets.sort(order)).toEqual(expected.sort(order));
        expect(found.bye).toBe(listed.bye === undefined ? undefined : player[listed.bye]);
      }),
      { numRuns: 1500 },
    );
  });

  it('[C.04.3] is the same by counting and by weighing everything; every way is taken', () => {
    const taken = new Map<PairedBracket['way'], number>();
    for (let seed = 0; seed < 60; seed++) {
      const random = randomFrom(seed);
      const tournament = {
        players: 4 + Math.floor(random() * 32),
        rounds: 3 + Math.floor(random() * 9),
        absences: random() < 0.4 ? random() * 0.3 : 0,
        forfeits: random() < 0.4 ? random() * 0.2 : 0,
        draws: random(),
      };
      playTournament(random, tournament, (state) => {
        const found = pairRound(state, (...bracket) => {
          const paired = pairBracket(...bracket);
          taken.set(paired.way, (taken.get(paired.way) ?? 0) + 1);
          return paired;
        });
        expect(plain(found), `seed ${seed}, round ${state.round}`).toEqual(plain(pairRound(state, weighWhole)));
        return 'unpaired' in found ? undefined : found;
      });
    }
    expect([...taken.keys()].sort()).toEqual(['counted', 'weighed', 'weighed-whole', 'weighed-with-next']);
  });

  it('[1.1] nothing but the line of one who has never been there changes with it (D-DUTCH-4)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, place) => {
        const state = randomState(randomFrom(seed), 12);
        const at = place % (state.players.length + 1);
        const shifted = (player: number): number => (player >= at ? player + 1 : player);
        const absent = state.players[0]!.records.map(() => ({
          kind: 'absent' as const,
          points: 0,
          opponent: undefined,
        }));
        const players = state.players.map((each) => ({
          ...each,
          records: each.records.map((record) => ({
            ...record,
            opponent: record.opponent === undefined ? undefined : shifted(record.opponent),
          })),
        }));
        players.splice(at, 0, { records: absent, isPresent: false, virtualPoints: undefined });
        const forbidden = state.forbidden!.map(([a, b]) => [shifted(a), shifted(b)] as const);
        const found = pairRound({ ...state, players, forbidden });
        const before = pairRound(state);
        if ('unpaired' in before) {
          expect('unpaired' in found).toBe(true);
          return;
        }
        const pairs = before.pairs.map(({ white, black }) => ({ white: shifted(white), black: shifted(black) }));
        const bye = before.bye === undefined ? undefined : shifted(before.bye);
        expect(plain(found)).toEqual(plain({ pairs: pairs.map((pair) => ({ ...pair, colourRule: 1 })), bye }));
      }),
      { numRuns: 300 },
    );
  });
});
