import type { Colour } from '@escala/core';

/** What a round left on a team's record, as the pairing of later rounds sees it. Points are in tenths. */
export interface TeamRecord {
  /** A match of which one board was played is played (D-TSW-2). */
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
  /** The other of match points and game points. */
  readonly secondary: number;
  /** Of a match: the other team by the initial order. */
  readonly opponent?: number | undefined;
  /** Of a match that was played: that of the first board (1.6.1). */
  readonly colour?: Colour | undefined;
}

export interface TeamState {
  /** One for each round before the one to be paired. */
  readonly records: readonly TeamRecord[];
  /** Whether the team is to be paired. */
  readonly isPresent: boolean;
  /** Fictitious points by round, the first round first (C.04.7 1); none where nothing is said. */
  readonly virtualPoints?: readonly number[] | undefined;
}

/** 1.7: simple preferences, strong and mild ones, or none. */
export const PREFERENCE_TYPES = ['A', 'B', 'none'] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/** Everything that the pairing of a round goes by (C.04.6). */
export interface RoundState {
  readonly round: number;
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly preferences: PreferenceType;
  /** Whether the secondary score says who is the first of two teams (4.2.2). */
  readonly usesSecondary: boolean;
  /** In the initial order (1.1). */
  readonly teams: readonly TeamState[];
  /** Groups of teams by the initial order of which no two may meet in this round (D-TSW-9). */
  readonly forbidden?: readonly (readonly number[])[] | undefined;
}

/** Points of the rounds before a round, with the virtual ones that the round gives. */
export const pairingScore = (team: TeamState, round: number): number =>
  scoreBefore(team, round) + (team.virtualPoints?.[round - 1] ?? 0);

/** Points of the rounds before a round. */
export function scoreBefore({ records }: TeamState, round: number, score: 'points' | 'secondary' = 'points'): number {
  let sum = 0;
  for (let before = 0; before < round - 1; before++) sum += records[before]![score];
  return sum;
}
