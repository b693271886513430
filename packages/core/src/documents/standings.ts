import type { Decision } from '../vocabulary.ts';

export interface StandingsRow {
  /** 1, 2, 2, 4: who is level on everything shares a rank. */
  readonly rank: number;
  /** The player, or the team. */
  readonly player: string;
  readonly points: number;
  /** In the order of `tiebreaks`; null where a tie-break does not decide. */
  readonly tiebreaks: readonly (number | null)[];
}

/** What a round was for a player, as a standings table counts it. */
export const ROUND_OUTCOMES = [
  'absent',
  'withdrawn',
  'bye',
  'won',
  'drawn',
  'lost',
  'forfeit-won',
  'forfeit-lost',
  'adjudicated-won',
  'adjudicated-drawn',
  'adjudicated-lost',
  'taken-out',
] as const;
export type RoundOutcome = (typeof ROUND_OUTCOMES)[number];

/** A round of an opponent that counts otherwise than it was scored. */
export interface CorrectedRound {
  readonly round: number;
  readonly why: RoundOutcome;
  readonly scored: number;
  readonly value: number;
}

/** In place of an opponent who was not met: with the own score, or held down to that of the opponent who was to come, or to draws in all rounds. */
export const DUMMY_SCORES = ['own', 'opponent', 'draws'] as const;
/** Left out: as the least or the most significant value, or as a round that was not played by choice. */
export const CUT_REASONS = ['low', 'high', 'voluntary'] as const;

/** What one round adds to a value. The values of the parts that are not cut add up to the value, or to what is divided for a mean. */
export interface WorkingPart {
  readonly round: number;
  readonly why: RoundOutcome;
  /** The opponent that the value comes from. */
  readonly player?: string;
  readonly value: number;
  readonly corrected?: readonly CorrectedRound[];
  /** The score of the opponent or the dummy, where the value is made from it. */
  readonly opponentScore?: number;
  readonly dummy?: (typeof DUMMY_SCORES)[number];
  readonly cut?: (typeof CUT_REASONS)[number];
  /** Of teams, where a tie-break goes on to the score that does not rank. */
  readonly secondary?: number;
}

/** What a value is made of beside its parts. */
export type WorkingFigures =
  /** Score that does not rank, Buchholz, and by what it is divided. */
  | { readonly secondary: number; readonly buchholz: number; readonly divisor: number }
  /** Mean rating of the opponents, score in per cent, and the difference that goes with it. */
  | { readonly average: number; readonly percentage: number; readonly difference: number }
  /** Points that an opponent needs to count. */
  | { readonly least: number };

export interface TieBreakWorking {
  /** As the competition book names it. */
  readonly tiebreak: string;
  readonly value: number | null;
  readonly articles: readonly string[];
  readonly decisions: readonly Decision[];
  readonly parts: readonly WorkingPart[];
  /** Why there is no value: the two players whose order is open, or the opponent without a rating. */
  readonly open?: readonly string[];
  /** Who was level when its turn came, where it looks at them alone. */
  readonly among?: readonly string[];
  readonly figures?: WorkingFigures;
  /** Points on each board of a team, the first board first. */
  readonly boards?: readonly number[];
}

/** How the numbers of one row came about. */
export interface RowWorking {
  readonly player: string;
  /** Left before half of the rounds: points and tie-breaks count as nothing. */
  readonly annulled: boolean;
  readonly points: readonly WorkingPart[];
  readonly tiebreaks: readonly TieBreakWorking[];
}

/** `escala/standings@1`. */
export interface Standings {
  readonly format: 'escala/standings@1';
  readonly round: number;
  readonly tiebreaks: readonly string[];
  readonly rows: readonly StandingsRow[];
  /** Only where they are asked for, in the order of the rows. */
  readonly workings?: readonly RowWorking[];
}
