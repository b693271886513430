import type { DocumentOf } from './document.ts';

/** `escala/schedule@1`: all rounds, the players being the numbers from 1 on. */
export type Schedule = DocumentOf<'schedule'>;
export type LeagueRound = Exclude<Schedule, { system: 'knockout' }>['rounds'][number];
export type ScheduledPair = LeagueRound['pairs'][number];
export type KnockoutRound = Extract<Schedule, { system: 'knockout' }>['rounds'][number];
export type KnockoutPair = KnockoutRound['pairs'][number];
/** A place in a knockout: a player, or the winner of a board of the round before. */
export type KnockoutPlace = KnockoutPair['white'];

/** The shapes that a schedule has; a system with another name has one of them. */
export const SCHEDULE_SYSTEMS = [
  'round-robin',
  'double-round-robin',
  'knockout',
] as const satisfies readonly Schedule['system'][];
export type ScheduleSystem = Schedule['system'];

/** `escala/round@1` of a league or a knockout, where the schedule and not an engine makes the pairs. */
export interface ScheduledRound {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly ScheduledPair[];
  readonly bye: string | null;
  /** Who goes on without a game, where they are several. */
  readonly byes?: readonly string[];
  /** Whose opponent of the schedule has left. */
  readonly free?: readonly string[];
}
