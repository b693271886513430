import type { DocumentOf } from './document.ts';

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

/** In place of an opponent who was not met: with the own score, or held down to that of the opponent who was to come, or to draws in all rounds. */
export const DUMMY_SCORES = ['own', 'opponent', 'draws'] as const;
/** Left out: as the least or the most significant value, or as a round that was not played by choice. */
export const CUT_REASONS = ['low', 'high', 'voluntary'] as const;

/** `escala/standings@1`. */
export type Standings = DocumentOf<'standings'>;
export type StandingsRow = Standings['rows'][number];
/** How the numbers of one row came about. */
export type RowWorking = NonNullable<Standings['workings']>[number];
export type TieBreakWorking = RowWorking['tiebreaks'][number];
/** What one round adds to a value. The values of the parts that are not cut add up to the value, or to what is divided for a mean. */
export type WorkingPart = RowWorking['points'][number];
/** A round of an opponent that counts otherwise than it was scored. */
export type CorrectedRound = NonNullable<WorkingPart['corrected']>[number];
/** What a value is made of beside its parts. */
export type WorkingFigures = NonNullable<TieBreakWorking['figures']>;
