import { expect, it } from 'vitest';
import type { PairedBracket } from './bracket-search.ts';
import { pairBracket } from './pair-bracket.ts';
import { pairRound } from './pair-round.ts';
import type { RoundState } from './round-state.ts';
import { listPairings } from './testing/list-pairings.ts';
import { plain, plainList } from './testing/plain-pairing.ts';
import { playTournament, type Random, randomFrom, type Tournament } from './testing/random-state.ts';
import { weighAtOnce } from './testing/weigh-at-once.ts';

const [USUAL, LONG] = [60, 50_000];
/** `ESCALA_CROSS_CHECK=all`, or a number of tournaments (CONTRIBUTING). */
const asked = process.env.ESCALA_CROSS_CHECK;
const tournaments = asked === undefined ? USUAL : Number(asked) || LONG;
/** For up to this many players, every pairing can be listed. */
const MOST_LISTED = 8;
/** In a long check, a line is printed after this many tournaments. */
const TOLD_AFTER = 1000;

function randomTournament(random: Random): Tournament {
  const players = 4 + Math.floor(random() * 32);
  return {
    players,
    rounds: 3 + Math.floor(random() * 9),
    absences: random() < 0.4 ? random() * 0.3 : 0,
    forfeits: random() < 0.4 ? random() * 0.2 : 0,
    draws: random(),
    accelerated: random() < 0.15 ? Math.ceil(players / 2) : 0,
    forbidden: randomForbidden(random, players),
  };
}

/**
 * Two players who may not meet, or clubs whose members may not: two or three clubs at random, or the weakest half of
 * the field in one.
 */
function randomForbidden(random: Random, players: number): number[][] {
  const chance = random();
  if (chance < 0.12) return [[0, 1 + Math.floor(random() * (players - 1))]];
  if (chance > 0.3) return [];
  const clubs = 2 + Math.floor(random() * 2);
  const clubOf = (player: number): number =>
    chance < 0.2 ? player % (clubs + 1) : Math.floor(Math.log2(players / (player + 1)));
  const all = Array.from({ length: players }, (_, player) => player);
  return Array.from({ length: clubs }, (_, club) => all.filter((player) => clubOf(player) === club));
}

it(`[C.04.3] ${tournaments} tournaments are paired alike by counting, by weighing everything, and small ones by listing`, async () => {
  const taken = new Map<PairedBracket['way'], number>();
  let rounds = 0;
  const pairBothWays = (state: RoundState, seed: number) => {
    const found = pairRound(state, (...bracket) => {
      const paired = pairBracket(...bracket);
      taken.set(paired.way, (taken.get(paired.way) ?? 0) + 1);
      return paired;
    });
    rounds++;
    const where = `seed ${seed}, round ${state.round}`;
    expect(plain(found), where).toEqual(plain(pairRound(state, weighAtOnce)));
    if (state.players.length <= MOST_LISTED) {
      const listed = listPairings(state);
      expect(plain(found, 'sets'), where).toEqual(listed === undefined ? 'no-pairing' : plainList(state, listed));
    }
    return 'unpaired' in found ? undefined : found;
  };
  for (let seed = 0; seed < tournaments; seed++) {
    const random = randomFrom(seed);
    playTournament(random, randomTournament(random), (state) => pairBothWays(state, seed));
    if ((seed + 1) % TOLD_AFTER !== 0) continue;
    console.info(`${seed + 1} tournaments, ${rounds} rounds alike`);
    // Lets the worker print its lines.
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect([...taken.keys()].sort()).toEqual(['counted', 'weighed', 'weighed-whole', 'weighed-with-next']);
}, 0);
