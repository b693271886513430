import type { DocumentOf } from './document.ts';

/** `escala/schedule@1`: all rounds; players are the numbers from 1 on. */
export type Schedule = DocumentOf<'schedule'>;
export type LeagueRound = Exclude<Schedule, { system: 'knockout' }>['rounds'][number];
export type ScheduledPair = LeagueRound['pairs'][number];
export type KnockoutRound = Extract<Schedule, { system: 'knockout' }>['rounds'][number];
export type KnockoutPair = KnockoutRound['pairs'][number];
/** A place in a knockout: a player, or the winner of a board of the previous round. */
export type KnockoutPlace = KnockoutPair['white'];

/** The shapes of a schedule; systems with other names use one of these. */
export const SCHEDULE_SYSTEMS = [
  'round-robin',
  'double-round-robin',
  'knockout',
] as const satisfies readonly Schedule['system'][];
export type ScheduleSystem = Schedule['system'];

/** `escala/round@1` of a league or a knockout, where the pairs come from a schedule and not from an engine. */
export interface ScheduledRound {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly ScheduledPair[];
  readonly bye: string | null;
  /** Players who advance without a game, if there are several. */
  readonly byes?: readonly string[];
  /** Players whose scheduled opponent has left. */
  readonly free?: readonly string[];
}
