import type { DocumentOf } from './document.ts';

/** How a standings table counts a round for a player. */
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
  'assigned',
] as const;
export type RoundOutcome = (typeof ROUND_OUTCOMES)[number];

/**
 * The score of the dummy that replaces an unmet opponent: the player's own, or capped at that of the scheduled
 * opponent, or at draws in all rounds.
 */
export const DUMMY_SCORES = ['own', 'opponent', 'draws'] as const;
/** Why a value was cut: the least or the most significant one, or a round not played by choice. */
export const CUT_REASONS = ['low', 'high', 'voluntary'] as const;

/** `escala/standings@1`. */
export type Standings = DocumentOf<'standings'>;
export type StandingsRow = Standings['rows'][number];
/** How the numbers of a row were computed. */
export type RowWorking = NonNullable<Standings['workings']>[number];
export type TieBreakWorking = RowWorking['tiebreaks'][number];
/** What one round adds to a value. The uncut parts add up to the value, or, for a mean, to its numerator. */
export type WorkingPart = RowWorking['points'][number];
/** An opponent's round that counts differently from its score. */
export type CorrectedRound = NonNullable<WorkingPart['corrected']>[number];
/** Figures behind a value, besides its parts. */
export type WorkingFigures = NonNullable<TieBreakWorking['figures']>;
