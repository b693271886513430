import type { Colour, PlayerState, RoundRecord, RoundState } from '../round-state.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const POINTS = { win: 10, draw: 5, loss: 0 } as const;

/** A state that need not come from a real tournament: random games, colours and points. */
export function randomState(random: Random, most: number): RoundState {
  const count = 2 + Math.floor(random() * (most - 1));
  const round = 1 + Math.floor(random() * 6);
  const rounds = random() < 0.3 ? round : round + 3;
  const games = random();
  const records: RoundRecord[][] = Array.from({ length: count }, () => []);
  for (let r = 0; r < round - 1; r++) {
    const order = Array.from({ length: count }, (_, i) => i).sort(() => random() - 0.5);
    for (let i = 0; i < count; i += 2) {
      const [a, b] = [order[i]!, order[i + 1]];
      if (b === undefined || random() > games) {
        for (const player of b === undefined ? [a] : [a, b]) records[player]!.push(unplayed(random));
        continue;
      }
      const scored = [0, 5, 10][Math.floor(random() * 3)]!;
      const [white, black]: [Colour, Colour] = random() < 0.5 ? ['white', 'black'] : ['black', 'white'];
      records[a]!.push({ kind: 'played', opponent: b, colour: white, points: scored });
      records[b]!.push({ kind: 'played', opponent: a, colour: black, points: 10 - scored });
    }
  }
  const players = records.map(
    (own): PlayerState => ({
      records: own,
      isPresent: random() < 0.95,
      virtualPoints: random() < 0.1 ? Array.from({ length: round }, () => 10 * Math.floor(random() * 2)) : undefined,
    }),
  );
  const forbidden: [number, number][] =
    random() < 0.2 && count > 2 ? [[0, 1 + Math.floor(random() * (count - 1))]] : [];
  return { round, rounds, initialColour: random() < 0.5 ? 'white' : 'black', points: POINTS, players, forbidden };
}

function unplayed(random: Random): RoundRecord {
  const x = random();
  if (x < 0.25) return { kind: 'pairing-allocated-bye', points: 10 };
  if (x < 0.5) return { kind: 'bye', points: 5 };
  if (x < 0.6) return { kind: 'bye', points: 10 };
  return { kind: 'absent', points: 0 };
}

/** Settings of a simulated tournament. */
export interface Tournament {
  readonly players: number;
  readonly rounds: number;
  readonly absences?: number;
  readonly forfeits?: number;
  readonly draws?: number;
  /** This many of the first players have virtual points in the first half of the rounds (C.04.7). */
  readonly accelerated?: number;
  /** Pairs by the initial order who may not meet. */
  readonly forbidden?: readonly (readonly number[])[];
}

interface PairsAndBye {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | undefined;
}

/** Plays a tournament: requests the pairing of each state, and ends when there is none. */
export function playTournament(
  random: Random,
  { players, rounds, absences = 0, forfeits = 0, draws = 0.3, accelerated = 0, forbidden = [] }: Tournament,
  pair: (state: RoundState) => PairsAndBye | undefined,
): void {
  const records: RoundRecord[][] = Array.from({ length: players }, () => []);
  const virtualPoints = Array.from({ length: rounds }, (_, i) => (2 * i < rounds ? POINTS.win : 0));
  for (let round = 1; round <= rounds; round++) {
    const state: RoundState = {
      round,
      rounds,
      initialColour: 'white',
      points: POINTS,
      players: records.map((own, i) => ({
        records: [...own],
        isPresent: random() >= absences,
        ...(i < accelerated && { virtualPoints }),
      })),
      forbidden,
    };
    const paired = pair(state);
    if (paired === undefined) return;
    for (const { white, black } of paired.pairs) {
      if (random() < forfeits) {
        records[white]!.push({ kind: 'forfeit', opponent: black, points: 10 });
        records[black]!.push({ kind: 'forfeit', opponent: white, points: 0 });
        continue;
      }
      const scored = random() < draws ? 5 : random() < 0.5 + (black - white) / (2 * players) ? 10 : 0;
      records[white]!.push({ kind: 'played', opponent: black, colour: 'white', points: scored });
      records[black]!.push({ kind: 'played', opponent: white, colour: 'black', points: 10 - scored });
    }
    if (paired.bye !== undefined) records[paired.bye]!.push({ kind: 'pairing-allocated-bye', points: 10 });
    for (const own of records)
      if (own.length < round) own.push(random() < 0.5 ? { kind: 'bye', points: 5 } : { kind: 'absent', points: 0 });
  }
}
