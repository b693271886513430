import {
  type GameKind,
  type RandomBelow,
  type Result,
  seededRandom,
  type Tournament,
  type TournamentGame,
} from '@escala/core';
import fc from 'fast-check';

/** Random tournaments of a few players with everything that can happen in a round; pairings are arbitrary. */
export function arbitraryTournament(mostPlayers: number, mostRounds: number): fc.Arbitrary<Tournament> {
  return fc
    .record({
      players: fc.integer({ min: 2, max: mostPlayers }),
      rounds: fc.integer({ min: 1, max: mostRounds }),
      seed: fc.integer(),
      system: fc.constantFrom('fce-1990', 'round-robin', 'double-round-robin'),
      trouble: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ players, rounds, seed, system, trouble }) =>
      randomTournament(players, rounds, system, trouble, seededRandom(seed)),
    );
}

function randomTournament(
  count: number,
  rounds: number,
  system: string,
  trouble: number,
  random: RandomBelow,
): Tournament {
  const happens = (): boolean => random(100) < trouble;
  const ids = Array.from({ length: count }, (_, i) => String(i + 1));
  const rated = !happens();
  const withdrawals = ids
    .filter(() => happens() && random(2) === 0)
    .map((player) => ({ player, afterRound: random(rounds + 1) }));
  const games: TournamentGame[] = [];
  const byes: { round: number; player: string; points: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const present = ids.filter(
      (id) => !happens() && !withdrawals.some(({ player, afterRound }) => player === id && afterRound < round),
    );
    const order = shuffled(present, random);
    while (order.length > 1) games.push(randomGame(round, order.pop()!, order.pop()!, happens, random));
    if (order.length === 1) byes.push({ round, player: order[0]!, points: happens() ? 0.5 : 1 });
  }
  return {
    format: 'escala/tournament@1',
    system,
    rounds,
    players: ids.map((id, i) => ({ id, number: i + 1, ...((rated || happens()) && { rating: 1800 + random(40) }) })),
    games,
    byes,
    withdrawals,
  };
}

function randomGame(
  round: number,
  white: string,
  black: string,
  happens: () => boolean,
  random: RandomBelow,
): TournamentGame {
  if (!happens()) return { round, white, black, result: pick<Result>(['1-0', '0-1', '1/2'], random) };
  const kind = pick<GameKind>(['forfeit', 'adjudicated'], random);
  const results: Result[] = kind === 'forfeit' ? ['1-0', '0-1', '0-0'] : ['1-0', '0-1', '1/2'];
  return { round, white, black, result: pick(results, random), kind };
}

const pick = <T>(choices: readonly T[], random: RandomBelow): T => choices[random(choices.length)]!;

function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const k = random(i + 1);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return order;
}
