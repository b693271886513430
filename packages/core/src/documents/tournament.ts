import type { IsoDate } from '../calendar.ts';
import type { GameKind, Result } from '../outcome.ts';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const TOURNAMENT_SYSTEMS = ['fce-1990', 'round-robin', 'double-round-robin', 'knockout'] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];

export interface TournamentPlayer {
  readonly id: string;
  /** Pairing number, 1 the strongest; given for everybody or for nobody. */
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  readonly rating?: number | undefined;
  readonly title?: string | undefined;
  readonly club?: string | undefined;
  readonly category?: string | undefined;
  readonly birthDate?: IsoDate | undefined;
}

export interface TournamentGame {
  readonly round: number;
  readonly board?: number | undefined;
  readonly white: string;
  readonly black: string;
  /** Absent while the game is being played. */
  readonly result?: Result | undefined;
  readonly kind?: GameKind | undefined;
}

export interface Bye {
  readonly round: number;
  readonly player: string;
  readonly points: number;
}

export interface Absence {
  readonly round: number;
  readonly player: string;
}

export interface Withdrawal {
  readonly player: string;
  readonly afterRound: number;
}

/** `escala/tournament@1`. */
export interface Tournament {
  readonly format: 'escala/tournament@1';
  readonly name?: string | undefined;
  readonly system: TournamentSystem;
  readonly rounds: number;
  readonly initialColour?: Colour | undefined;
  readonly players: readonly TournamentPlayer[];
  readonly games: readonly TournamentGame[];
  readonly byes?: readonly Bye[] | undefined;
  readonly absences?: readonly Absence[] | undefined;
  readonly withdrawals?: readonly Withdrawal[] | undefined;
}

export type PassedReason = 'met' | 'colour' | 'not-completable' | 'quality' | 'rating';

/** Why a pair came about. */
export interface PairTrace {
  /** Points of the group in which the pair was made. */
  readonly group: number;
  readonly direction: 'down' | 'up' | 'middle';
  /** A: an incoming floater; C: the rest of the group. */
  readonly step: 'A' | 'C';
  readonly floater: string | null;
  readonly passed: readonly { readonly player: string; readonly reason: PassedReason }[];
  readonly colourRule: 1 | 2 | 3 | 4 | 5;
  readonly quality: 0 | 1 | 2 | 3;
  readonly level: 'strict' | 'last' | 'relaxed';
}

export interface PairedBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly trace: PairTrace;
}

/** `escala/round@1`. */
export interface PairedRound {
  readonly format: 'escala/round@1';
  readonly round: number;
  readonly pairs: readonly PairedBoard[];
  readonly bye: string | null;
}
