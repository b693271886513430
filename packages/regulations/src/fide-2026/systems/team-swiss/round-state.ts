import type { Colour } from '@escala/core';

/** A round in a team's record, as needed to pair later rounds. Points are in tenths. */
export interface TeamRecord {
  /** A match with at least one board played counts as played (D-TSW-2). */
  readonly kind:
    | 'played'
    | 'forfeit-win'
    | 'forfeit-loss'
    | 'pairing-allocated-bye'
    | 'full-point-bye'
    | 'bye'
    | 'absent';
  /** The score that groups teams (1.2). */
  readonly points: number;
  /** The other one of match points and game points. */
  readonly secondary: number;
  /** For a match: the other team's place in the initial order. */
  readonly opponent?: number | undefined;
  /** For a played match: the colour on the first board (1.6.1). */
  readonly colour?: Colour | undefined;
}

export interface TeamState {
  /** One for each round before the one to be paired. */
  readonly records: readonly TeamRecord[];
  /** Whether the team is to be paired. */
  readonly isPresent: boolean;
  /** Virtual points by round, from the first round (C.04.7 1); none by default. */
  readonly virtualPoints?: readonly number[] | undefined;
}

/** 1.7: simple preferences, strong and mild ones, or none. */
export const PREFERENCE_TYPES = ['A', 'B', 'none'] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/** Everything that determines the pairing of a round (C.04.6). */
export interface RoundState {
  readonly round: number;
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly preferences: PreferenceType;
  /** Whether the secondary score helps decide which of two teams is the first (4.2.2). */
  readonly usesSecondary: boolean;
  /** In the initial order (1.1). */
  readonly teams: readonly TeamState[];
  /** Groups of teams, by initial order, of which no two may meet in this round (D-TSW-9). */
  readonly forbidden?: readonly (readonly number[])[] | undefined;
}

/** Points from earlier rounds, plus the virtual ones of the round. */
export const pairingScore = (team: TeamState, round: number): number =>
  scoreBefore(team, round) + (team.virtualPoints?.[round - 1] ?? 0);

/** Points from the rounds before a round. */
export function scoreBefore({ records }: TeamState, round: number, score: 'points' | 'secondary' = 'points'): number {
  let sum = 0;
  for (let before = 0; before < round - 1; before++) sum += records[before]![score];
  return sum;
}
