/** A round in a player's record, as needed to pair later rounds. Points are in tenths. */
export interface RoundRecord {
  readonly kind: 'played' | 'forfeit' | 'pairing-allocated-bye' | 'bye' | 'absent';
  readonly points: number;
  /** For a game played or forfeited: the opponent's place in the initial order. */
  readonly opponent?: number | undefined;
  /** For a game that was played. */
  readonly colour?: Colour | undefined;
}

export type Colour = 'white' | 'black';

export interface PlayerState {
  /** One for each round before the one to be paired. */
  readonly records: readonly RoundRecord[];
  /** Whether the player is to be paired. */
  readonly isPresent: boolean;
  /** Virtual points by round, from the first round (C.04.7); none by default. */
  readonly virtualPoints?: readonly number[] | undefined;
  /** Points by ruling, by round (D-TRF-10): part of the score, but of no result. */
  readonly assigned?: readonly number[] | undefined;
}

/** Everything that determines the pairing of a round (C.04.3, with C.04.1 and C.04.2). Points are in tenths. */
export interface RoundState {
  readonly round: number;
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** In the initial order: rating, title, alphabet (C.04.2 2). */
  readonly players: readonly PlayerState[];
  /** Groups of players, by initial order, of whom no two may meet in this round. */
  readonly forbidden?: readonly (readonly number[])[] | undefined;
}

/** Points from earlier rounds, plus the virtual points of the round (C.04.7). */
export function scoreAt({ records, virtualPoints, assigned }: PlayerState, round: number): number {
  let score = virtualPoints?.[round - 1] ?? 0;
  for (let before = 0; before < round - 1; before++) score += records[before]!.points + (assigned?.[before] ?? 0);
  return score;
}

/** Floats of the previous round and the one before it. */
export const FLOAT = { downLast: 1, upLast: 2, downBefore: 4, upBefore: 8 } as const;

/** 1.4: how a player floated in a round, including that round's virtual points (D-DUTCH-17). */
export function floatOf({ players, points }: RoundState, player: number, round: number): 'down' | 'up' | undefined {
  if (round < 1) return undefined;
  const { kind, opponent, points: scored } = players[player]!.records[round - 1]!;
  if (kind !== 'played') {
    // D-DUTCH-19: also for a pairing-allocated bye that is worth no more than a loss.
    return kind === 'pairing-allocated-bye' || scored > points.loss ? 'down' : undefined;
  }
  const difference = scoreAt(players[player]!, round) - scoreAt(players[opponent!]!, round);
  return difference > 0 ? 'down' : difference < 0 ? 'up' : undefined;
}
