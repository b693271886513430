import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRound } from './pair-round.ts';
import { listPairings } from './testing/list-pairings.ts';
import { plain, plainList } from './testing/plain-pairing.ts';
import { randomFrom, randomState } from './testing/random-state.ts';
import { stateBefore, type Vector } from './testing/read-report.ts';

const text = gunzipSync(readFileSync(new URL('./cases/vectors.jsonl.gz', import.meta.url))).toString('utf8');
const vectors = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

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
        expect(plain(pairRound(state), 'sets')).toEqual(listed === undefined ? 'no-pairing' : plainList(state, listed));
      }),
      { numRuns: 300 },
    );
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
        const forbidden = state.forbidden!.map((group) => group.map(shifted));
        const found = pairRound({ ...state, players, forbidden });
        const before = pairRound(state);
        if ('unpaired' in before) {
          expect('unpaired' in found).toBe(true);
          return;
        }
        const pairs = before.pairs.map(({ white, black }) => ({ white: shifted(white), black: shifted(black) }));
        const bye = before.bye === undefined ? undefined : shifted(before.bye);
        expect(plain(found)).toEqual(plain({ pairs, bye }));
      }),
      { numRuns: 150 },
    );
  });
});
