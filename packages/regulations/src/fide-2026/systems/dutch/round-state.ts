/** What a round left on a player's record, as the pairing of later rounds sees it. Points are in tenths. */
export interface RoundRecord {
  readonly kind: 'played' | 'forfeit' | 'pairing-allocated-bye' | 'bye' | 'absent';
  readonly points: number;
  /** Of a game that was played or forfeited: the opponent by the initial order. */
  readonly opponent?: number | undefined;
  /** Of a game that was played. */
  readonly colour?: Colour | undefined;
}

export type Colour = 'white' | 'black';

export interface PlayerState {
  /** One for each round before the one to be paired. */
  readonly records: readonly RoundRecord[];
  /** Whether the player is to be paired. */
  readonly isPresent: boolean;
  /** Fictitious points by round, the first round first (C.04.7); none where nothing is said. */
  readonly virtualPoints?: readonly number[] | undefined;
}

/** Everything that the pairing of a round goes by (C.04.3, with C.04.1 and C.04.2). Points are in tenths. */
export interface RoundState {
  readonly round: number;
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** In the initial order: rating, title, alphabet (C.04.2 2). */
  readonly players: readonly PlayerState[];
  /** Groups of players by the initial order of whom no two may meet in this round. */
  readonly forbidden?: readonly (readonly number[])[] | undefined;
}

/** Points of the rounds before, with the virtual points that the round gives (C.04.7). */
export function scoreAt({ records, virtualPoints }: PlayerState, round: number): number {
  let score = virtualPoints?.[round - 1] ?? 0;
  for (let before = 0; before < round - 1; before++) score += records[before]!.points;
  return score;
}
