export interface ScheduledPair {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

export interface LeagueRound {
  readonly round: number;
  readonly pairs: readonly ScheduledPair[];
  readonly bye: string | null;
}

/** A place in a knockout: a player, or the winner of a board of the round before. */
export type KnockoutPlace = string | { readonly winner: number };

export interface KnockoutPair {
  readonly board: number;
  readonly white: KnockoutPlace;
  readonly black: KnockoutPlace;
}

export interface KnockoutRound {
  readonly round: number;
  readonly pairs: readonly KnockoutPair[];
  /** Who goes on without a game. */
  readonly byes: readonly string[];
}

/** `escala/schedule@1`: all rounds, the players being the numbers from 1 on. */
export type Schedule =
  | {
      readonly format: 'escala/schedule@1';
      readonly system: 'round-robin' | 'double-round-robin';
      readonly players: number;
      readonly rounds: readonly LeagueRound[];
    }
  | {
      readonly format: 'escala/schedule@1';
      readonly system: 'knockout';
      readonly players: number;
      readonly rounds: readonly KnockoutRound[];
    };

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
